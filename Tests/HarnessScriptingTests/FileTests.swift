import Foundation
import HarnessEvents
import HarnessScripting
import Testing

/// What a file is: one test, several tests, or a module.
@Suite struct FileTests {
  @Test func `a file without tests is one test`() {
    let report = ScriptReport("mount(\"Form\")\nexpect(find(\"title\"))")
    #expect(report.verdicts == ["-: passed"])
    #expect(report.tests == [TestInfo(names: [])])
    #expect(report.collections == 1)
  }

  @Test func `a file that returns something is a module`() {
    let report = ScriptReport("local m = {} function m.f() mount(\"Form\") end return m")
    #expect(report.tests.isEmpty && report.results.isEmpty)
    #expect(report.collections == 1)
  }

  @Test func `a file that does nothing is a test without assertions`() {
    let report = ScriptReport("local x = 1")
    #expect(report.result?.notes == ["no assertions"])
    #expect(report.verdicts == ["-: passed"])
  }

  @Test(arguments: [
    ("does not parse", "test(", 1), ("raises", "error(\"broken\")", 1),
    ("raises after its tests", "test(\"a\", function() end)\nlocal x = nil + 1", 2),
  ])
  func `a file whose own code fails is one failed test, whatever is selected`(
    way: String, text: String, line: Int
  ) {
    let report = ScriptReport(text, selection: ["something else"])
    #expect(report.couldNotCollect && report.collections == 1, "\(way)")
    #expect(report.verdicts == ["-: failed"], "\(way)")
    #expect(report.lines == [line], "\(way)")
  }

  @Test func `listing runs no test, and tells a broken file`() {
    let listed = ScriptReport(
      "test(\"a\", function() error(\"run\") end) test(\"b\", function() end)", isListing: true)
    #expect(listed.tests.map(\.title) == ["a", "b"])
    #expect(listed.results.isEmpty)
    #expect(ScriptReport("mount(\"Form\") error(\"run\")", isListing: true).results.isEmpty)
    #expect(ScriptReport("test(", isListing: true).verdicts == ["-: failed"])
  }

  @Test func `a file that is not selected stops at its first action`() {
    let report = ScriptReport(
      "pcall(function() mount(\"Form\") end)\nfind(\"save\"):tap()", selection: [])
    #expect(report.collections == 1)
    #expect(report.results.isEmpty)
  }

  @Test func `only the selected tests run`() {
    let report = ScriptReport(
      "for _, n in ipairs{ \"a\", \"b\", \"c\" } do test(n, function() expect(true) end) end",
      selection: ["b"])
    #expect(report.verdicts == ["b: passed"])
  }

  // MARK: Fresh states

  @Test func `upvalues, globals and modules are not shared between tests`() throws {
    let folder = NSTemporaryDirectory() + "harness-scripting-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "return { count = 0 }".write(
      toFile: folder + "/counter.lua", atomically: true, encoding: .utf8)
    let report = ScriptReport(
      """
      local counter = require("counter")
      local count = 0
      shared = 0
      for _, name in ipairs{ "first", "second", "third" } do
        test(name, function()
          count = count + 1
          shared = shared + 1
          counter.count = counter.count + 1
          expect(count + shared + counter.count):to_equal(3)
          expect(require("counter")):to_be(counter)
        end)
      end
      """, folders: [folder])
    #expect(report.verdicts == ["first: passed", "second: passed", "third: passed"])
  }

  @Test func `a module that is not there tells where it was looked for`() {
    let report = ScriptReport("require(\"no.such\")", folders: ["/nowhere"])
    #expect(report.text.contains("/nowhere/no/such.lua"))
  }

  @Test func `other tests the second time are told`() {
    let report = ScriptReport(
      """
      test("first", function() expect(true) end)
      test("test number " .. tick(), function() expect(true) end)
      """)
    #expect(report.results[0]?.status == .passed)
    #expect(
      report.text == "the file registered different tests when it ran again for this one: make "
        + "registration independent of time, chance and earlier tests")
  }

  @Test func `tests may register in another order the second time`() {
    let report = ScriptReport(
      """
      local names = tick() % 2 == 0 and { "a", "b" } or { "b", "a" }
      for _, name in ipairs(names) do
        test(name, function() expect(name == "a") end)
      end
      """)
    #expect(report.verdicts.sorted() == ["a: passed", "b: failed"])
  }

  @Test func `chance is seeded by run, file and test`() {
    let text = """
      local from_file = math.random(1000000)
      for _, name in ipairs{ "a", "b" } do
        test(name, function()
          expect(false, from_file .. " " .. math.random(1000000))
        end)
      end
      """
    func numbers(seed: UInt64, path: String = "x.lua") -> [[Substring]] {
      let report = ScriptReport(text, path: path, seed: seed)
      return report.results.keys.sorted().map {
        (report.results[$0]?.failures.first?.message ?? "").split(separator: " ")
      }
    }
    let first = numbers(seed: 1)
    #expect(first == numbers(seed: 1))
    #expect(first != numbers(seed: 2))
    #expect(first != numbers(seed: 1, path: "y.lua"))
    #expect(first[0][0] == first[1][0] && first[0][1] != first[1][1])
  }
}
