import HarnessEvents
import HarnessScripting
import Testing

/// `keyboard`, `hide_keyboard`, and what is typed in secret.
@Suite struct KeyboardWordTests {
  @Test(arguments: [
    """
    keyboard.press("tab")
    expect(find("Name")):to_be_focused()
    keyboard.type("Ada")
    keyboard.press("shift+left")
    keyboard.press("x")
    expect(find("Name")):to_have_text("Adx")
    """,
    """
    expect(keyboard.is_shown()):to_be_false()
    find("Name"):focus()
    expect(find{ role = "keyboard" }):to_exist()
    expect(keyboard.is_shown())
    hide_keyboard()
    expect(find{ role = "keyboard" }):not_to_exist()
    expect(find("Name"):is_focused()):to_be_false()
    """,
    """
    mount("Form", {}, { device = "Mac" })
    find("Name"):focus()
    expect(keyboard.is_shown()):to_be_false()
    """,
    """
    find("Name"):press("a", { repeats = 2 })
    keyboard.press("delete", { repeats = 1 })
    expect(find("Name")):to_have_text("a")
    """,
    """
    keyboard.press("tab")
    keyboard.type("Ada\\n")
    expect(spy.name):to_equal("Ada")
    """,
  ])
  func `keys go to whoever has the focus`(script: String) { expectPass(script) }

  @Test(arguments: [
    ("keyboard.type(\"ab\")", "keyboard.type: no field has the focus: \"ab\" was not typed"),
    (
      "keyboard.press(\"f\")",
      "keyboard.press: nothing handles this key: no view has the focus, and the views around it and "
        + "the shortcuts of the interface don't"
    ),
    ("hide_keyboard()", "hide_keyboard: no keyboard is up: no field has the focus"),
    ("keyboard.press(\"f1\")", "press: 'f1' is no key"),
    (
      "keyboard.press(\"f\", { repeats = -1 })",
      "repeats: -1 is no number of repeats; it goes from 0 to 1000"
    ),
    ("keyboard.press(\"f\", { times = 2 })", "times"),
    ("keyboard.presss(\"f\")", "keyboard has no member 'presss'; did you mean 'press'?"),
    ("app:background() keyboard.type(\"a\")", "background"),
    (
      "find{ role = \"keyboard\" }:tap()", "matches nothing"
    ),
  ])
  func `what nobody takes is told`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test(arguments: [
    "to_have_text(\"x\", { timeout = 0 })", "to_have_value(\"x\", { timeout = 0 })",
    "to_contain_text(\"x\", { timeout = 0 })",
  ])
  func `a failure shows no letter of a secure field`(matcher: String) {
    let report = ScriptReport("mount(\"Secret\") expect(find(\"Password\")):\(matcher)")
    #expect(report.text.contains("•••••••"))
    #expect(!report.text.contains("hunter2"))
    #expect(report.text.contains("judge what was typed by what the app got"))
  }

  @Test func `a secure field is read as it is seen`() {
    expectPass(
      """
      mount("Secret")
      local field = find("Password")
      expect(field:text()):to_equal("•••••••")
      expect(field:value()):to_equal("•••••••")
      expect(field):to_have_text("•••••••")
      expect(find("hunter2")):not_to_exist()
      field:fill("open")
      expect(field):to_have_value("••••")
      expect(tree()):not_to_contain("open")
      """)
  }

  @Test func `no word gives a secret away`() {
    let report = ScriptReport(
      "mount(\"Secret\") expect(find(\"Password\"):text()):to_equal(\"x\")")
    #expect(report.text.contains("•••••••"))
    #expect(!report.text.contains("hunter2"))
  }
}
