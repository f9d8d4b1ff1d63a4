import Foundation

extension Control {
  /// Runs the actions of some events: for one event after the other, the lowest bit first, those
  /// registered for it, in the order of registration. An action for two of the events runs twice.
  ///
  /// Nothing but the registrations decides: not `isEnabled`, and there need be no app, no window and
  /// no view. What an action adds is not run; what it removes is not run any more.
  ///
  /// Source: Apple's documentation of `UIControl.sendActions(for:)`.
  ///
  /// - Returns: How many actions have run. One without a target that no responder takes does not.
  @discardableResult public func sendActions(for events: ControlEvents) -> Int {
    send(events) { _ in true }
  }

  /// Runs the actions that one target has for some events, and no others.
  ///
  /// - Parameter target: Nil: the actions without a target.
  /// - Returns: How many actions have run.
  @discardableResult
  public func sendActions(for events: ControlEvents, toTarget target: AnyObject?) -> Int {
    let target = target is NSNull ? nil : target
    return send(events) { $0.isFor(target) }
  }

  private func send(_ events: ControlEvents, to isMeant: (Registration) -> Bool) -> Int {
    prune()
    let known = registrations.filter(isMeant)
    var count = 0
    for event in events.single {
      for registration in known where registration.events.contains(event) {
        if registration.run(from: self, event) { count += 1 }
      }
    }
    return count
  }
}
