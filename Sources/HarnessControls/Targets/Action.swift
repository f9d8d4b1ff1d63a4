/// What a control does with a target: a method, and the name by which it is known.
///
/// The Objective-C runtime finds a method by its selector; Linux has none, so the method comes with
/// its name:
///
/// ```swift
/// save.addTarget(form, action: Action("save", Form.save), for: .touchUpInside)
/// ```
/// Two actions of one target are the same when their names are.
public struct Action<Target: AnyObject> {
  /// The name, by which an action is removed and listed.
  public let name: String
  let run: @MainActor (Target, Control, ControlEvents) -> Void
  /// Why a control can't be the sender; nil for one that can.
  private(set) var objection: @MainActor (Control) -> String? = { _ in nil }

  /// A method without parameters.
  public init(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.name = name
    run = { target, _, _ in method(target)() }
  }

  /// A method that gets the control that sends.
  public init(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Control) -> Void
  ) {
    self.name = name
    run = { target, sender, _ in method(target)(sender) }
  }

  /// A method that gets the control that sends, and the one event that it sends.
  public init(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Control, ControlEvents) -> Void
  ) {
    self.name = name
    run = { target, sender, event in method(target)(sender, event) }
  }

  /// A method that gets a control of a class of its own. Another control can't register it.
  public init<Sender: Control>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    run = { target, sender, _ in if let sender = sender as? Sender { method(target)(sender) } }
    objection = { Self.objection(name, to: $0, for: Sender.self) }
  }

  // MARK: Targets of no actor, and those of files in Swift 5
  // Unsafe, but ours: a control, and so its actions, live on the main actor only.

  /// A method without parameters.
  @_disfavoredOverload
  public init(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.name = name
    nonisolated(unsafe) let method = method
    run = { target, _, _ in method(target)() }
  }

  /// A method that gets the control that sends.
  @_disfavoredOverload
  public init(_ name: String, _ method: @escaping (Target) -> (Control) -> Void) {
    self.name = name
    nonisolated(unsafe) let method = method
    run = { target, sender, _ in method(target)(sender) }
  }

  /// A method that gets the control that sends, and the one event that it sends.
  @_disfavoredOverload
  public init(_ name: String, _ method: @escaping (Target) -> (Control, ControlEvents) -> Void) {
    self.name = name
    nonisolated(unsafe) let method = method
    run = { target, sender, event in method(target)(sender, event) }
  }

  /// A method that gets a control of a class of its own. Another control can't register it.
  @_disfavoredOverload
  public init<Sender: Control>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    run = { target, sender, _ in if let sender = sender as? Sender { method(target)(sender) } }
    objection = { Self.objection(name, to: $0, for: Sender.self) }
  }

  @MainActor private static func objection<Sender: Control>(
    _ name: String, to control: Control, for sender: Sender.Type
  ) -> String? {
    if control is Sender { return nil }
    return "the action \"\(name)\" of \(Target.self) takes a \(Sender.self), and a "
      + "\(type(of: control)) would send it: register it at a \(Sender.self)"
  }
}
