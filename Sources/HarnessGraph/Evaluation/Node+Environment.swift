package import HarnessUI

/// What a node changes in the environment of everything below it.
extension Node {
  package var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

  package func transformEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: inherited)
    track { change(&values) }
    for entry in values.writes { setEnvironment(entry) }
  }

  /// Each key is a source of its own, so that only the readers of a changed key run again.
  package func setEnvironment(_ newer: EnvironmentEntry) {
    for entry in entries where entry.key == newer.key {
      entry.replace(with: newer)
      return
    }
    entries.append(newer)
    scope = EnvironmentScope(newer, outer: scope)
    if evaluations > 1 { inheritAnew() }
  }

  /// A key that was not set before: everything below may have read an outer value.
  private func inheritAnew() {
    for child in currentAndFormerChildren { child.inherit(scope) }
  }

  private func inherit(_ outer: EnvironmentScope?) {
    inherited = outer
    scope = outer
    for entry in entries { scope = EnvironmentScope(entry, outer: scope) }
    markDirty(because: nil)
    for child in children { child.inherit(scope) }
  }
}
