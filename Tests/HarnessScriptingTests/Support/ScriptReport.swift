import Glibc
import HarnessEvents
import HarnessLua
import HarnessScripting
import Testing

/// A script that was run in this process, as a worker runs it, and what came of its tests.
final class ScriptReport: ScriptListener {
  private(set) var tests: [TestInfo] = []
  private(set) var results: [Int: TestResult] = [:]
  /// How often the list of tests was told; it must be once.
  private(set) var collections = 0
  private(set) var couldNotCollect = false
  /// What the tests left behind, in the order in which it came.
  private(set) var files: [KeptFile] = []
  private let selection: [String]?

  static let library = Vocabulary.makeLibrary { library in
    library.function("fail") { (why: String) throws in throw SampleError(why: why) }
    Account.register(in: library)
    // Sleeps until a signal comes, which the end of the time is.
    library.function("wait_for_a_signal") { () -> Int in Int(Glibc.pause()) }
    library.function("tick") { () -> Int in
      ticks += 1
      return ticks
    }
  }
  /// How often `tick()` was called: what a file's code can depend on and should not.
  private static var ticks = 0

  /// - Parameters:
  ///   - text: The script.
  ///   - selection: The titles of the tests to run; nil: all.
  @discardableResult
  init(
    _ text: String, path: String = "script.lua", selection: [String]? = nil, seed: UInt64 = 0,
    limits: ScriptLimits = ScriptLimits(), folders: [String] = [], isListing: Bool = false,
    environmentKeys: [EnvironmentKeyBinding] = AppComponents.keys, matchers: [Matcher] = [],
    identifiers: [IdentifierList] = []
  ) {
    self.selection = selection
    let host = ScriptHost(
      components: SampleComponents.all + AppComponents.all, environmentKeys: environmentKeys,
      matchers: matchers, identifiers: identifiers, version: "0.3.1")
    host.seed = seed
    host.keepFile = { [unowned self] in files.append($0) }
    ScriptRun(
      file: ScriptFile(path: path, source: text), library: Self.library, host: host,
      limits: limits, modules: LuaModuleFinder(folders: folders), isListing: isListing,
      listener: self
    ).run()
  }

  // MARK: ScriptListener

  func collected(_ tests: [TestInfo]) -> [Int] {
    collections += 1
    self.tests = tests
    guard let selection else { return Array(tests.indices) }
    return tests.indices.filter { selection.contains(tests[$0].title) }
  }

  func failedToCollect(_ result: TestResult) {
    collections += 1
    couldNotCollect = true
    tests = [TestInfo(names: [])]
    results[0] = result
  }

  func started(_ test: Int) {}

  func finished(_ test: Int, _ result: TestResult) { results[test] = result }

  // MARK: What came of it

  /// Lines such as `basket › fails: failed`, in declared order; "-" stands for a file that is a test.
  var verdicts: [String] {
    tests.indices.compactMap { index in
      guard let result = results[index] else { return nil }
      let name = tests[index].names.isEmpty ? "-" : tests[index].title
      return "\(name): \(result.status)"
    }
  }

  var result: TestResult? { results.count == 1 ? results.values.first : nil }

  /// All that the failures say: headline, message, fields.
  var text: String {
    results.keys.sorted().flatMap { results[$0]?.failures ?? [] }.map(\.words)
      .joined(separator: "\n")
  }

  /// The lines of the failures.
  var lines: [Int] {
    results.keys.sorted().flatMap { results[$0]?.failures ?? [] }.compactMap { $0.location?.line }
  }
}

extension TestFailure {
  /// The sentences of a failure, without the statement that failed.
  var words: String {
    let isCaught = headline.contains("was caught by pcall")
    let sentence = message.isEmpty || isCaught ? headline + message : message
    let isStatement = !isCaught && message.isEmpty && !fields.isEmpty && kind == .expectation
    return ((isStatement ? [] : [sentence]) + fields.map { "\($0.name): \($0.value)" })
      .joined(separator: "\n")
  }
}

/// Runs statements as a file that is one test, with the sample form mounted.
func inForm(_ statements: String) -> ScriptReport {
  ScriptReport("mount(\"Form\")\n\(statements)")
}

/// Expects that statements pass.
func expectPass(_ statements: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let report = inForm(statements)
  #expect(
    report.verdicts == ["-: passed"], "\(statements): \(report.text)",
    sourceLocation: sourceLocation)
}

/// Expects that statements fail, and that the failure says something.
func expectFailure(
  _ statements: String, _ words: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let report = inForm(statements)
  #expect(report.verdicts == ["-: failed"], "\(statements)", sourceLocation: sourceLocation)
  #expect(report.text.contains(words), "\(statements)", sourceLocation: sourceLocation)
}
