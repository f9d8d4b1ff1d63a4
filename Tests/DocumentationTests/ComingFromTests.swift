import Testing

/// docs/coming-from.md: what other tools say, and what is said here.
@Suite struct ComingFromTests {
  private let lines: [LuaLine]

  init() throws {
    lines = try Page.named("docs/coming-from.md").luaLines
  }

  @Test func `each tool has its lines, and no line is empty`() {
    #expect(lines.count > 150)
    for line in lines {
      #expect(line.code != "\n", "\(line)")
      #expect(!line.setup.isEmpty, "\(line)")
    }
  }

  @Test func `each line passes`() throws {
    let scripts = lines.map { ($0, $0.setup + $0.code) }
    try expect(scripts, passed: lines.count, failed: 0)
  }

  @Test func `a line with the opposite matcher fails`() throws {
    let scripts = lines.compactMap { line in
      line.codeWithOppositeMatcher.map { (line, line.setup + $0) }
    }
    #expect(scripts.count > 100)
    try expect(scripts, passed: 0, failed: scripts.count)
  }

  @Test func `a line without an expectation changes what is to be seen`() throws {
    let scripts = lines.filter { !$0.code.contains("expect") }.map { line in
      (line, line.setup + "local before = tree()\n" + line.code + "expect(tree() ~= before)\n")
    }
    #expect(scripts.count > 20)
    try expect(scripts, passed: scripts.count, failed: 0)
  }

  private func expect(_ scripts: [(LuaLine, String)], passed: Int, failed: Int) throws {
    let workspace = try Workspace()
    for (line, script) in scripts { try workspace.write(script, to: line.fileName) }
    let (_, output) = try workspace.run("harness lines --reporter list")
    let counts = "\(passed) passed, \(failed) failed, 0 skipped\n"
    #expect(output.hasSuffix(counts), "\(output)")
  }
}

extension LuaLine {
  /// The code with its last matcher turned round; nil where it has none.
  fileprivate var codeWithOppositeMatcher: String? {
    guard let matcher = code.matches(of: /:(not_)?to_/).last else { return nil }
    var code = code
    code.replaceSubrange(matcher.range, with: matcher.1 == nil ? ":not_to_" : ":to_")
    return code
  }
}
