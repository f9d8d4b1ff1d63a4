import Foundation
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessUI

/// What fingers do besides tapping. Fingers take time: these words move the clock.
extension Vocabulary {
  static func addGestures<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("long_press", of: type) { locator, call, context in
      let seconds = try call.isNil(1) ? 0.5 : context.seconds(call.value(1), of: "long_press")
      let during = try context.during(in: call, at: 2, known: ["during"])
      try context.fingers(on: locator, "long_press", .press) {
        let end = $0.time + seconds
        try $0.stay(during)
        try $0.rest(until: end)
      }
    }
    action("swipe", of: type) { locator, call, context in
      let way = try SwipeDirection(named: try call.string(1))
      let isFull = try context.flag("full", in: call, at: 2)
      try context.fingers(on: locator, "swipe", .drag) {
        try $0.move(by: way.step(on: $0.element, isFull: isFull), during: 0.1)
      }
    }
    action("drag_to", of: type) { locator, call, context in
      try context.drag(locator, call)
    }
    action("pinch", of: type) { locator, call, context in
      let scale = try call.number(1)
      guard scale > 0, scale.isFinite else {
        throw Problem.usage("pinch: \(scale) is no scale; 2 is twice as far apart, 0.5 half as far")
      }
      try context.fingers(on: locator, "pinch", .pinch) { try $0.spread(to: scale) }
    }
    action("rotate", of: type) { locator, call, context in
      let degrees = try finite(call.number(1), "rotate: the angle")
      try context.fingers(on: locator, "rotate", .turn) { try $0.turn(by: degrees) }
    }
    action("hover", of: type) { locator, _, context in
      try context.act(locator, "hover") { try $1.hover($0) }
    }
    action("perform", of: type) { locator, call, context in
      let name = try call.string(1)
      try context.act(locator, "perform") { try $1.perform(name, on: $0) }
    }
  }
}

/// A number that a finger can go by.
func finite(_ number: Double, _ what: String) throws -> Double {
  guard number.isFinite else { throw Problem.usage("\(what) must be a finite number") }
  return number
}

/// The way that a finger goes.
private enum SwipeDirection: String, CaseIterable {
  case left, right, up, down, leading, trailing

  init(named name: String) throws {
    guard let direction = SwipeDirection(rawValue: name) else {
      let names = Self.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw Problem.usage("swipe: \(name.quoted) is no direction; they are \(names)")
    }
    self = direction
  }

  /// The share of the element's size that a finger goes, and the least in points, so that it is a
  /// swipe on small elements, too; twice as much for a full one (ours).
  private static let share = 0.5
  private static let leastLength = 100.0

  func step(on element: UIElement, isFull: Bool) -> (x: Double, y: Double) {
    let size = element.frame?.size ?? .zero
    let isVertical = self == .up || self == .down
    let usual = max(
      Self.leastLength, Self.share * Double(isVertical ? size.height : size.width))
    let length = isFull ? 2 * usual : usual
    let isLeftToRight = element.node.environment.layoutDirection == .leftToRight
    return switch self {
    case .left: (-length, 0)
    case .right: (length, 0)
    case .up: (0, -length)
    case .down: (0, length)
    case .leading: (isLeftToRight ? -length : length, 0)
    case .trailing: (isLeftToRight ? length : -length, 0)
    }
  }
}
