import Foundation
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessUI

/// Fingers on an element while the clock goes on.
///
/// Whatever moves the clock meanwhile, such as a script that waits for something, tells them of the
/// moments at which something happens to a finger that stays: see `TestContext.moveClock(to:)`.
final class Fingers {
  let touch: TouchSession
  let word: String
  private unowned let context: TestContext
  private var event: TouchEvent

  var element: UIElement { touch.element }
  /// Virtual seconds.
  var time: Double { event.time }

  init(_ touch: TouchSession, _ count: Int, in context: TestContext, for word: String) {
    self.touch = touch
    self.word = word
    self.context = context
    event = TouchEvent(.began, at: touch.start, time: context.secondsNow, fingers: count)
    touch.send(event)
    event.kind = .moved
  }

  // MARK: Time

  /// When something happens though no finger moves, in virtual nanoseconds.
  var nextInstant: Int64? {
    touch.nextMoment.map { Int64(exactly: ($0 * 1e9).rounded()) ?? Int64.max }
  }

  /// The clock has moved, and nothing else.
  func timePassed() {
    event.time = context.secondsNow
    touch.send(event)
  }

  /// Stays where it is for some seconds.
  func rest(_ seconds: Double) throws { try rest(until: event.time + seconds) }

  /// Stays where it is; whatever a gesture waits for happens at its time.
  func rest(until end: Double) throws {
    try pass(to: end)
    touch.send(event)
  }

  private func pass(to time: Double) throws {
    if context.hasClock {
      try context.advance(seconds: max(0, time - context.secondsNow))
    } else {
      while let next = touch.nextMoment, next <= time, next > event.time {
        event.time = next
        touch.send(event)
      }
    }
    event.time = max(time, event.time)
  }

  /// Lets the script look at what is to be seen while the finger is down.
  func stay(_ during: LuaFunction?) throws {
    guard let during else { return }
    try context.settle()
    try context.holding(word, element) { _ = try during.call() }
    if context.hasClock { event.time = max(event.time, context.secondsNow) }
  }

  // MARK: Ways

  /// Goes a way once a gesture that waits for a resting finger has begun.
  func carry(by way: (x: Double, y: Double), during seconds: Double) throws {
    if touch.rest > 0 { try rest(touch.rest) }
    try move(by: way, during: seconds)
  }

  /// Goes a way in equal steps.
  func move(by way: (x: Double, y: Double), during seconds: Double) throws {
    let start = event
    try steps(during: seconds) { event, share in
      event.location.x = start.location.x + way.x * share
      event.location.y = start.location.y + way.y * share
    }
  }

  func spread(to scale: Double) throws {
    try steps(during: 0.1) { $0.scale = 1 + (scale - 1) * $1 }
  }

  func turn(by degrees: Double) throws {
    try steps(during: 0.1) { $0.degrees = degrees * $1 }
  }

  private func steps(
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

  // MARK: The end

  /// Lifts the fingers, and they come down again at once.
  func tapAgain() {
    event.kind = .ended
    touch.send(event)
    event.kind = .began
    touch.send(event)
    event.kind = .moved
  }

  /// Lifts the fingers.
  func lift() {
    event.kind = .ended
    touch.send(event)
    event.kind = .left
    touch.send(event)
  }

  /// Takes the fingers away without an end.
  func cancel() { touch.send(event.cancelled) }
}

extension TestContext {
  var secondsNow: Double { Double(now) / 1e9 }

  /// Puts fingers on the one match of a locator, lets them do something, and lifts them.
  ///
  /// - Parameters:
  ///   - offset: from the element's top left corner, in points; nil: the middle.
  ///   - force: skips the guards.
  func fingers(
    on locator: Locator, _ word: String, _ intent: TouchIntent, offset: CGPoint? = nil,
    force: Bool = false, _ body: (Fingers) throws -> Void
  ) throws {
    var touch: TouchSession?
    try act(locator, word) { touch = try $1.touch($0, for: intent, offset: offset, force: force) }
    guard let touch else { return }
    let fingers = Fingers(touch, intent.fingers, in: self, for: word)
    self.fingers = fingers
    defer { self.fingers = nil }
    do {
      try body(fingers)
    } catch {
      fingers.cancel()
      throw error
    }
    fingers.lift()
    try settle()
  }

  /// Runs what a script does while a finger is down: it looks, and lets time pass.
  func holding(_ word: String, _ element: UIElement, _ body: () throws -> Void) rethrows {
    heldBy = "\(word) on \(element.name)"
    defer { heldBy = nil }
    try body()
  }

  /// The function `during` among the options of a word; nil where it is left out.
  func during(in call: LuaCall, at index: Int, known: [String]) throws -> LuaFunction? {
    guard try hasOptions(call, at: index, known: known) else { return nil }
    return try during(in: call, at: index)
  }

  /// The same in a table of options that are known.
  func during(in call: LuaCall, at index: Int) throws -> LuaFunction? {
    switch try call.field("during", of: index, as: LuaValue.self) ?? .nil {
    case .function(let function): return function
    case .nil: return nil
    case let value:
      throw Problem.usage(
        "during: \(ValueText.text(of: value)) is no function; write during = function() … end, "
          + "which runs while the finger is down")
    }
  }

  func flag(_ name: String, in call: LuaCall, at index: Int) throws -> Bool {
    guard try hasOptions(call, at: index, known: [name]) else { return false }
    return try call.field(name, of: index, as: Bool.self) ?? false
  }
}

extension TouchIntent {
  fileprivate var fingers: Int {
    switch self {
    case .pinch, .turn: 2
    case .tap, .press, .drag: 1
    }
  }
}
