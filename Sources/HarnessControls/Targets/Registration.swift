/// An action that a control runs at some events.
@MainActor
final class Registration {
  let name: String
  /// The bits are taken away one by one as the action is removed for them.
  var events: ControlEvents
  private let isForChain: Bool
  private let targetType: ObjectIdentifier
  private weak var target: AnyObject?
  private let perform: (AnyObject, Control, ControlEvents) -> Bool

  /// - Parameter target: Nil for the first responder of the action's class.
  init<Target: AnyObject>(
    _ target: Target?, _ action: Action<Target>, for events: ControlEvents
  ) {
    name = action.name
    self.events = events
    self.target = target
    isForChain = target == nil
    targetType = ObjectIdentifier(Target.self)
    perform = { candidate, sender, event in
      guard let target = candidate as? Target else { return false }
      action.run(target, sender, event)
      return true
    }
  }

  /// Whether the target has gone; one for the responder chain never has.
  var isDead: Bool { !isForChain && target == nil }

  /// The target; `nil` for the first responder.
  var fixedTarget: AnyObject? { target }

  /// Whether it is for this target, nil meaning the responder chain.
  func isFor(_ other: AnyObject?) -> Bool { isForChain ? other == nil : target === other }

  /// Whether it does the same with the same target.
  func isSame(as other: Registration) -> Bool {
    name == other.name && isFor(other.fixedTarget) && isForChain == other.isForChain
      && (!isForChain || targetType == other.targetType)
  }

  /// Runs the action. Returns whether there was a target.
  func run(from sender: Control, _ event: ControlEvents) -> Bool {
    if let target { return perform(target, sender, event) }
    guard isForChain else { return false }
    return sender.responderChain.contains { perform($0, sender, event) }
  }
}
