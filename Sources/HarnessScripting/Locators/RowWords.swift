import Foundation
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries

/// What a user does with whole rows of a list.
extension Vocabulary {
  static func addRows<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("delete_row", of: type) { locator, _, context in
      try context.act(locator, "delete_row") { try $1.deleteRow($0) }
    }
    action("move_to", of: type) { locator, call, context in
      let position = try call.integer(1)
      guard position > 0 else {
        throw Problem.usage("move_to(\(position)): positions of rows go from 1")
      }
      try context.act(locator, "move_to") { try $1.moveRow($0, to: position) }
    }
  }
}

extension TestContext {
  /// `drag_to(locator, { at = "before" })`: beside which row; nil without the option.
  func dropSide(in call: LuaCall, at index: Int) throws -> InputDevice.DropSide? {
    guard try hasOptions(call, at: index, known: ["at", "duration"]) else { return nil }
    let duration = try call.field("duration", of: index, as: LuaValue.self) ?? .nil
    guard duration.isNil else {
      throw Problem.usage(
        "drag_to: 'duration' is for a way { x =, y = }; onto an element the option is 'at'")
    }
    guard let name = try call.field("at", of: index, as: String.self) else { return nil }
    guard let side = InputDevice.DropSide(rawValue: name) else {
      throw Problem.usage(
        "drag_to: at = \(name.quoted) is no side of a row; it is \"before\" or \"after\"")
    }
    return side
  }

  /// Carries what an element gives to another one that takes it. Where it gives nothing, a row that can
  /// be moved goes to the place of another row of its `ForEach`; and where something follows a finger,
  /// the finger goes from the middle of the one to that of the other.
  func drop(
    _ source: Locator, onto target: Locator, _ side: InputDevice.DropSide?
  ) throws {
    var way: CGSize?
    try act(source, "drag_to") { element, device in
      let destination = try HarnessQueries.one(target, in: device.graph)
      if let side { return try device.moveRow(element, beside: destination, side) }
      if !device.isDraggable(element), device.isMovable(element, to: destination) {
        return try device.moveRow(element, beside: destination, nil)
      }
      way = try device.way(from: element, to: destination)
      if way == nil { try device.drag(element, onto: destination) }
    }
    guard let way else { return }
    try fingers(on: source, "drag_to", .drag) {
      try $0.carry(by: (x: Double(way.width), y: Double(way.height)), during: 0.25)
    }
  }
}
