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
      try context.fingers(on: locator, "long_press", .press) { try $0.rest(seconds) }
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

/// Fingers on an element while the clock goes on.
struct Fingers {
  let touch: TouchSession
  let context: TestContext
  private var event: TouchEvent

  var element: UIElement { touch.element }

  init(_ touch: TouchSession, _ count: Int, in context: TestContext) {
    self.touch = touch
    self.context = context
    event = TouchEvent(.began, at: touch.start, time: context.secondsNow, fingers: count)
    touch.send(event)
    event.kind = .moved
  }

  /// Stays where it is; whatever a gesture waits for happens at its time.
  mutating func rest(_ seconds: Double) throws {
    let end = event.time + seconds
    while let next = touch.nextMoment, next <= end, next > event.time {
      try pass(to: next)
      touch.send(event)
    }
    try pass(to: end)
    touch.send(event)
  }

  /// Goes a way once a gesture that waits for a resting finger has begun.
  mutating func carry(by way: (x: Double, y: Double), during seconds: Double) throws {
    if touch.rest > 0 { try rest(touch.rest) }
    try move(by: way, during: seconds)
  }

  /// Goes a way in equal steps.
  mutating func move(by way: (x: Double, y: Double), during seconds: Double) throws {
    let start = event
    try steps(during: seconds) { event, share in
      event.location.x = start.location.x + way.x * share
      event.location.y = start.location.y + way.y * share
    }
  }

  mutating func spread(to scale: Double) throws {
    try steps(during: 0.1) { $0.scale = 1 + (scale - 1) * $1 }
  }

  mutating func turn(by degrees: Double) throws {
    try steps(during: 0.1) { $0.degrees = degrees * $1 }
  }

  private mutating func steps(
    during seconds: Double, _ change: (inout TouchEvent, Double) -> Void
  ) throws {
    let start = event.time
    let count = 5
    for step in 1...count {
      let share = Double(step) / Double(count)
      try pass(to: start + seconds * share)
      change(&event, share)
      touch.send(event)
    }
  }

  /// Lifts the fingers.
  mutating func lift() {
    event.kind = .ended
    touch.send(event)
    event.kind = .left
    touch.send(event)
  }

  /// Takes the fingers away without an end.
  func cancel() { touch.send(event.cancelled) }

  private mutating func pass(to time: Double) throws {
    if context.hasClock { try context.advance(seconds: max(0, time - context.secondsNow)) }
    event.time = time
  }
}

extension TestContext {
  var secondsNow: Double { Double(now) / 1e9 }

  /// Puts fingers on the one match of a locator, lets them do something, and lifts them.
  func fingers(
    on locator: Locator, _ word: String, _ intent: TouchIntent,
    _ body: (inout Fingers) throws -> Void
  ) throws {
    var touch: TouchSession?
    try act(locator, word) { touch = try $1.touch($0, for: intent) }
    guard let touch else { return }
    var fingers = Fingers(touch, intent.fingers, in: self)
    do {
      try body(&fingers)
    } catch {
      fingers.cancel()
      throw error
    }
    fingers.lift()
    try settle()
  }

  /// `drag_to(locator)`, with the option `at`, or `drag_to{x =, y =}`, with the option `duration`.
  func drag(_ locator: Locator, _ call: LuaCall) throws {
    if let target = call.object(1, as: LocatorObject.self) {
      return try drop(locator, onto: target.locator, dropSide(in: call, at: 2))
    }
    guard call.kind(of: 1) == .table else {
      throw call.mismatch(at: 1, expected: "locator, or a table { x =, y = }")
    }
    for key in try call.keys(of: 1) where key.string != "x" && key.string != "y" {
      throw Problem.usage(unknownOption(key, known: ["x", "y"]))
    }
    guard let x = try call.field("x", of: 1, as: Double.self),
      let y = try call.field("y", of: 1, as: Double.self)
    else { throw Problem.usage("drag_to: both x and y are needed: drag_to{ x = 0, y = 100 }") }
    let way = (x: try finite(x, "drag_to: x"), y: try finite(y, "drag_to: y"))
    var duration = 0.25
    if try hasOptions(call, at: 2, known: ["duration"]) {
      let value = try call.field("duration", of: 2, as: LuaValue.self) ?? .nil
      if !value.isNil { duration = try seconds(value, of: "duration") }
    }
    try fingers(on: locator, "drag_to", .drag) { try $0.carry(by: way, during: duration) }
  }

  func flag(_ name: String, in call: LuaCall, at index: Int) throws -> Bool {
    guard try hasOptions(call, at: index, known: [name]) else { return false }
    return try call.field(name, of: index, as: Bool.self) ?? false
  }
}

extension TouchIntent {
  var fingers: Int {
    switch self {
    case .pinch, .turn: 2
    case .tap, .press, .drag: 1
    }
  }
}
