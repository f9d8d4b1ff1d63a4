import Foundation
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries

extension TestContext {
  /// `drag_to(locator)`, with the options `at` and `during`, or `drag_to{x =, y =}`, with the options
  /// `duration` and `during`.
  func drag(_ locator: Locator, _ call: LuaCall) throws {
    let during = try during(in: call, at: 2, known: ["duration", "at", "during"])
    let duration = try duration(in: call, at: 2)
    let side = try dropSide(in: call, at: 2)
    if let target = call.object(1, as: LocatorObject.self) {
      if duration != nil {
        throw Problem.usage(
          "drag_to: 'duration' is for a way { x =, y = }; onto an element there are 'at' and 'during'"
        )
      }
      if try moveRow(locator, beside: target.locator, side, during) { return }
      return try drop(locator, onto: target.locator, during)
    }
    let way = try way(in: call)
    if side != nil {
      throw Problem.usage("drag_to: 'at' is for a row: drag_to(find(…), { at = … })")
    }
    try drag(locator, by: way, duration: duration ?? Self.usualDuration, during)
  }

  /// How long a finger is on its way, in seconds (ours).
  private static let usualDuration = 0.25

  private func duration(in call: LuaCall, at index: Int) throws -> Double? {
    if call.isNil(index) { return nil }
    let value = try call.field("duration", of: index, as: LuaValue.self) ?? .nil
    return value.isNil ? nil : try seconds(value, of: "duration")
  }

  private func way(in call: LuaCall) throws -> (x: Double, y: Double) {
    guard call.kind(of: 1) == .table else {
      throw call.mismatch(at: 1, expected: "locator, or a table { x =, y = }")
    }
    for key in try call.keys(of: 1) where key.string != "x" && key.string != "y" {
      throw Problem.usage(unknownOption(key, known: ["x", "y"]))
    }
    guard let x = try call.field("x", of: 1, as: Double.self),
      let y = try call.field("y", of: 1, as: Double.self)
    else { throw Problem.usage("drag_to: both x and y are needed: drag_to{ x = 0, y = 100 }") }
    return (x: try finite(x, "drag_to: x"), y: try finite(y, "drag_to: y"))
  }

  private func drag(
    _ locator: Locator, by way: (x: Double, y: Double), duration: Double, _ during: LuaFunction?
  ) throws {
    try fingers(on: locator, "drag_to", .drag) {
      try $0.carry(by: way, during: duration)
      try $0.stay(during)
    }
  }

  /// Moves a row to the place of another one of its `ForEach`, or beside it; false where none is to be
  /// moved.
  private func moveRow(
    _ source: Locator, beside target: Locator, _ side: InputDevice.DropSide?, _ during: LuaFunction?
  ) throws -> Bool {
    var isMoved = false
    try act(source, "drag_to") { element, device in
      let destination = try HarnessQueries.one(target, in: device.graph)
      guard
        side != nil || !device.isDraggable(element) && device.isMovable(element, to: destination)
      else { return }
      if during != nil {
        throw Problem.usage(
          "drag_to: nothing is to be seen while a row is moved: leave 'during' out")
      }
      try device.moveRow(element, beside: destination, side)
      isMoved = true
    }
    return isMoved
  }

  private func dropSide(in call: LuaCall, at index: Int) throws -> InputDevice.DropSide? {
    if call.isNil(index) { return nil }
    guard let name = try call.field("at", of: index, as: String.self) else { return nil }
    guard let side = InputDevice.DropSide(rawValue: name) else {
      throw Problem.usage(
        "drag_to: at = \(name.quoted) is no side of a row; it is \"before\" or \"after\"")
    }
    return side
  }

  /// Carries what an element gives to another one that takes it; where it gives nothing and follows a
  /// finger, the finger goes from the middle of the one to that of the other.
  private func drop(
    _ source: Locator, onto target: Locator, _ during: LuaFunction?
  ) throws {
    var way: CGSize?
    try act(source, "drag_to") { element, device in
      let destination = try HarnessQueries.one(target, in: device.graph)
      way = try device.way(from: element, to: destination)
    }
    if let way {
      let way = (x: Double(way.width), y: Double(way.height))
      return try drag(source, by: way, duration: Self.usualDuration, during)
    }
    var carried: CarriedDrag?
    try act(source, "drag_to") { element, device in
      let destination = try HarnessQueries.one(target, in: device.graph)
      carried = try device.carry(element, onto: destination)
    }
    guard let carried else { return }
    do {
      if let during { try holding("drag_to", carried.element) { _ = try during.call() } }
    } catch {
      carried.cancel()
      throw error
    }
    carried.drop()
    try settle()
  }
}
