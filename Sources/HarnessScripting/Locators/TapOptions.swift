import Foundation
import HarnessLua

/// `tap{ count =, at = { x =, y = }, force =, expect = "refused", during = function }`.
struct TapOptions {
  var count = 1
  /// From the element's top left corner; nil: the middle.
  var offset: CGPoint?
  var isForced = false
  var expectsRefusal = false
  /// Runs while the finger is down, of several taps in the last one.
  var during: LuaFunction?

  init(count: Int = 1, isForced: Bool = false) {
    self.count = count
    self.isForced = isForced
  }

  init(from call: LuaCall) throws {
    guard !call.isNil(1) else { return }
    guard call.kind(of: 1) == .table else {
      throw call.mismatch(at: 1, expected: "table of options")
    }
    for key in try call.keys(of: 1) {
      switch key.string {
      case "count":
        count = try call.field("count", of: 1, as: Int.self) ?? 1
        guard (1...100).contains(count) else {
          throw Problem.usage("count: \(count) is no number of taps; it goes from 1 to 100")
        }
      case "force": isForced = try call.field("force", of: 1, as: Bool.self) ?? false
      case "expect":
        let text = try call.field("expect", of: 1, as: String.self) ?? ""
        guard text == "refused" else {
          throw Problem.usage("expect = \"\(text)\": the only value is \"refused\"")
        }
        expectsRefusal = true
      case "at": offset = try Self.point(in: call)
      case "during": during = try TestContext.of(call).during(in: call, at: 1)
      default:
        throw Problem.usage(
          unknownOption(key, known: ["count", "force", "expect", "at", "during"]))
      }
    }
    if expectsRefusal, during != nil {
      throw Problem.usage("during: a tap that is refused has no finger down; leave one of them out")
    }
  }
}

extension TapOptions {
  /// `at = { x = 10, y = 20 }`, or `at = { 10, 20 }`.
  private static func point(in call: LuaCall) throws -> CGPoint {
    let table = try call.field("at", of: 1, as: LuaValue.self)?.table
    let x = table.flatMap { $0["x"].number ?? $0[1].number }
    let y = table.flatMap { $0["y"].number ?? $0[2].number }
    guard let x, let y, x.isFinite, y.isFinite else {
      throw Problem.usage("at: a table with two numbers expected: tap{ at = { x = 10, y = 20 } }")
    }
    return CGPoint(x: x, y: y)
  }
}
