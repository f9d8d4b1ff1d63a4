/// A focus state that the focus has to follow.
package protocol FocusFollower: AnyObject {
  /// Whether the state asks for no view.
  var isResting: Bool { get }
  /// Makes the state ask for no view, since no view has what it asks for.
  func rest()
}

/// What ties a view to a focus state: the state has a value exactly while the focus is in the view.
nonisolated package struct FocusLink {
  package let state: any FocusFollower
  /// Whether the state asks for this view.
  package let isWanted: () -> Bool
  /// The focus came into the view.
  package let gain: () -> Void
  /// The focus left the view.
  package let lose: () -> Void
}

/// Where a focus state lives as long as its node does.
final class FocusBox<Value: Hashable>: Location<Value>, FocusFollower {
  private let state: StateBox<Value>
  private let resting: Value
  private weak var reader: (any Reader)?

  init(resting: Value, property: String, reader: any Reader) {
    state = StateBox(resting, property: property, wrapper: "@FocusState")
    self.resting = resting
    self.reader = reader
    super.init()
  }

  override var name: String { state.name }

  override func read() -> Value { state.read() }

  override func write(_ newValue: Value) {
    state.write(newValue)
    if Tracking.isOnGraphThread {
      reader?.focusShallFollow(self)
    } else {
      // Unsafe, but ours: the box is looked at on the graph's thread.
      nonisolated(unsafe) let (state, reader): (any FocusFollower, (any Reader)?) = (self, reader)
      Tracking.onGraphThread { reader?.focusShallFollow(state) }
    }
  }

  private var current: Value { Tracking.ignoringReads { state.read() } }

  var isResting: Bool { current == resting }

  func rest() { state.write(resting) }

  /// Ties a view to the state.
  func link(to value: Value) -> FocusLink {
    FocusLink(
      state: self,
      isWanted: { self.current == value },
      gain: { self.state.write(value) },
      lose: { if self.current == value { self.rest() } })
  }
}
