package import HarnessUI

/// What a node changes in the environment of everything below it.
extension Node {
  package var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

  package func transformEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: inherited)
    track { change(&values) }
    for write in values.writes { set(write.key, to: write.value, isSame: write.isSame) }
  }

  package func provide(_ object: AnyObject, as type: any Any.Type) {
    set(ObjectIdentifier(type), to: object) { ($0 as AnyObject) === ($1 as AnyObject) }
  }

  /// Each key is a source of its own, so that only the readers of a changed key run again.
  private func set(
    _ key: ObjectIdentifier, to value: Any, isSame: EnvironmentValues.Sameness
  ) {
    if let entry = entries.first(where: { $0.key == key })?.entry {
      entry.replace(value, isSame: isSame)
      return
    }
    let entry = EnvironmentEntry(value, name: "the environment")
    entries.append((key, entry))
    scope = EnvironmentScope(key, entry, outer: scope)
    if evaluations > 1 { inheritAnew() }
  }

  /// A key that was not set before: everything below may have read an outer value.
  private func inheritAnew() {
    // While this node is evaluated, its children are the former ones.
    for child in former + children { child.inherit(scope) }
  }

  private func inherit(_ outer: EnvironmentScope?) {
    inherited = outer
    scope = outer
    for (key, entry) in entries { scope = EnvironmentScope(key, entry, outer: scope) }
    invalidate(because: nil)
    for child in children { child.inherit(scope) }
  }
}
