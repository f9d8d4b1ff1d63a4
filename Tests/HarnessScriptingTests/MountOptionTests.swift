import HarnessScripting
import Testing

/// The options of `mount` and `app:set`.
@Suite struct MountOptionTests {
  @Test(arguments: [
    ("", "look", "light standard large leftToRight"),
    ("color_scheme = \"dark\"", "look", "dark standard large leftToRight"),
    ("color_scheme_contrast = \"increased\"", "look", "light increased large leftToRight"),
    ("dynamic_type = \"accessibility3\"", "look", "light standard accessibility3 leftToRight"),
    ("dynamic_type = \"xx_large\"", "look", "light standard xxLarge leftToRight"),
    ("layout_direction = \"right_to_left\"", "look", "light standard large rightToLeft"),
    ("locale = \"de_DE\", time_zone = \"Europe/Berlin\"", "region", "de_DE Europe/Berlin"),
    (
      "locale = \"en_US\", time_zone = \"UTC\"", "calendar", "gregorian 1 GMT"
    ),
    ("locale = \"de_DE\", time_zone = \"Asia/Tokyo\"", "calendar", "gregorian 2 Asia/Tokyo"),
    (
      "calendar = \"hebrew\", locale = \"en_US\", time_zone = \"Asia/Tokyo\"", "calendar",
      "hebrew 1 Asia/Tokyo"
    ),
    ("", "room", "narrow high 3.000000"),
    ("horizontal_size_class = \"regular\"", "room", "wide high 3.000000"),
    ("vertical_size_class = \"compact\", display_scale = 2", "room", "narrow low 2.000000"),
    ("", "access", "false false false"),
    ("reduce_motion = true, voice_over = true, bold_text = true", "access", "true true true"),
    ("", "own", "file:/// 10"),
    (
      "environment = { api_base = \"https://test.example\", limit = 3 }", "own",
      "https://test.example 3"
    ),
  ])
  func `an option is seen by the component, at once or later`(
    options: String, id: String, text: String
  ) {
    let expectation = "expect(find(\"\(id)\")):to_have_text(\"\(text)\")"
    for script in [
      "mount(\"Surroundings\", {}, { \(options) })",
      "mount(\"Surroundings\") app:set{ \(options) }",
    ] {
      let report = ScriptReport("clock.now() \(script)\n\(expectation)")
      #expect(report.verdicts == ["-: passed"], "\(script): \(report.text)")
    }
  }

  @Test func `options of a mount end with it, and those of set stay`() {
    let report = ScriptReport(
      """
      local look = find("look")
      mount("Surroundings", {}, { color_scheme = "dark" })
      app:set{ dynamic_type = "small" }:set{ layout_direction = "right_to_left" }
      expect(look):to_have_text("dark standard small rightToLeft")
      app:relaunch()
      expect(look):to_have_text("dark standard small rightToLeft")
      mount("Surroundings")
      expect(look):to_have_text("light standard large leftToRight")
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test(arguments: [
    ("color_scheem = \"dark\"", "unknown option 'color_scheem'; did you mean 'color_scheme'?"),
    (
      "color_scheme = \"drak\"",
      "option 'color_scheme': \"drak\" is none of \"light\", \"dark\"; did you mean \"dark\"?"
    ),
    ("color_scheme = 1", "option 'color_scheme': 1 is none of \"light\", \"dark\""),
    (
      "layout_direction = \"leftToRight\"",
      "option 'layout_direction': \"leftToRight\" is none of \"left_to_right\", \"right_to_left\"; "
        + "did you mean \"left_to_right\"?"
    ),
    (
      "dynamic_type = \"acessibility3\"", "did you mean \"accessibility3\"?"
    ),
    ("reduce_motion = 1", "option 'reduce_motion': boolean expected, got 1"),
    ("bold_text = \"yes\"", "option 'bold_text': boolean expected, got \"yes\""),
    (
      "display_scale = 1e-300",
      "option 'display_scale': a number from 0.5 to 10 expected, got 1e-300"
    ),
    (
      "display_scale = 0", "option 'display_scale': a number from 0.5 to 10 expected, got 0"
    ),
    ("locale = 1", "option 'locale': the name of a locale expected, got 1"),
    ("locale = \"de_ED\"", "option 'locale': there is no locale \"de_ED\"; did you mean \""),
    (
      "locale = \"klingonish\"",
      "option 'locale': there is no locale \"klingonish\"; write it like \"de_DE\""
    ),
    (
      "time_zone = \"Europe/Berlni\"",
      "option 'time_zone': there is no time zone \"Europe/Berlni\"; did you mean \"Europe/Berlin\"?"
    ),
    (
      "time_zone = \"the middle of nowhere\"",
      "option 'time_zone': there is no time zone \"the middle of nowhere\"; write it like "
        + "\"Europe/Berlin\""
    ),
    ("calendar = \"gregorain\"", "did you mean \"gregorian\"?"),
    ("device = \"iPhone 41\"", "option 'device': \"iPhone 41\" is none of \"iPhone SE\", "),
    ("device = \"iPhone 41\"", "did you mean \"iPhone 14\"?"),
    ("orientation = \"landscape\"", "option 'orientation': \"landscape\" is none of \"portrait\""),
    (
      "size = { 390 }",
      "option 'size': a width and a height from 1 to 10000, like { 390, 844 }, expected, got { 390 }"
    ),
    ("scale = 0", "option 'scale': a number from 0.5 to 10 expected, got 0"),
    ("objects = 1", "option 'objects': list of objects expected, got 1"),
    ("objects = { a = 1 }", "option 'objects': list of objects expected, got { a = 1 }"),
    (
      "objects = { 1 }",
      "objects: item 1: object of a registered class that is observable expected, got 1"
    ),
    ("objects = { app_spy }", "objects: item 1: object of a registered class that is observable"),
    ("[1] = \"dark\"", "unknown option '1'; there are: color_scheme, "),
    ("environment = 1", "option 'environment': table expected, got number"),
    ("environment = { 1 }", "option 'environment': names expected as keys, got 1"),
    (
      "environment = { apiBase = \"x\" }",
      "the environment has no key 'apiBase'; did you mean 'api_base'?"
    ),
    (
      "environment = { colour = \"x\" }",
      "the environment has no key 'colour'; there are: api_base, limit"
    ),
    ("environment = { limit = \"x\" }", "environment.limit: integer expected, got string"),
    ("environment = { api_base = \"x y\" }", "environment.api_base: x y is no address"),
    ("storage = { a = {} }", "storage.a: string, number or boolean expected, got table"),
    (#"storage = { a = "\xff" }"#, #"storage.a: the text "\255" is no UTF-8"#),
    ("storage = 1", "option 'storage': table expected, got number"),
  ])
  func `a wrong option is told by its name`(options: String, words: String) {
    for (word, script) in [
      ("mount", "local app_spy = spy.new() mount(\"Surroundings\", {}, { \(options) })"),
      ("app:set", "local app_spy = spy.new() mount(\"Surroundings\") app:set{ \(options) }"),
    ] {
      let report = ScriptReport(script)
      #expect(report.verdicts == ["-: failed"])
      #expect(report.text.contains(words), "\(report.text)")
      #expect(report.text.hasPrefix(word), "\(report.text)")
    }
  }

  @Test func `a harness without keys of its own says how to get one`() {
    let report = ScriptReport(
      "mount(\"Surroundings\", {}, { environment = { limit = 1 } })", environmentKeys: [])
    #expect(
      report.text
        == "mount: the environment has no key 'limit'; the harness registers none "
        + "(EnvironmentKeyBinding)")
  }

  @Test func `a refused option changes nothing`() {
    let report = ScriptReport(
      """
      mount("Surroundings")
      expect(function() app:set{ color_scheme = "dark", dynamic_type = "huge" } end):to_raise("huge")
      expect(find("look")):to_have_text("light standard large leftToRight")
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }
}
