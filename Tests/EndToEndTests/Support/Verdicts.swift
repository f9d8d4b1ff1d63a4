import Foundation

/// The tests of a run by the JSON reporter.
struct Verdicts {
  struct Test: Equatable {
    var id: String
    var status: String
    var kinds: [String]
    var headlines: [String]
    var output: String
  }

  var tests: [Test] = []
  var summary: [String: Int] = [:]

  /// - Parameter outcome: Of a run with `--reporter json`.
  init(_ outcome: Program.Outcome) throws {
    for line in outcome.lines {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      switch event["event"] as? String {
      case "test_finished": tests.append(Self.test(event))
      case "summary": summary = event.compactMapValues { $0 as? Int }
      default: break
      }
    }
  }

  private static func test(_ event: [String: Any]) -> Test {
    let failures = event["failures"] as? [[String: Any]] ?? []
    return Test(
      id: event["id"] as? String ?? "?", status: event["status"] as? String ?? "?",
      kinds: failures.map { $0["kind"] as? String ?? "?" },
      headlines: failures.map { $0["headline"] as? String ?? "?" },
      output: event["output"] as? String ?? "")
  }

  /// Lines such as `a.lua › b: failed (crash)`, sorted.
  var lines: [String] {
    tests.map { test in
      let kinds = test.kinds.isEmpty ? "" : " (\(test.kinds.joined(separator: ", ")))"
      return "\(test.id): \(test.status)\(kinds)"
    }.sorted()
  }

  /// Whether each test has one verdict, and the summary counts them all.
  var addUp: Bool {
    let counted = ["passed", "failed", "skipped", "did_not_run"].map { summary[$0] ?? 0 }
    return Set(tests.map(\.id)).count == tests.count && counted.reduce(0, +) == tests.count
  }
}
