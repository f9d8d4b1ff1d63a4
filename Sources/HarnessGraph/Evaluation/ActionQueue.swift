/// Actions of the app that wait for their turn, first in, first out.
struct ActionQueue {
  private var actions: [() -> Void] = []
  private var first = 0
  private var taken = 0

  var isEmpty: Bool { first == actions.count }

  /// A mark behind those that stand in line now.
  var end: Int { taken + actions.count - first }

  mutating func append(_ action: @escaping () -> Void) { actions.append(action) }

  /// Takes the first one, unless it came after the mark.
  mutating func take(before mark: Int) -> (() -> Void)? {
    guard taken < mark, !isEmpty else { return nil }
    let action = actions[first]
    first += 1
    taken += 1
    if isEmpty {
      actions.removeAll(keepingCapacity: true)
      first = 0
    }
    return action
  }
}
