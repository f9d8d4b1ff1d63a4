package import HarnessUI

/// What a node changes in the environment of everything below it.
extension Node {
  package var environment: EnvironmentValues {
    EnvironmentValues(scope: scope, root: graph.environment)
  }

  /// What the node itself sees, without what it changes for its children.
  var inheritedEnvironment: EnvironmentValues {
    EnvironmentValues(scope: inherited, root: graph.environment)
  }

  package func transformEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = inheritedEnvironment
    track { change(&values) }
    for entry in values.writes { setEnvironment(entry) }
    if entries.count > values.writes.count { keepOnly(values.writes) }
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

  /// Forgets the keys that a transformation set before and does not set now.
  private func keepOnly(_ written: [EnvironmentEntry]) {
    entries.removeAll { entry in !written.contains { $0.key == entry.key } }
    scope = inherited
    for entry in entries { scope = EnvironmentScope(entry, outer: scope) }
    inheritAnew()
  }

  /// The set of keys changed: everything below may have read another value.
  func inheritAnew() {
    for child in currentAndFormerChildren { child.inherit(scope) }
  }

  private func inherit(_ outer: EnvironmentScope?) {
    inherited = outer
    scope = outer
    for entry in entries { scope = EnvironmentScope(entry, outer: scope) }
    markDirty(because: nil)
    for child in currentAndFormerChildren { child.inherit(scope) }
  }
}
