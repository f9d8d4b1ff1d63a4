import HarnessEvents
import HarnessLua

/// The options of a test, a `describe` or a file.
struct TestOptions {
  var tags: [String] = []
  /// Nil: the test runs.
  var skipReason: String?
  /// Whether it shuts out all tests of the file that are not marked so.
  var isOnly = false
  /// Whether it is known to fail.
  var isTodo = false
  var retries: Int?
  /// Processor time, in seconds; 0 for any.
  var timeout: Double?

  static let names = ["tags", "skip", "only", "todo", "retries", "timeout", "resources"]

  init(skipReason: String? = nil, isOnly: Bool = false) {
    self.skipReason = skipReason
    self.isOnly = isOnly
  }

  init(optionalIn call: LuaCall, at index: Int) throws {
    self.init()
    if call.kind(of: index) == .table { try self.init(from: call, at: index) }
  }

  init(from call: LuaCall, at index: Int) throws {
    for key in try call.keys(of: index) {
      let name = key.string ?? ValueText.text(of: key)
      let value = try call.field(name, of: index, as: LuaValue.self) ?? .nil
      switch name {
      case "tags": tags = try call.field("tags", of: index, as: [String].self) ?? []
      case "skip": skipReason = try Self.reason(value)
      case "only": isOnly = try Self.boolean(value, name)
      case "todo": isTodo = try Self.boolean(value, name)
      case "retries": retries = try Self.retries(value)
      case "timeout": timeout = try TestContext.of(call).seconds(value, of: "option 'timeout'")
      case "resources":
        throw Vocabulary.notYet("option '\(name)'", in: TestContext.of(call).host.version)
      default: throw Problem.usage(unknownOption(key, known: Self.names))
      }
    }
  }

  private static func reason(_ value: LuaValue) throws -> String? {
    switch value {
    case .boolean(true): "skipped"
    case .string(let reason): reason
    case .nil, .boolean(false): nil
    default:
      throw Problem.usage("option 'skip': true or the reason, not \(ValueText.text(of: value))")
    }
  }

  private static func boolean(_ value: LuaValue, _ name: String) throws -> Bool {
    guard case .boolean(let value) = value else {
      throw Problem.usage("option '\(name)': true or false, not \(ValueText.text(of: value))")
    }
    return value
  }

  private static func retries(_ value: LuaValue) throws -> Int {
    guard case .integer(let count) = value, (0...100).contains(count) else {
      throw Problem.usage(
        "option 'retries': a whole number from 0 to 100, not \(ValueText.text(of: value))")
    }
    return count
  }

  // MARK: Passing down

  /// These, and those of something inside, which go before them.
  func merged(with inner: TestOptions) -> TestOptions {
    var merged = inner
    merged.tags = tags + inner.tags
    merged.skipReason = inner.skipReason ?? skipReason
    merged.isOnly = isOnly || inner.isOnly
    merged.isTodo = isTodo || inner.isTodo
    merged.retries = inner.retries ?? retries
    merged.timeout = inner.timeout ?? timeout
    return merged
  }

  func tagged(_ more: [String]) -> TestOptions {
    var tagged = self
    tagged.tags += more
    return tagged
  }

  /// What is told of a test with these options before it runs.
  func info(names: [String], line: Int) -> TestInfo {
    var info = TestInfo(names: names, line: line, tags: tags, skipReason: skipReason)
    info.retries = retries
    info.timeoutNanoseconds = timeout.map { UInt64($0 * 1e9) }
    info.isOnly = isOnly
    info.isTodo = isTodo
    return info
  }
}
