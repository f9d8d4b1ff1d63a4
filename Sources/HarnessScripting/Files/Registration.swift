import HarnessLua

extension TestContext {
  /// Tests and hooks are registered by the file's own code and by bodies of `describe`.
  func requireRegistering(_ word: String) throws {
    guard phase == .testing else { return }
    guard registered.isEmpty else {
      throw Problem.usage("\(word) inside a test; put it at file level or into a describe")
    }
    let place = firstAction.map { ": the file acts at line \($0.line)" } ?? ""
    throw Problem.usage(
      "\(word) after the test has begun\(place); put the actions into tests, or remove \(word)")
  }

  func registerTest(from call: LuaCall, options: TestOptions) throws -> Int {
    let (name, given, body) = try nameOptionsBody(in: call)
    try register(name: name, body: body, options: options.merged(with: given), at: call.position())
    return 0
  }

  func registerSuite(from call: LuaCall, options: TestOptions) throws -> Int {
    let (name, given, body) = try nameOptionsBody(in: call)
    try enterSuite(name, options: options.merged(with: given)) { try body.call() }
    return 0
  }

  /// What stands behind a word that opens a test or a suite.
  func nameOptionsBody(
    in call: LuaCall
  ) throws -> (name: String, options: TestOptions, body: LuaFunction) {
    let name = try call.string(1)
    if call.kind(of: 2) == .function, !call.isNil(3) {
      throw Problem.usage("options go before the function: (name, options, function)")
    }
    let options = try TestOptions(optionalIn: call, at: 2)
    return (name, options, try call.function(call.kind(of: 2) == .table ? 3 : 2))
  }

  /// Runs a `describe` body with the suite it belongs to in place.
  private func enterSuite(
    _ name: String, options: TestOptions, _ body: () throws -> Void
  ) throws {
    let inner = Suite(name: name, parent: suite)
    inner.options = suite.options.merged(with: options)
    suite = inner
    defer { suite = inner.parent ?? root }
    try body()
  }

  func register(
    name: String, body: LuaFunction?, options: TestOptions, at position: LuaPosition?
  ) throws {
    let line = position?.line ?? 0
    let names = suite.names + [name]
    if phase == .collecting { try requireNewName(names, line: line) }
    registered.append(
      RegisteredTest(
        names: names, body: body, suite: suite, line: line,
        options: suite.options.merged(with: options).tagged(name.hashTags)))
  }

  /// The test of the same name, in a run that may have registered tests in another order: the
  /// order of `pairs` is not the same in every state.
  func registered(again test: RegisteredTest, at number: Int) -> RegisteredTest? {
    if number < registered.count, registered[number].names == test.names {
      return registered[number]
    }
    return registered.first { $0.names == test.names }
  }

  private func requireNewName(_ names: [String], line: Int) throws {
    if names.last == "" { throw Problem.usage("a test needs a name that is not empty") }
    let title = names.joined(separator: " › ")
    if let other = lineOfTitle.updateValue(line, forKey: title) {
      throw Problem.usage(
        "two tests are called \"\(title)\": lines \(other) and \(line); give one another name")
    }
  }

  /// A test or suite for each case; `{key}` in the name is the case's, else ` [i]` is added.
  func register(
    _ cases: TestCases, name: String, isSuite: Bool, body: LuaFunction, options: TestOptions,
    at position: LuaPosition?
  ) throws {
    try requireKnownKeys(in: name, of: cases)
    for (index, value) in cases.cases.enumerated() {
      let caseName = name.filled(with: value, else: cases.suffix(of: value, at: index))
      if isSuite {
        try enterSuite(caseName, options: options) { try body.call(value, index + 1) }
      } else {
        let bound = state.makeFunction { call in
          call.returns(all: try body.call(value, index + 1))
        }
        try register(name: caseName, body: bound, options: options, at: position)
      }
    }
  }
}

extension TestContext {
  /// A `{key}` that no case has is misspelt, and every name would say nil.
  private func requireKnownKeys(in name: String, of cases: TestCases) throws {
    let tables = cases.cases.compactMap(\.table)
    guard tables.count == cases.cases.count else { return }
    for key in name.bracedKeys where !tables.contains(where: { !name.field(key, of: $0).isNil }) {
      let known = tables[0].entries.compactMap(\.key.string)
      let hint =
        nearest(to: key, in: known).map { "did you mean {\($0)}?" }
        ?? "the first case has " + known.joined(separator: ", ")
      throw Problem.usage("each: the name says {\(key)}, and no case has that key; \(hint)")
    }
  }
}

extension TestCases {
  /// What tells a test of one case from the others where its name does not: ` [2]`, of a matrix
  /// ` [iPad, de]`.
  fileprivate func suffix(of value: LuaValue, at index: Int) -> String {
    guard let table = value.table, !dimensions.isEmpty else { return " [\(index + 1)]" }
    let values = dimensions.map { table[$0] }
    return " [\(values.map { $0.string ?? ValueText.text(of: $0) }.joined(separator: ", "))]"
  }
}

extension String {
  /// `#slow` in a name is a tag.
  fileprivate var hashTags: [String] {
    guard utf8.contains(UInt8(ascii: "#")) else { return [] }
    return split(separator: " ").filter { $0.hasPrefix("#") && $0.count > 1 }
      .map { String($0.dropFirst()) }
  }

  /// What stands between braces: the keys of a case.
  fileprivate var bracedKeys: [String] {
    matches(of: /\{([^{}]*)\}/).map { String($0.1) }
  }

  fileprivate func field(_ key: String, of table: LuaTable) -> LuaValue {
    Int(key).map { table[$0] } ?? table[key]
  }

  /// Fills `{key}` from a table case, `{1}` from a scalar case.
  fileprivate func filled(with value: LuaValue, else suffix: String) -> String {
    var result = ""
    var rest = self[...]
    var isFilled = false
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let key = String(rest[rest.index(after: open)..<close])
      let found = value.table.map { field(key, of: $0) } ?? value
      result += rest[..<open]
      result += found.string ?? ValueText.text(of: found)
      rest = rest[rest.index(after: close)...]
      isFilled = true
    }
    result += rest
    return isFilled ? result : result + suffix
  }
}
