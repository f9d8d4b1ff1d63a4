import Testing

/// What `network.route` takes, and what it says about the rest.
@Suite struct NetworkWordTests {
  private func route(_ options: String) -> String {
    ScriptReport("network.route{ url = \"https://a.example/\", \(options) }").text
  }

  @Test(arguments: [
    (
      "network.route()",
      "network.route takes one table: network.route{ url = \"https://…\", body = { … } }"
    ),
    (
      "network.route{ body = \"x\" }",
      "network.route needs url: a text, or a comparison such as "
        + "{ begins_with = \"https://api.example.com/\" }"
    ),
    (
      "network.route{ url = \"/quotes\" }",
      "url: \"/quotes\" is no whole URL, and a text must be one; write \"https://…\", "
        + "or compare: { contains = \"/quotes\" }"
    ),
    (
      "network.route{ url = 3 }",
      "url: a text or a comparison such as { contains = \"…\" } expected, got 3"
    ),
    (
      "network.route{ url = \"https://a.example/\", boddy = \"\" }",
      "network.route: unknown option 'boddy'; did you mean 'body'?"
    ),
    (
      "network.route{ url = \"https://\" }",
      "url: \"https://\" is no whole URL, and a text must be one; write \"https://…\", "
        + "or compare: { contains = \"https://\" }"
    ),
    (
      "network.route{ url = { equals = \"localhost:8080/x\" } }",
      "url: \"localhost:8080/x\" is no whole URL, and a text must be one; write \"https://…\", "
        + "or compare: { contains = \"localhost:8080/x\" }"
    ),
    (
      "network.route{ url = \"file:///etc/passwd\" }",
      "url: \"file:///etc/passwd\" is a file, which the app reads as it is, without a route; "
        + "leave the route out"
    ),
    (
      "network.route{ url = { begins_with = \"FILE:\" } }",
      "url: \"FILE:\" is a file, which the app reads as it is, without a route; "
        + "leave the route out"
    ),
    ("network.rout{}", "network has no member 'rout'; did you mean 'route'?"),
    (
      "network.allow()",
      "network.allow: this harness has no real network; build it with the package trait "
        + "RealNetworking (swift build --traits RealNetworking)"
    ),
    (
      "network.allow(\"tea\")",
      "url: \"tea\" is no whole URL, and a text must be one; write \"https://…\", "
        + "or compare: { contains = \"tea\" }"
    ),
  ])
  func `a call that cannot be meant`(statement: String, sentence: String) {
    #expect(ScriptReport(statement).text == sentence)
  }

  @Test(arguments: [
    ("method = 3", "method: 3 is no HTTP method; write \"GET\" or \"POST\""),
    ("method = \"get it\"", "method: \"get it\" is no HTTP method; write \"GET\" or \"POST\""),
    ("status = 1000", "status: 1000 is no HTTP status; write a number from 100 to 599"),
    ("status = \"ok\"", "status: \"ok\" is no HTTP status; write a number from 100 to 599"),
    ("headers = \"a: b\"", "headers: a table of texts expected, got \"a: b\""),
    (
      "headers = { \"a: b\" }",
      "headers: [1] = \"a: b\" is no header; write [\"Content-Type\"] = \"text/plain\""
    ),
    (
      "headers = { Age = true }",
      "headers: [\"Age\"] = true is no header; write [\"Content-Type\"] = \"text/plain\""
    ),
    ("headers = { Age = 3 }", "headers: [\"Age\"] = 3 is a number; write \"3\""),
    ("headers = { Age = 2.5 }", "headers: [\"Age\"] = 2.5 is a number; write \"2.5\""),
    (
      "headers = { Age = \"\\xff\" }", "headers: [\"Age\"] = \"\\255\" is no text in UTF-8"
    ),
    (
      "headers = { Age = \"1\\r\\nEvil: 2\" }",
      "headers: [\"Age\"] = \"1\\r\\nEvil: 2\" has a line break or another control character, "
        + "which HTTP has in no header"
    ),
    (
      "headers = { Age = \"\\0\" }",
      "headers: [\"Age\"] = \"\\0\" has a line break or another control character, "
        + "which HTTP has in no header"
    ),
    (
      "headers = { Age = \" 3\" }",
      "headers: [\"Age\"] = \" 3\" begins or ends with a blank, which HTTP takes away; leave it out"
    ),
    (
      "headers = { age = \"3\", Age = \"4\" }",
      "headers: \"Age\" and \"age\" are the same header; leave one out"
    ),
    ("body = { \"\\xff\" }", "body[1]: JSON has no text that is not UTF-8: \"\\255\""),
    (
      "body = { [\"\\xff\"] = 1 }", "body: JSON has no name that is not UTF-8: \"\\255\""
    ),
    ("delay = \"soon\"", "delay: \"soon\" is no duration; write seconds or \"500ms\""),
    (
      "error = \"offline\"",
      "error: there is no \"offline\"; they are those of URLError.Code, such as "
        + "\"not_connected_to_internet\" or \"timed_out\""
    ),
    ("error = \"timed_uot\"", "error: there is no \"timed_uot\"; did you mean \"timed_out\"?"),
    (
      "error = \"timed_out\", status = 500",
      "error: a request that fails has no status; leave one of both out"
    ),
    ("body = 3", "body: a text, a table or a function(request) expected, got 3"),
    ("body = { a = { b = print } }", "body.a.b: JSON has no function"),
    (
      "body = { 1, 2, x = 3 }",
      "body: a table for JSON has either items or names as keys, and this one has [1] besides others"
    ),
    ("body = { 0/0 }", "body[1]: JSON has no nan"),
    ("body_file = true", "body_file: a path expected, got true"),
    (
      "body_file = \"none.json\", body = \"\"",
      "body_file: a route has one body; leave body or body_file out"
    ),
    (
      "body_file = \"/nowhere/none.json\"",
      "body_file: there is no file /nowhere/none.json that can be read"
    ),
  ])
  func `an option that cannot be meant`(options: String, sentence: String) {
    // NaN has a sign that Lua shows.
    #expect(route(options).replacing("-nan", with: "nan") == sentence)
  }

  @Test(arguments: ["", "a b", "a:b", "a\\nb", "ä", "\\xff", "(a)"])
  func `a name that no header has`(name: String) {
    let shown = name.replacing("\\xff", with: "\\255")
    #expect(
      route("headers = { [\"\(name)\"] = \"x\" }")
        == "headers: \"\(shown)\" is no name of a header; HTTP has letters, digits and "
        + "!#$%&'*+-.^_`|~ in it")
  }

  @Test func `a table that contains itself is no body`() {
    let text = ScriptReport(
      """
      local body = {}
      body.again = body
      network.route{ url = "https://a.example/", body = body }
      """
    ).text
    #expect(text.hasSuffix(": the tables are too deep, or contain themselves"))
  }

  @Test func `a route is welcome at file level, and is a spy`() {
    let report = ScriptReport(
      """
      local route = network.route{ url = "https://a.example/", method = "get" }
      test("is one", function()
        expect(route):not_to_be_called()
        expect(route.body):to_be_nil()
        expect(route.call_count):to_equal(0)
        expect(tostring(route)):to_equal('spy(route GET "https://a.example/": never called)')
      end)
      """)
    #expect(report.verdicts == ["is one: passed"], "\(report.text)")
  }
}
