import Foundation
import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries

/// What a script can do to an element: each word waits until its one match can be acted on, acts
/// once, and returns when everything has settled.
extension Vocabulary {
  static func addActions<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    addTaps(to: type)
    addTyping(to: type)
    addToggling(to: type)
    addGestures(to: type)
    addRows(to: type)
    addScrolling(to: type)
    addValues(to: type)
    addControlEvents(to: type)
    addPredicateWords(to: type)
    addScreenshot(to: type)
  }

  static func action<Holder: LocatorHolder>(
    _ name: String, of type: LuaType<Holder>,
    _ perform: @escaping (Locator, LuaCall, TestContext) throws -> Void
  ) {
    acting(name, of: type) { holder, call, context in
      try perform(holder.locator, call, context)
      call.push(holder)
      return 1
    }
  }

  /// A method that acts and gives what it likes.
  static func acting<Holder: LocatorHolder>(
    _ name: String, of type: LuaType<Holder>,
    _ body: @escaping MethodBody<Holder>
  ) {
    let limit = ArgumentLimit(name)
    type.method(name) { (holder: Holder, call: LuaCall) in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        try context.beginAction(name, in: call)
        return try body(holder, call, context)
      } catch {
        throw context.raise(error, in: call, word: name)
      }
    }
  }

  // MARK: Taps

  private static func addTaps<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("tap", of: type) { locator, call, context in
      let options = try TapOptions(from: call)
      try context.tap(locator, options)
    }
    action("double_tap", of: type) { locator, _, context in
      try context.tap(locator, TapOptions(count: 2))
    }
    action("force_tap", of: type) { locator, _, context in
      try context.tap(locator, TapOptions(isForced: true))
    }
    action("dismiss", of: type) { locator, call, context in
      try context.dismiss(locator, expectsRefusal: try context.expectsRefusal(in: call))
    }
    acting("tap_if_exists", of: type) { holder, call, context in
      let isThere = try !context.all(holder.locator, for: "tap_if_exists").isEmpty
      if isThere { try context.tap(holder.locator, TapOptions()) }
      return call.returns(isThere)
    }
    acting("wait_until_exists", of: type) { holder, call, context in
      let seconds = try context.timeout(in: call, at: 1)
      let start = context.now
      guard try context.wait(seconds: seconds, until: { try context.exists(holder).holds }) else {
        throw context.missing(holder, after: context.waitNote(since: start))
      }
      call.push(holder)
      return 1
    }
  }

  // MARK: Typing

  private static func addTyping<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("type", of: type) { locator, call, context in
      let text = try call.string(1)
      let delay = try context.delay(in: call, at: 2)
      guard delay > 0 else {
        return try context.act(locator, "type") { try $1.type(text, into: $0) }
      }
      for (index, character) in text.enumerated() {
        if index > 0 { try context.advance(seconds: delay) }
        try context.act(locator, "type") { try $1.type(String(character), into: $0) }
      }
    }
    action("fill", of: type) { locator, call, context in
      let text = try call.string(1)
      try context.act(locator, "fill") { try $1.fill($0, with: text) }
    }
    action("clear", of: type) { locator, _, context in
      try context.act(locator, "clear") { try $1.clear($0) }
    }
    action("clear_and_type", of: type) { locator, call, context in
      let text = try call.string(1)
      try context.act(locator, "clear_and_type") { try $1.clear($0) }
      try context.act(locator, "clear_and_type") { try $1.type(text, into: $0) }
    }
    action("submit", of: type) { locator, _, context in
      try context.act(locator, "submit") { try $1.submit($0) }
    }
    action("focus", of: type) { locator, _, context in
      try context.act(locator, "focus") { try $1.focus($0) }
    }
    action("blur", of: type) { locator, _, context in
      try context.act(locator, "blur") { try $1.blur($0) }
    }
  }

  // MARK: Toggles

  private static func addToggling<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("toggle", of: type) { locator, _, context in
      _ = try context.checkState(of: locator, for: "toggle")
      try context.tap(locator, TapOptions())
    }
    for (name, wanted) in [("check", true), ("uncheck", false)] {
      action(name, of: type) { locator, _, context in
        try context.setSwitch(locator, to: wanted, word: name)
      }
    }
    action("set_switch", of: type) { locator, call, context in
      try context.setSwitch(locator, to: try call.boolean(1), word: "set_switch")
    }
  }
}

extension TestContext {
  typealias Touch = (UIElement, InputDevice) throws -> Void

  /// Acts once on the one match of a locator, as soon as it can be acted on.
  func act(_ locator: Locator, _ word: String, _ touch: Touch) throws {
    let app = try mountedApp(for: word)
    if app.isSuspended { throw Problem(.refused, Self.suspensionSentence) }
    try settle()
    let start = now
    var refused: Problem?
    let done = try wait(seconds: Self.defaultTimeout) {
      var element: UIElement?
      do {
        let found = try HarnessQueries.one(locator, in: app.graph)
        element = found
        try touch(found, app.input)
        return true
      } catch let failure as MatchFailure {
        refused = Problem(failure)
        if failure.kind == .ambiguous { throw Problem(failure) }
        return false
      } catch let refusal as Refusal {
        var problem = Problem(.refused, refusal.message)
        if let element {
          problem = problem.about(element.now(in: app.graph) ?? element, foundBy: locator)
        }
        refused = problem
        if !refusal.kind.mayPass { throw problem }
        return false
      } catch let problem as Problem where problem.element == nil {
        throw element.map { problem.about($0, foundBy: locator) } ?? problem
      }
    }
    if !done, var refused {
      refused.message += " (\(waitNote(since: start)))"
      if refused.kind == .refused { steps.setOutcome("refused") }
      throw refused
    }
    try settle()
  }

  func tap(_ locator: Locator, _ options: TapOptions) throws {
    guard options.expectsRefusal else {
      if let during = options.during {
        try hold(locator, options, during)
      } else {
        try act(locator, "tap") {
          try $1.tap(
            $0, count: options.count, offset: options.offset, force: options.isForced,
            at: secondsNow)
        }
      }
      if options.isForced { steps.addOutcome("forced: no guards") }
      return
    }
    assertions += 1
    let element = try one(locator, for: "tap")
    if app?.isSuspended == true { return steps.setRefused(Self.suspensionSentence) }
    do {
      try mountedApp(for: "tap").input.tap(
        element, count: options.count, offset: options.offset, at: secondsNow)
    } catch let refusal as Refusal {
      // That there is no such point is a mistake of the test, whatever the app does.
      guard refusal.kind != .outside else {
        throw Problem.usage(
          "\(refusal.message); a refusal is expected where a user could not touch the element"
        ).about(element, foundBy: locator)
      }
      return steps.setRefused(refusal.message)
    }
    try settle()
    throw Problem(
      .expectation, "the tap on \(element.name) was expected to be refused, and it ran"
    ).about(element, foundBy: locator)
  }

  /// Taps, and lets the script look while the finger is down for the last time.
  private func hold(_ locator: Locator, _ options: TapOptions, _ during: LuaFunction) throws {
    try fingers(
      on: locator, "tap", .tap(count: options.count), offset: options.offset,
      force: options.isForced
    ) { fingers in
      for _ in 1..<options.count { fingers.tapAgain() }
      try fingers.stay(during)
    }
  }

  func checkState(of locator: Locator, for word: String) throws -> Bool {
    do {
      return try one(locator, for: word).isChecked()
    } catch let error as JudgementError {
      throw Problem.usage(error.message)
    }
  }

  /// Taps a toggle unless it already is as wanted.
  func setSwitch(_ locator: Locator, to wanted: Bool, word: String) throws {
    try settle()
    if try checkState(of: locator, for: word) == wanted { return }
    try tap(locator, TapOptions())
    let isOn = try checkState(of: locator, for: word)
    guard isOn == wanted else {
      let element = try one(locator, for: word)
      throw Problem(
        .expectation, "\(element.name) was tapped and is still \(isOn ? "on" : "off")"
      ).about(element, foundBy: locator)
    }
  }

  func delay(in call: LuaCall, at index: Int) throws -> Double {
    guard try hasOptions(call, at: index, known: ["delay"]) else { return 0 }
    let value = try call.field("delay", of: index, as: LuaValue.self) ?? .nil
    return value.isNil ? 0 : try seconds(value, of: "delay")
  }
}

extension Refusal.Kind {
  /// True when waiting can help.
  fileprivate var mayPass: Bool {
    switch self {
    case .disabled, .hidden, .gone, .untouchable, .covered, .offScreen, .outside: true
    case .nothingHandled, .noFocus, .busy, .outOfRange: false
    }
  }
}
