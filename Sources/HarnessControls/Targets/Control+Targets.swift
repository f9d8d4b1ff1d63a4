import Foundation

/// Who is told of a control's events.
///
/// Source: Apple's documentation of `UIControl`.
extension Control {
  /// Runs an action at some events. The same action of the same target is registered once for each
  /// event, and stands where it was.
  ///
  /// - Parameters:
  ///   - target: Not kept by the control. Nil: at each event, the first responder of the action's
  ///     class, beginning with the control itself.
  ///   - action: A name and a method.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: Action<Target>, for events: ControlEvents
  ) {
    if let objection = action.objection(self) { preconditionFailure(objection) }
    prune()
    let new = Registration(target, action, for: events)
    for old in registrations where old.isSame(as: new) { new.events.subtract(old.events) }
    if !new.events.isEmpty { registrations.append(new) }
  }

  /// Runs an action no more at some events; at others it goes on.
  ///
  /// - Parameters:
  ///   - target: Nil: whatever the target is.
  ///   - name: The action's name; nil: whatever the action is.
  public func removeTarget(_ target: AnyObject?, action name: String?, for events: ControlEvents) {
    for registration in registrations where target == nil || registration.isFor(target) {
      if name == nil || registration.name == name { registration.events.subtract(events) }
    }
    prune()
  }

  /// The targets, each once, in the order of registration; an `NSNull` where an action is for the
  /// first responder. UIKit has a set without an order.
  public var allTargets: [AnyObject] {
    prune()
    var targets: [AnyObject] = []
    for target in registrations.map({ $0.fixedTarget ?? NSNull() })
    where !targets.contains(where: { $0 === target }) {
      targets.append(target)
    }
    return targets
  }

  /// The events that anybody is told of.
  public var allControlEvents: ControlEvents {
    prune()
    return registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's actions for an event, in the order of registration; nil for none.
  ///
  /// - Parameters:
  ///   - target: Nil, or an `NSNull` of `allTargets`: those for the first responder.
  ///   - event: One event; of a mask the actions of any of its events.
  public func actions(
    forTarget target: AnyObject?, forControlEvent event: ControlEvents
  ) -> [String]? {
    prune()
    let target = target is NSNull ? nil : target
    let actions = registrations.filter { $0.isFor(target) && !$0.events.isDisjoint(with: event) }
    return actions.isEmpty ? nil : actions.map(\.name)
  }

  /// Forgets what has no target or no event any more.
  func prune() { registrations.removeAll { $0.isDead || $0.events.isEmpty } }
}
