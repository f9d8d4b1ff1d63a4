import Foundation
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessUI

extension Vocabulary {
  /// `settle`, `advance`, `clock.…`, `wait_for`, and inspection expectations.
  static func addTime(to library: LuaLibrary) {
    library.function(
      "settle",
      acting("settle") { _, context in
        try context.settle()
        return 0
      })
    library.function(
      "advance",
      acting("advance") { call, context in
        try context.advance(seconds: try context.seconds(call.value(1), of: "advance"))
        return 0
      })
    library.function(
      "wait_for",
      acting("wait_for") { call, context in
        try context.waitFor(call)
      })
    addClock(to: library)
    addInspections(to: library)
  }

  /// `sleep(seconds)`: in a function that answers an asynchronous callback.
  static func addSleep(to library: LuaLibrary) {
    library.function(
      "sleep",
      plain("sleep") { call, context in
        let seconds = try context.seconds(call.value(1), of: "sleep")
        guard call.canSuspend else {
          throw Problem.usage(
            "sleep: only a function that answers an asynchronous callback can wait; a test moves "
              + "the clock with advance(\(ValueText.text(of: call.value(1))))")
        }
        context.requestedSleep = seconds
        return try call.suspend()
      })
  }

  private static func addClock(to library: LuaLibrary) {
    library.module("clock") { clock in
      clock.function(
        "now",
        plain("clock.now") { call, context in
          call.returns(Double(context.now) / 1e9)
        })
      clock.function(
        "frame",
        acting("clock.frame") { call, context in
          let frames = call.isNil(1) ? 1 : try call.integer(1)
          guard frames >= 0 else {
            throw Problem.usage("clock.frame: \(frames) is no number of frames")
          }
          guard frames <= TestContext.mostFrames else {
            throw Problem.usage(
              "clock.frame: \(frames) frames are too many: up to \(TestContext.mostFrames), which "
                + "are 10 minutes, go at once; advance(seconds) moves the clock farther")
          }
          try context.advance(frames: frames)
          return 0
        })
      clock.function(
        "set",
        plain("clock.set") { call, context in
          let text = try call.string(1)
          guard let date = ISODate.date(from: text) else {
            throw Problem.usage("clock.set: \(ISODate.refusal(of: text))")
          }
          let year = Calendar(identifier: .gregorian).component(.year, from: date)
          guard ISODate.years.contains(year) else {
            throw Problem.usage(
              "clock.set: \"\(text)\" is outside of the years \(ISODate.years.lowerBound) to "
                + "\(ISODate.years.upperBound)")
          }
          if context.phase != .testing { context.startDate = date }
          if VirtualClock.shared.isRunning { VirtualClock.shared.setDate(date) }
          return 0
        })
      clock.function(
        "auto",
        plain("clock.auto") { call, context in
          guard case .boolean(let isOn) = call.value(1) else {
            throw Problem.usage("clock.auto: write clock.auto(false) or clock.auto(true)")
          }
          context.showsInstants = !isOn
          return 0
        })
      refuseUnknownMembers(of: clock, "clock", known: ["now", "frame", "set", "auto"])
    }
  }

  private static func addInspections(to library: LuaLibrary) {
    library.function(
      "expectation",
      plain("expectation") { call, context in
        let inspection = Inspection(name: try call.string(1))
        context.inspections.append(inspection)
        call.push(inspection)
        return 1
      })
    library.type("expectation", Inspection.self) { type in
      plain("fulfill", of: type) { inspection, call, _ in
        inspection.isFulfilled = true
        call.push(inspection)
        return 1
      }
      type.string { "expectation(\(ValueText.quoted($0.name)))" }
      refuseUnknownMembers(of: type, "an expectation of expectation()")
    }
    library.function(
      "wait",
      acting("wait") { call, context in
        guard let inspection: Inspection = call.object(1) else {
          if call.kind(of: 1) == .number {
            throw Problem.usage(
              "wait takes what expectation(name) gives, and a time; advance(seconds) lets time pass"
            )
          }
          throw call.mismatch(at: 1, expected: "expectation")
        }
        let seconds = try context.seconds(call.value(2), of: "wait")
        context.assertions += 1
        inspection.wasWaitedFor = true
        let start = context.now
        if try context.wait(seconds: seconds, until: { inspection.isFulfilled }) { return 0 }
        throw Problem(
          .expectation, "the expectation \"\(inspection.name)\" was not fulfilled",
          fields: [
            FailureField(
              "expected", "fulfilled within \(TimeText.seconds(Int64(seconds * 1e9)))"),
            FailureField("received", "not fulfilled      (\(context.waitNote(since: start)))"),
          ])
      })
  }
}

/// What a callback of the app fulfils and a test waits for.
final class Inspection: LuaObject {
  let name: String
  var isFulfilled = false
  var wasWaitedFor = false
  init(name: String) { self.name = name }
}

extension TestContext {
  /// `wait_for(locator or function[, options])`: no assertion.
  func waitFor(_ call: LuaCall) throws -> Int {
    let seconds = try timeout(in: call, at: 2)
    let start = now
    switch call.value(1) {
    case .object(let locator as LocatorObject):
      if try wait(seconds: seconds, until: { try self.exists(locator).holds }) {
        call.push(locator)
        return 1
      }
      throw missing(locator, after: waitNote(since: start))
    case .function(let function):
      var result = LuaValue.nil
      let holds = try wait(seconds: seconds) {
        result = try function.call().first ?? .nil
        return try isTruthy(result, givenBy: "the function")
      }
      if holds { return call.returns(result) }
      throw Problem(
        .timeout, "the function did not become truthy",
        fields: [
          FailureField("received", "\(ValueText.text(of: result))      (\(waitNote(since: start)))")
        ])
    case let value:
      throw Problem.usage(
        "wait_for waits for a locator or a function, not \(ValueText.text(of: value))")
    }
  }
}
