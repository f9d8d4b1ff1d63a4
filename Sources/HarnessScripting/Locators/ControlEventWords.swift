import Foundation
import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessUI

extension Vocabulary {
  /// `send(events[, target])`: what a control tells its targets, without a finger.
  static func addControlEvents<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("send", of: type) { locator, call, context in
      let events = try call.string(1)
      let target = call.isNil(2) ? nil : try call.string(2)
      try context.act(locator, "send") { try context.send(events, to: target, from: $0, by: $1) }
    }
  }
}

extension TestContext {
  fileprivate func send(
    _ list: String, to name: String?, from element: UIElement, by device: InputDevice
  ) throws {
    guard let receiver = element.receiver else {
      throw Problem.usage(
        "send: \(element.summary) is a view of SwiftUI, which has no control events: tap it; only a "
          + "ControlView sends them")
    }
    let events = list.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for event in events where !receiver.eventNames.contains(event) {
      throw Problem.usage("send: \(Self.unknownEvent(event, among: receiver.eventNames))")
    }
    let target = try name.map { try Self.target($0, of: receiver) }
    let count = try device.send(events, of: receiver, to: target, from: element)
    if count == 0 { throw Self.unheard(list, name, receiver, element) }
  }

  private static func unknownEvent(_ name: String, among known: [String]) -> String {
    let near = nearestFirst(to: name, in: known).prefix(3).map(\.quoted)
    return "there is no control event \(name.quoted); the nearest are "
      + "\(near.joined(separator: ", ")), and several are joined by '|'"
  }

  private static func target(
    _ name: String, of receiver: any ControlEventReceiver
  ) throws -> AnyObject {
    let targets = receiver.targets(named: name)
    if let only = targets.first, targets.count == 1 { return only }
    guard targets.isEmpty else {
      throw Problem.usage(
        "send: \(targets.count) targets are called \(name.quoted); NamedTarget gives each a name of "
          + "its own")
    }
    let known = receiver.targetNames.map(\.quoted).joined(separator: ", ")
    throw Problem.usage(
      "send: the control has no target \(name.quoted)"
        + (known.isEmpty ? ", and no other one" : "; there are \(known)"))
  }

  /// Nobody is told of these events, so the script has done nothing.
  private static func unheard(
    _ list: String, _ target: String?, _ receiver: any ControlEventReceiver, _ element: UIElement
  ) -> Problem {
    let known = receiver.registrationLines.joined(separator: ", ")
    let whom = target.map { " for \($0)" } ?? ""
    return Problem(
      .refused,
      "nothing handles \(list) of \(element.name): no action\(whom) has run"
        + (known.isEmpty ? "; none is registered" : "; registered are \(known)"))
  }
}
