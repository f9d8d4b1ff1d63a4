import HarnessUI

/// What the word `send` of a script needs.
extension Control: ControlEventReceiver {
  package var eventNames: [String] { ControlEvents.names.map(\.name) }

  package var targetNames: [String] {
    prune()
    var names: [String] = []
    for target in registrations.compactMap(\.fixedTarget) {
      let name = Self.name(of: target)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  package func targets(named name: String) -> [AnyObject] {
    prune()
    var targets: [AnyObject] = []
    for target in registrations.compactMap(\.fixedTarget)
    where Self.name(of: target) == name || Self.typeName(of: target) == name {
      if !targets.contains(where: { $0 === target }) { targets.append(target) }
    }
    return targets
  }

  package var registrationLines: [String] {
    prune()
    return registrations.map { "\($0.name) for \($0.events)" }
  }

  package func send(_ events: [String], to target: AnyObject?) -> Int {
    let events = ControlEvents(named: events)
    guard let target else { return sendActions(for: events) }
    return sendActions(for: events, toTarget: target)
  }

  private static func name(of target: AnyObject) -> String {
    (target as? any NamedTarget)?.targetName ?? typeName(of: target)
  }

  private static func typeName(of target: AnyObject) -> String { "\(type(of: target))" }
}
