import HarnessLua

/// Reads what a script gives to `network.route`.
struct RouteArguments {
  let call: LuaCall
  let context: TestContext

  private static let known = ["url", "method"] + RouteAnswer.names

  func route() throws -> NetworkRoute {
    guard call.kind(of: 1) == .table, call.count == 1 else {
      throw Problem.usage(
        "network.route takes one table: network.route{ url = \"https://…\", body = { … } }")
    }
    if let unknown = try call.keys(of: 1).first(where: { !Self.known.contains($0.string ?? "") }) {
      throw Problem.usage("network.route: \(unknownOption(unknown, known: Self.known))")
    }
    let options = try call.table(1)
    let urlText = ValueText.text(of: options["url"])
    let method = try Self.method(options["method"])
    let name = NetworkRoute.name(method: method, urlText: urlText)
    return NetworkRoute(
      url: try url(options["url"]), urlText: urlText,
      exactURL: options["url"].string, method: method,
      answer: try RouteAnswer(options, in: context),
      spy: Spy(name: name, parameters: RecordedRequest.parameters), position: call.position())
  }

  func url(_ value: LuaValue) throws -> URLMatch {
    if value.isNil {
      throw Problem.usage(
        "network.route needs url: a text, or a comparison such as "
          + "{ begins_with = \"https://api.example.com/\" }")
    }
    return try URLMatch(QueryArguments(call: call, context: context).match(value, for: "url"))
  }

  private static func method(_ value: LuaValue) throws -> String? {
    if value.isNil { return nil }
    guard let text = value.string, !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isLetter })
    else {
      throw Problem.usage(
        "method: \(ValueText.text(of: value)) is no HTTP method; write \"GET\" or \"POST\"")
    }
    return text.uppercased()
  }
}
