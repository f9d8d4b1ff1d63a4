/// A control that sends its events to targets, as a script sees it.
///
/// Declared here, where elements are described, so that scripts reach a control without a target of
/// theirs knowing the one that it is made in.
@MainActor
package protocol ControlEventReceiver: AnyObject {
  /// The names of all events, and of the masks of several.
  var eventNames: [String] { get }
  /// The actions that are registered, with their events, for messages.
  var registrationLines: [String] { get }
  /// The names of the targets that actions are registered for, in the order of registration.
  var targetNames: [String] { get }
  /// The targets of a name.
  func targets(named name: String) -> [AnyObject]
  /// Sends events, each of them a name of `eventNames`, to one target, or to all for nil.
  ///
  /// - Returns: how many actions have run.
  func send(_ events: [String], to target: AnyObject?) -> Int
}
