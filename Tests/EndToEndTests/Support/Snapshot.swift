import Foundation
import Testing

/// Files under review that hold what the programs should print. Run the tests with
/// UPDATE_GOLDEN=1 to write what they printed, and look at the difference before it is committed.
enum Snapshot {
  /// Compares all that a program did with a file in Snapshots/.
  static func expect(
    _ outcome: Program.Outcome, toMatch name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var text = "$ harness \(outcome.arguments.joined(separator: " "))\n\(outcome.output)"
    if !outcome.errors.isEmpty { text += "--- standard error\n\(outcome.errors)" }
    text += "--- exit code \(outcome.exitCode)\n"
    try expect(cleaned(text), toMatch: name, sourceLocation: sourceLocation)
  }

  static func expect(
    _ text: String, toMatch name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: "\(Package.root)/Tests/EndToEndTests/Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let wanted = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard text != wanted else { return }
    Issue.record(
      "\(name).txt differs: \(firstDifference(text, wanted))", sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ text: String, _ wanted: String) -> String {
    let left = text.components(separatedBy: "\n")
    let right = wanted.components(separatedBy: "\n")
    let line = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let number = line ?? min(left.count, right.count)
    func shown(_ lines: [String]) -> String { number < lines.count ? lines[number] : "(no line)" }
    return "line \(number + 1)\n  wanted \(shown(right))\n  got    \(shown(left))"
  }

  /// What differs from run to run and from machine to machine.
  private static func cleaned(_ text: String) -> String {
    let rules = [
      (#" +FAILED \([0-9.]+ (ms|s|m), worker"#, "  FAILED (TIME, worker"),
      (#"(?m)^((ok|FAILED|skipped|not run).*\S|seed .*,) +[0-9.]+ (ms|s|m)$"#, "$1 TIME"),
      (#""(cpu|wall)_ns":[0-9]+"#, #""$1_ns":0"#),
      (#""run_id":"[^"]+""#, #""run_id":"ID""#),
      (#" time="[0-9.]+""#, #" time="TIME""#),
      (#" timestamp="[^"]+""#, #" timestamp="DATE""#),
    ]
    var text = text.replacingOccurrences(of: Package.root, with: "PACKAGE")
    for (pattern, replacement) in rules {
      text = text.replacingOccurrences(
        of: pattern, with: replacement, options: .regularExpression)
    }
    return text
  }
}
