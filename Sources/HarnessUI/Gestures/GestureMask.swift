/// Which gestures may come true where one is added: the new one, those inside, or both.
///
/// Source: SwiftUI's documentation of `GestureMask`.
nonisolated public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither.
  public static let none = GestureMask([])
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that was added to a view, and how it stands to others.
@MainActor
package final class GestureAttachment {
  package enum Priority: Sendable {
    /// After those inside, before those around.
    case normal
    /// Before those inside.
    case high
    /// Whatever the others do.
    case simultaneous
  }

  nonisolated package let priority: Priority
  nonisolated package let mask: GestureMask
  private nonisolated(unsafe) let gesture: Any
  private nonisolated let make: @MainActor () -> AnyGestureRecognizer

  nonisolated init<G: Gesture>(_ gesture: G, priority: Priority, mask: GestureMask) {
    self.priority = priority
    self.mask = mask
    self.gesture = gesture
    nonisolated(unsafe) let copy = gesture
    make = { copy.recognizer() }
  }

  /// Makes what follows fingers.
  package func makeRecognizer() -> AnyGestureRecognizer { make() }

  /// Gives a recogniser that was made by an earlier one of its kind the closures of today.
  package func update(_ recognizer: AnyGestureRecognizer) { recognizer.update(gesture) }
}

nonisolated struct GestureModifier<G: Gesture>: ViewModifier, PrimitiveModifier {
  let gesture: G
  let priority: GestureAttachment.Priority
  let mask: GestureMask

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(
      .gesture(
        GestureAttachment(modifier.gesture, priority: modifier.priority, mask: modifier.mask)))
  }
}

extension View {
  /// Adds a gesture, which comes after those of the views inside.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture if it is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture if it is enabled, under a name.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that goes before those of the views inside, if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture that goes before those of the views inside, if it is enabled, under a name.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture that takes nothing from the others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that takes nothing from the others, if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture that takes nothing from the others, if it is enabled, under a name.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
}
