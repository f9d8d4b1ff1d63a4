import HarnessScripting
import Testing

/// What a device does to an app: the words of `app`.
@Suite struct AppWordTests {
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

  // MARK: Arguments

  @Test func `new arguments keep state, spies and what is left out`() {
    expectPass(
      """
      find("Tap"):tap()
      app:set{ args = { name = "Bob" } }
      expect(find("greeting")):to_have_text("Hi, Bob")
      app:set{ args = { phrase = "Bye" } }
      expect(find("greeting")):to_have_text("Bye, Bob")
      find("Tap"):tap()
      expect(app.spies.on_tap.call_count):to_equal(2)
      expect(spy.taps):to_equal(2)
      """)
  }

  @Test func `a callback can be given later`() {
    expectPass(
      """
      local tapped = spy.new("taps")
      app:set{ args = { on_tap = tapped } }
      find("Tap"):tap()
      expect(tapped.taps):to_equal(1)
      expect(function() return app.spies.on_tap end):to_raise("app.spies has no member 'on_tap'")
      """)
  }

  @Test(arguments: [
    ("app:set{ args = { nmae = \"x\" } }", "app:set: Traveller: there is no argument 'nmae'"),
    ("app:set{ args = { name = 1 } }", "app:set: Traveller: argument 'name': string expected"),
    ("app:set{ args = 1 }", "app:set: option 'args': table expected, got number"),
    ("app:set()", "app:set: bad argument #1 (table of options expected, got no value)"),
    ("app:set(1)", "app:set: bad argument #1 (table of options expected, got number)"),
    (
      "local old = app mount(\"Traveller\") old:background()",
      "app:background: this app is not mounted any more; use app"
    ),
  ])
  func `a wrong set is told`(statements: String, words: String) {
    expectFailure(statements, words)
  }

  // MARK: Objects

  @Test func `objects of the test reach the views, and follow what the script does`() {
    let report = ScriptReport(
      """
      local account, other = Account.new("Ada"), Account.new("Bob")
      mount("Profile", {}, { objects = { account } })
      expect(find("user"):text()):to_equal("Ada")
      account.user = "Eve"
      expect(find("user"):text()):to_equal("Eve")
      find("Log out"):tap()
      expect(account.user):to_equal("")
      app:set{ objects = { other } }
      expect(find("user")):to_have_text("Bob")
      app:relaunch()
      expect(find("user")):to_have_text("Bob")
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test func `a missing object names view, property and type`() {
    #expect(
      ScriptReport("mount(\"Profile\")").text == """
        no object of type Account for 'account' of Profile: a view around it, or the mount in the \
        test, must provide one with .environment(_:)
        """)
  }

  // MARK: Phases

  @Test func `the app goes to the background and back in the documented steps`() {
    expectPass(
      """
      app:background()
      local phases = {}
      for i, call in ipairs(app.spies.on_phase.calls) do phases[i] = call.phase end
      expect(phases):to_equal{ "inactive", "background" }
      app:background():foreground():foreground()
      phases = {}
      for i, call in ipairs(app.spies.on_phase.calls) do phases[i] = call.phase end
      expect(phases):to_equal{ "inactive", "background", "inactive", "active" }
      """)
  }

  @Test func `nobody can touch an app in the background`() {
    expectFailure(
      "app:background() find(\"Tap\"):tap()",
      "the app is in the background, where nobody can touch it; call app:foreground() first")
    expectPass(
      """
      app:background()
      find("Tap"):tap{ expect = "refused" }
      expect(find("state")):to_have_text("0 0 home")
      app:foreground()
      find("Tap"):tap()
      """)
  }

  @Test func `what is waited for in the background does not come`() {
    expectFailure(
      "app:background() expect(find(\"nobody\"))", "the app is in the background: no wait")
  }

  // MARK: Addresses

  @Test func `addresses that the app opens are recorded`() {
    expectPass(
      """
      expect(app.opened_urls):to_equal{}
      find("Help"):tap()
      expect(app.opened_urls):to_equal{ "https://example.com/help" }
      """)
  }

  @Test func `the app opens an address, also from the background`() {
    expectPass(
      """
      app:open_url("app://item/1")
      expect(find("received")):to_have_text("app://item/1")
      app:background():open_url("app://item/2")
      expect(find("received")):to_have_text("app://item/2")
      expect(app.spies.on_phase.phase):to_equal("active")
      find("Tap"):tap()
      """)
  }

  @Test(arguments: [
    (
      "app:open_url(\"item 3\")",
      "app:open_url: \"item 3\" is no address; write it like \"https://example.com/item/3\""
    ),
    (
      "app:open_url(\"://\")",
      "app:open_url: \"://\" is no address; write it like \"https://example.com/item/3\""
    ),
    (
      "app:open_url(\"http://\")",
      "app:open_url: \"http://\" is no address; write it like \"https://example.com/item/3\""
    ),
    (
      "app:open_url(\"notes:\")",
      "app:open_url: \"notes:\" is no address; write it like \"https://example.com/item/3\""
    ),
    ("app:open_url()", "app:open_url: bad argument #1 (string expected, got no value)"),
    (
      "mount(\"Form\") app:open_url(\"a://b\")",
      "app:open_url: no view of Form has onOpenURL, so nothing opens it"
    ),
  ])
  func `an address that nothing opens is told`(statements: String, words: String) {
    expectFailure(statements, words)
  }

  // MARK: Storage

  @Test func `a relaunch keeps what is stored and forgets the rest`() {
    expectPass(
      """
      local state = find("state")
      find("Tap"):tap()
      expect(state):to_have_text("1 1 taps")
      app:set{ args = { name = "Bob" } }
      app:background():relaunch()
      expect(state):to_have_text("0 1 taps")
      expect(find("greeting")):to_have_text("Hi, Bob")
      find("Tap"):tap()
      expect(state):to_have_text("1 2 taps")
      expect(app.spies.on_tap.call_count):to_equal(2)
      mount("Traveller")
      expect(state):to_have_text("0 2 home")
      """)
  }

  @Test func `stored values can be set and read`() {
    let report = ScriptReport(
      """
      mount("Traveller", {}, { storage = { total = 5, ratio = 0.5, name = "Ada", done = true } })
      expect(find("state")):to_have_text("0 5 home")
      find("Tap"):tap()
      expect(app.storage.total):to_equal(6)
      expect(app.storage.ratio):to_equal(0.5)
      expect(app.storage.name):to_equal("Ada")
      expect(app.storage.done):to_be_true()
      expect(app.storage.never):to_be_nil()
      app:set{ storage = { total = 9 } }
      expect(find("state")):to_have_text("1 9 taps")
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
    expectFailure(
      "app.storage.total = 1", "app.storage is only read; write app:set{ storage = { total = … } }")
  }

  @Test func `what is stored and the spies can be gone through and shown`() {
    let report = ScriptReport(
      """
      mount("Traveller", {}, { storage = { total = 5, name = "Ada" } })
      local found = {}
      for key, value in pairs(app.storage) do found[#found + 1] = key .. " " .. value end
      expect(found):to_equal{ "name Ada", "total 5" }
      expect(tostring(app.storage)):to_equal('{ name = "Ada", total = 5 }')
      local names = {}
      for name, spy in pairs(app.spies) do names[#names + 1] = name .. " " .. spy.call_count end
      expect(names):to_equal{ "on_phase 0", "on_tap 0" }
      expect(tostring(app.spies)):to_equal(
        "{ on_phase = spy(on_phase: never called), on_tap = spy(on_tap: never called) }")
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test func `a test finds nothing of what another one has stored`() {
    let report = ScriptReport(
      """
      for i = 1, 3 do
        test("test " .. i, function()
          mount("Traveller")
          expect(find("state")):to_have_text("0 0 home")
          find("Tap"):tap()
          expect(find("state")):to_have_text("1 1 taps")
        end)
      end
      """)
    #expect(
      report.verdicts == ["test 1: passed", "test 2: passed", "test 3: passed"], "\(report.text)")
  }

  @Test func `back leaves the page of the navigation in front`() {
    let report = ScriptReport(
      """
      mount("Pages")
      expect(function() app:back() end):to_raise(
        "app:back: nothing to go back from: no navigation shows a page above its first")
      find("Second"):tap()
      expect(find("second page"))
      app:back()
      expect(find("Second"))
      find("Sheet"):tap()
      find("Inner"):tap()
      app:back()
      expect(find("Inner"))
      expect(find("inner page")):not_to_exist()
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }
}
