import HarnessEvents
import HarnessScripting
import Testing

/// What the system asks, and who answers.
@Suite struct SystemWordTests {
  private func expectPass(
    _ statements: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let report = ScriptReport("mount(\"Traveller\")\n\(statements)")
    #expect(report.verdicts == ["-: passed"], "\(report.text)", sourceLocation: sourceLocation)
  }

  private func expectFailure(
    _ statements: String, _ words: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let report = ScriptReport("mount(\"Traveller\")\n\(statements)")
    #expect(report.verdicts == ["-: failed"], sourceLocation: sourceLocation)
    #expect(report.text.contains(words), "\(report.text)", sourceLocation: sourceLocation)
  }

  // MARK: Policies

  @Test(arguments: [
    ("{}", "OK"), ("{ \"Later\" }", "Later"), ("{ \"No\", \"Allow\", \"OK\" }", "Allow"),
    ("{ \"OK\", \"Settings\" }", "OK"), ("{ \"Not Now\", \"Sure\" }", "Sure"),
  ])
  func `the usual answer is the only button, Allow, OK or the last`(buttons: String, label: String)
  {
    expectPass(
      """
      system.raise{ title = "Ready?", buttons = \(buttons) }
      expect(system.alerts()[1].answer):to_equal("\(label)")
      expect(system.find{ role = "alert" }):not_to_exist()
      """)
  }

  @Test func `a function gives the label of a button`() {
    expectPass(
      """
      system.policy(function(alert) return alert.buttons[1] end)
      system.raise{ title = "Ready?", message = "Really?", buttons = { "No", "Allow" } }
      expect(system.alerts()[1].answer):to_equal("No")
      """)
  }

  @Test(arguments: [
    ("\"Maybe\"", "the function gave \"Maybe\" for the system's alert \"Ready?\""),
    ("nil", "the function gave nil for the system's alert \"Ready?\", whose buttons are \"No\""),
  ])
  func `a function that gives no button fails the test`(answer: String, words: String) {
    expectFailure(
      """
      system.policy(function() return \(answer) end)
      system.raise{ title = "Ready?", buttons = { "No", "Allow" } }
      expect(system.alerts()[1].answer):to_equal("Allow")
      """, words)
  }

  @Test func `an error in the function fails the test`() {
    expectFailure(
      """
      system.policy(function() error("no idea") end)
      system.raise{ title = "Ready?" }
      expect(true)
      """, "error in the callback system.policy: no idea")
  }

  @Test func `a policy answers what shows already`() {
    expectPass(
      """
      system.policy("ask")
      system.raise{ title = "One" }
      system.raise{ title = "Two" }
      expect(system.find{ role = "alert" }):to_have_count(2)
      system.policy("auto")
      expect(system.find{ role = "alert" }):not_to_exist()
      expect(system.alerts()[2].answer):to_equal("OK")
      """)
  }

  @Test func `a policy of the file's own code holds in each test`() {
    let report = ScriptReport(
      """
      system.policy("ask")
      for _, name in ipairs{ "a", "b" } do
        test(name, function()
          mount("Traveller")
          system.raise{ title = "Ready?" }
          system.find("OK"):tap()
          expect(#system.alerts()):to_equal(1)
        end)
      end
      """)
    #expect(report.verdicts == ["a: passed", "b: passed"], "\(report.text)")
  }

  // MARK: The window

  @Test func `the system's window is the last of the tree, and what it says is in it`() {
    expectPass(
      """
      system.policy("ask")
      system.raise{ title = "Ready?", message = "Really?", buttons = { "No", "Allow" } }
      local children = app:children()
      expect(children[#children]:role()):to_equal("window")
      expect(find("Really?")):to_have_role("text")
      expect(find{ role = "alert" }:find{ role = "button" }):to_have_count(2)
      expect(system.find("Allow")):to_be_enabled()
      expect(tree()):to_contain('alert "Ready?"')
      system.find("No"):tap()
      expect(find{ role = "window" }):not_to_exist()
      """)
  }

  @Test func `nobody reaches the app behind it`() {
    expectFailure(
      """
      system.policy("ask")
      system.raise{ title = "Ready?", buttons = { "No", "Allow" } }
      find("Tap"):tap()
      """,
      "is behind the system's alert \"Ready?\"; tap one of its buttons first: \"No\", \"Allow\"")
  }

  @Test func `it stays in front of what is mounted next`() {
    expectPass(
      """
      system.policy("ask")
      system.raise{ title = "Ready?" }
      mount("Traveller")
      find("Tap"):tap{ expect = "refused" }
      system.find("OK"):tap()
      find("Tap"):tap()
      """)
  }

  // MARK: What is told

  @Test func `an expectation that waits in vain names the question`() {
    expectFailure(
      """
      system.policy("ask")
      system.raise{ title = "Ready?" }
      expect(find("greeting")):to_have_text("Bye")
      """, "the system's alert \"Ready?\" waits for an answer")
  }

  @Test func `a question that nobody answers fails the test`() {
    expectFailure(
      """
      system.policy("ask")
      system.raise{ title = "Ready?", buttons = { "No", "Allow" } }
      expect(true)
      """,
      "nobody answered the system's alert \"Ready?\": tap one of its buttons, such as "
        + "system.find(\"Allow\"):tap(), or leave the answer to system.policy(\"auto\")")
  }

  @Test func `each choice stands in the steps of a failure`() {
    let report = ScriptReport(
      """
      mount("Traveller")
      system.raise{ title = "Ready?", buttons = { "No", "Allow" } }
      expect(false)
      """)
    let steps = report.results[0]?.failures.first?.lastSteps ?? []
    #expect(steps.last?.hasSuffix("system alert \"Ready?\": \"Allow\"") == true, "\(steps)")
  }

  @Test(arguments: [
    ("system.raise()", "system.raise: bad argument #1 (table with a title expected"),
    ("system.raise{}", "system.raise: a title is needed"),
    ("system.raise{ title = \"a\", text = \"b\" }", "unknown option 'text'"),
    ("system.policy(\"never\")", "\"auto\", \"ask\" or a function expected, got \"never\""),
    ("system.rais{}", "system has no member 'rais'; did you mean 'raise'?"),
    ("find(\"Tap\"):send(\"touch_down\")", "is a view of SwiftUI, which has no control events"),
  ])
  func `a wrong use is told`(statements: String, words: String) {
    expectFailure(statements, words)
  }

  // MARK: Places

  @Test func `an alert of the system has the place of an alert`() {
    expectPass(
      """
      system.policy("ask")
      system.raise{ title = "Ready?", buttons = { "No", "Allow" } }
      local no, allow = system.find("No"):frame(), system.find("Allow"):frame()
      expect(no.width):to_equal(135)
      expect(no.height):to_equal(44)
      expect(allow.x):to_equal(no.x + 135)
      expect(allow.y):to_equal(no.y)
      local alert = system.find{ role = "alert" }:frame()
      expect(alert.x):to_equal(60)
      expect(alert.width):to_equal(270)
      app:set{ device = "iPad" }
      expect(system.find{ role = "alert" }:frame().x):to_equal(275)
      expect(system.find("Allow")):to_be_hittable()
      system.find("Allow"):tap()
      expect(system.alerts()[1].answer):to_equal("Allow")
      """)
  }

  @Test func `of two alerts the last one is in front`() {
    expectFailure(
      """
      system.policy("ask")
      system.raise{ title = "One", buttons = { "First" } }
      system.raise{ title = "Two", buttons = { "Second" } }
      system.find("First"):tap()
      """, "button \"First\" is covered by button \"Second\" (SystemWindow")
  }
}
