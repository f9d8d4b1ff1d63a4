import HarnessEvents
import HarnessLua

extension Vocabulary {
  /// `requires`, `harness.version` and `seed`: what a script may want to know of its surroundings.
  static func addVersion(to library: LuaLibrary) {
    library.function(
      "requires",
      plain("requires") { call, context in
        let text = try call.string(1)
        let requirement = try VersionRequirement(text)
        guard requirement.holds(for: context.host.version) else {
          throw Problem(
            .error,
            "this script requires harness \(text), and this is \(context.host.version): run it with "
              + "a harness that fits, or change what it requires")
        }
        return 0
      })
    library.module("harness") { module in
      module.property("version") { call in call.returns(TestContext.of(call).host.version) }
      refuseUnknownMembers(of: module, "harness", known: ["version"])
    }
    library.property("seed") { call in call.returns(Int(clamping: TestContext.of(call).host.seed)) }
  }
}

/// What `requires` takes: `>= 0.3`, or several such comparisons with commas between.
struct VersionRequirement {
  private let comparisons: [(holds: (Int) -> Bool, version: [Int])]

  init(_ text: String) throws {
    comparisons = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let match = part.wholeMatch(of: /\s*(>=|<=|>|<|==?)?\s*(\d{1,9}(?:\.\d{1,9})*)\s*/)
      else {
        throw Problem.usage(
          "requires: \(ValueText.quoted(text)) is no requirement; write \">= 0.3\" or "
            + "\">= 0.3, < 1\"")
      }
      return (Self.test(String(match.1 ?? "==")), Self.numbers(match.2))
    }
  }

  func holds(for version: String) -> Bool {
    let numbers = Self.numbers(version[...])
    return comparisons.allSatisfy { $0.holds(Self.order(of: numbers, $0.version)) }
  }

  private static func test(_ comparison: String) -> (Int) -> Bool {
    switch comparison {
    case ">=": { $0 >= 0 }
    case "<=": { $0 <= 0 }
    case ">": { $0 > 0 }
    case "<": { $0 < 0 }
    default: { $0 == 0 }
    }
  }

  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ".").compactMap { Int($0) }
  }

  /// Below, at or above zero. What is not written is 0: 1.2 is 1.2.0.
  private static func order(of left: [Int], _ right: [Int]) -> Int {
    for index in 0..<max(left.count, right.count) {
      let (a, b) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
      if a != b { return a < b ? -1 : 1 }
    }
    return 0
  }
}
