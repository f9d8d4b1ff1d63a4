import HarnessEvents
import HarnessScripting
import Testing

/// What tests leave behind: evidence of a failure, attachments, screenshots.
@Suite struct TestFileTests {
  private func text(_ name: String, of report: ScriptReport) -> String? {
    report.files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  // MARK: Evidence

  @Test func `a passed test leaves nothing`() {
    #expect(inForm("find(\"save\"):tap() expect(find(\"save\"))").files == [])
  }

  @Test func `a failed test leaves the trees before its last action and at the failure`() throws {
    let report = inForm("find(\"Wi-Fi\"):tap()\nfind(\"Off\"):exists()\nexpect(1):to_equal(2)")
    #expect(
      report.files.map(\.name) == [
        "tree-before.txt", "tree-after.txt", "trace.jsonl", "screen.svg",
      ]
    )
    let before = try #require(text("tree-before.txt", of: report))
    let after = try #require(text("tree-after.txt", of: report))
    #expect(before != after)
    #expect(before.contains("- toggle \"Wi-Fi\"\n"))
    #expect(after.contains("- toggle \"Wi-Fi\" [checked]\n"))
    #expect(before.hasSuffix("\n") && !before.hasSuffix("\n\n"))
  }

  @Test func `the trees are those of the failure, before hooks clean up`() throws {
    let report = ScriptReport(
      """
      after_each(function() mount("Twins") find("nobody"):tap() end)
      test("fails", function()
        mount("Form")
        finally(function() unmount() end)
        error("stop")
      end)
      """)
    #expect(report.verdicts == ["fails: failed"])
    #expect(text("tree-after.txt", of: report)?.contains("Wi-Fi") == true)
    #expect(text("screen.svg", of: report)?.contains("Wi-Fi") == true)
    // The steps of the hooks are steps, too.
    let trace = try #require(text("trace.jsonl", of: report))
    #expect(trace.contains("\"line\":4,"))
    #expect(trace.contains("\"line\":1,"))
  }

  @Test func `hidden elements are in the tree, marked as hidden`() throws {
    let report = inForm("find(\"save\"):tap() expect(false)")
    let tree = try #require(text("tree-after.txt", of: report))
    #expect(tree.contains("[hidden]"))
  }

  @Test func `without an app there are the steps only, and without steps there is nothing`() {
    #expect(
      ScriptReport("expect(1):to_equal(2)").files.map(\.name) == ["trace.jsonl"])
    #expect(ScriptReport("local x = ").files == [])
    #expect(ScriptReport("test(\"a\", function() error(\"b\") end)").files == [])
  }

  @Test func `the trace tells each step with its time, its names and what came of it`() {
    let report = ScriptReport(
      """
      test("goes", function()
        mount("Form")
        step("waits", function()
          tree()
          step("inside", function() find("Off"):tap{ expect = "refused" } end)
        end)
        expect(1):to_equal(2)
      end)
      """, seed: 3)
    #expect(
      text("trace.jsonl", of: report) == """
        {"format":1,"test":"script.lua › goes","seed":3}
        {"line":2,"virtual_ns":0,"statement":"mount(\\"Form\\")","outcome":"ok"}
        {"line":3,"virtual_ns":0,"statement":"step(\\"waits\\", function() …","outcome":"ok"}
        {"line":4,"virtual_ns":0,"statement":"tree()","steps":["waits"],"outcome":"ok"}
        {"line":5,"virtual_ns":0,"statement":"step(\\"inside\\", function() find(\\"Off\\"):tap{ expect = \\"refused\\" } end)","steps":["waits"],"outcome":"refused"}
        {"line":7,"virtual_ns":0,"statement":"expect(1):to_equal(2)","outcome":"failed","message":"expected 2, received 1"}

        """)
  }

  @Test func `an error at a line that is no step is the last line`() {
    let report = ScriptReport("mount(\"Form\")\nerror(\"stop\")")
    #expect(
      text("trace.jsonl", of: report)?.hasSuffix(
        """
        {"line":2,"virtual_ns":0,"statement":"error(\\"stop\\")","outcome":"failed","message":"stop"}

        """) == true)
  }

  @Test func `of a long test the last steps are told, and how many came before`() {
    let report = ScriptReport(
      """
      mount("Form")
      for _ = 1, 5050 do
        tree()
        tree()
      end
      expect(false)
      """)
    let lines = (text("trace.jsonl", of: report) ?? "").split(separator: "\n")
    #expect(lines.first?.contains("\"skipped_steps\":5000") == true)
    #expect(lines.count == 1 + 1 + 10_100 + 1 - 5_000)
  }

  @Test func `each test has its own evidence`() {
    let report = ScriptReport(
      """
      test("a", function() mount("Form") find("On"):tap() expect(false) end)
      test("b", function() expect(false) end)
      """)
    #expect(report.files.count == 5)
    #expect(report.files.last?.name == "trace.jsonl")
  }

  // MARK: attach

  @Test(arguments: [
    ("attach(\"notes\", \"a\\nb\")", "notes.txt", "text/plain", "a\nb"),
    (
      "attach(\"data\", { b = 1, a = { true } })", "data.json", "application/json",
      "{\"a\":[true],\"b\":1}\n"
    ),
    ("attach(\"t.csv\", \"1,2\")", "t.csv", "text/csv", "1,2"),
    (
      "attach(\"page\", \"<p>\", \"text/html; charset=utf-8\")", "page.html",
      "text/html; charset=utf-8", "<p>"
    ),
    ("attach(\"x.dat\", \"y\", \"application/x-own\")", "x.dat", "application/x-own", "y"),
    ("attach(\"../../up\", \"y\")", "up.txt", "text/plain", "y"),
    ("attach(\"\\0\", \"y\")", "attachment.txt", "text/plain", "y"),
    ("attach(\"empty\", \"\")", "empty.txt", "text/plain", ""),
  ])
  func `a passed test keeps what it attaches`(
    statement: String, name: String, mime: String, content: String
  ) {
    let report = inForm("\(statement) expect(true)")
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
    #expect(
      report.files == [
        KeptFile(name: name, mime: mime, bytes: Array(content.utf8), isOurs: false)
      ])
  }

  @Test func `bytes are attached as they are, and equal names get numbers`() {
    let report = inForm(
      "attach(\"a\", \"\\xff\\0\") attach(\"A.bin\", \"b\") attach(\"a.bin\", \"c\") expect(true)")
    #expect(report.files.map(\.name) == ["a.bin", "A-2.bin", "a-3.bin"])
    #expect(report.files.first?.bytes == [255, 0])
    #expect(report.files.first?.mime == "application/octet-stream")
  }

  @Test(arguments: [
    ("attach(\"\", \"x\")", "attach: a file needs a name that is not empty"),
    ("attach(\"a\")", "attach: there is no data; give a string or a table"),
    ("attach(\"a\", { f = print })", "attach: data.f: JSON has no function"),
    (
      "attach(\"a\", \"b\", \"text\")",
      "attach: \"text\" is no media type; write \"text/csv\" or leave it out"
    ),
    (
      "attach(\"a\", (\"x\"):rep(17 * 1024 * 1024))",
      "attach: 17825792 bytes are too many; a file has at most 16 MiB"
    ),
    (
      "for i = 1, 5 do attach(\"a\", (\"x\"):rep(16 * 1024 * 1024)) end",
      "attach: the files of a test have at most 64 MiB together"
    ),
    ("for i = 1, 501 do attach(\"a\", \"\") end", "attach: a test has at most 500 files"),
  ])
  func `what cannot be attached is told`(statement: String, words: String) {
    let report = inForm(statement)
    #expect(report.text.hasPrefix(words), "\(report.text)")
    #expect(report.verdicts == ["-: failed"])
  }

  @Test func `outside of a test there is no folder to put it into`() {
    let report = ScriptReport(
      "test(\"a\", function() expect(true) end)\nattach(\"a\", \"b\")")
    #expect(
      report.text == "attach at line 2 outside of a test; line 1 registers a test: put it into "
        + "before_each")
  }

  // MARK: screenshot

  @Test func `screenshots are pictures of the screen or of an element`() throws {
    let report = inForm(
      """
      screenshot()
      screenshot("after: login")
      app:screenshot("app.svg")
      expect(find("save"):screenshot("button")):to_exist()
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
    #expect(
      report.files.map(\.name) == [
        "screenshot.svg", "after-login.svg", "app.svg", "button.svg",
      ])
    #expect(Set(report.files.prefix(3).map(\.bytes)).count == 1)
    let screen = try #require(text("screenshot.svg", of: report))
    #expect(screen.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\""))
    let button = try #require(text("button.svg", of: report))
    #expect(!button.contains("width=\"390\" height=\"844\" viewBox"))
  }

  @Test(arguments: [
    ("unmount() screenshot()", "screenshot: nothing is mounted; call mount first"),
    ("find(\"nobody\"):screenshot()", "find(\"nobody\") matches nothing"),
    ("screenshot(1)", "screenshot: "),
  ])
  func `a picture of nothing is an error`(statement: String, words: String) {
    #expect(inForm(statement).text.hasPrefix(words), "\(inForm(statement).text)")
  }
}
