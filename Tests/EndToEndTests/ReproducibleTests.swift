import Foundation
import Testing

/// Runs that must come out the same, whatever ran beside or before a test.
struct ReproducibleTests {
  /// Tests that pass, fail, crash, leak, print, and whose files can't be collected.
  private static let fixtures = [
    "bad-input", "chance", "files", "good.lua", "leaks", "reports", "running/flat.lua",
    "running/mixed.lua",
    "running/output.lua", "running/random.lua", "time",
  ]

  /// The JSON, JUnit and console reports of a run, and the files of its tests.
  private func reports(
    _ program: Program, _ paths: [String], workers: Int, in directory: String
  ) throws -> [String] {
    let (json, junit) = (try TemporaryFile(), try TemporaryFile())
    let outcome = try program.run(
      paths + [
        "--reproducible", "-j\(workers)", "--reporter", "json:\(json.path)", "--reporter",
        "junit:\(junit.path)",
      ], in: directory)
    // The JUnit file is put in place at the end, under another descriptor.
    let results = outcome.results
    let reports = [try json.text(), try junit.text(), outcome.output, outcome.errors]
    return reports.map(results.cleaned) + results.files.flatMap { [$0, results.text($0)] }
  }

  @Test func `all reports of all sample scripts are equal to the byte`() throws {
    let first = try reports(.harness, ["scripts"], workers: 1, in: "")
    #expect(first[0].contains("\"reproducible\":true"))
    #expect(first[1].contains("<testsuite name=\"scripts/check-box.lua\""))
    for workers in [2, 1, 2] {
      #expect(try reports(.harness, ["scripts"], workers: workers, in: "") == first)
    }
  }

  @Test func `so are those of scripts that fail, crash, leak and use chance`() throws {
    let directory = "Tests/Fixtures/Scripts"
    let first = try reports(.faulty, Self.fixtures, workers: 1, in: directory)
    #expect(first[0].contains("leak: "))
    #expect(first[0].contains("\"kind\":\"crash\""))
    #expect(first[0].contains("bodies of this process: 1"))
    for workers in [2, 1, 2] {
      let next = try reports(.faulty, Self.fixtures, workers: workers, in: directory)
      for (next, first) in zip(next, first) where next != first {
        Issue.record("-j\(workers): \(difference(next, first))")
      }
    }
  }

  private func difference(_ left: String, _ right: String) -> String {
    let lines = zip(left.split(separator: "\n"), right.split(separator: "\n"))
    return lines.first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "one is longer"
  }

  /// What each test of the three equal scripts prints, apart from addresses and what it counts in
  /// a global variable.
  private func outputs(
    _ arguments: String..., without left: [String] = ["bodies", "address"],
    environment: [String: String] = [:]
  ) throws -> [String: String] {
    let outcome = try Program.faulty.run(
      arguments + ["--reporter", "json"], environment: environment)
    var outputs: [String: String] = [:]
    for test in try Verdicts(outcome).tests {
      let lines = test.output.split(separator: "\n").filter { line in
        !left.contains { line.hasPrefix($0) }
      }
      outputs[test.id] = lines.joined(separator: "\n")
        .replacing(/0x[0-9a-f]+/, with: "ADDRESS")
    }
    return outputs
  }

  @Test func `what ran before in the same worker makes no difference`() throws {
    let files = ["chance/one.lua", "chance/two.lua", "chance/three.lua"]
    let together = try outputs(files[0], files[1], files[2], "-j1")
    #expect(together.count == 10)
    #expect(try outputs(files[2], files[1], files[0], "-j1") == together)
    let alone = try files.map { try outputs($0) }.reduce(into: [:]) { all, some in
      all.merge(some) { first, _ in first }
    }
    #expect(alone == together)
    // What the file itself prints goes with the first test that is run.
    let last = try outputs("chance/one.lua", "-g", "draws 2")["chance/one.lua › draws 2"] ?? ""
    #expect(last.hasSuffix(together["chance/one.lua › draws 2"] ?? "nothing"))
  }

  @Test func `language and time zone of the user make no difference`() throws {
    let names = ["LANG", "LANGUAGE", "LC_ALL", "LC_TIME", "LC_NUMERIC", "LC_MONETARY"]
    var abroad = Dictionary(uniqueKeysWithValues: names.map { ($0, "de_DE.UTF-8") })
    abroad["TZ"] = "Asia/Tokyo"
    let home = try outputs("chance/one.lua")
    #expect(home.values.contains { $0.contains("locale en_001") })
    #expect(try outputs("chance/one.lua", environment: abroad) == home)
  }

  /// The clock has stepped back after a timer that was left, and shows another uptime.
  @Test func `nor does what others have left, apart from the uptime`() throws {
    let files = ["chance/one.lua", "chance/two.lua", "chance/three.lua"]
    let left = ["bodies", "address", "uptime"]
    let together = try outputs(files[0], files[1], files[2], "-j1", without: left)
    let amongOthers = try outputs(
      "leaks", "running/mixed.lua", files[1], files[0], files[2], "-j1", without: left)
    #expect(together.count == 10)
    #expect(amongOthers.filter { together[$0.key] != nil } == together)
  }

  @Test(.enabled(if: addressesCanBeFixed))
  func `even what depends on addresses is the same`() throws {
    let first = try reports(.faulty, ["addresses"], workers: 1, in: "Tests/Fixtures/Scripts")
    for workers in [1, 2, 2] {
      let next = try reports(.faulty, ["addresses"], workers: workers, in: "Tests/Fixtures/Scripts")
      #expect(next == first)
    }
  }

  /// A container may refuse it.
  private static var addressesCanBeFixed: Bool {
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/setarch")
    check.arguments = ["-R", "true"]
    guard (try? check.run()) != nil else { return false }
    check.waitUntilExit()
    return check.terminationStatus == 0
  }
}
