import HarnessLua

/// What a script passed to `mount`, read by name and type.
public final class Arguments {
  enum Source {
    /// The table at an index of the call to `mount`, or no table.
    case table(LuaCall, index: Int?)
    /// Nothing is given: every value is a placeholder. Finds out the signature.
    case placeholders
  }

  let source: Source
  /// The spies of an earlier call for the same component; they go on.
  private let keptSpies: [(name: String, spy: Spy)]
  /// What the component asked for, in order.
  private(set) var asked: [Signature.Parameter] = []
  /// The spies for the callbacks that were left out, in order.
  private(set) var spies: [(name: String, spy: Spy)] = []

  init(source: Source, keeping spies: [(name: String, spy: Spy)] = []) {
    self.source = source
    keptSpies = spies
  }

  /// A required argument. Its name in Lua is `name` in snake_case.
  ///
  /// - Throws: an error that names the argument when it is missing or has another type.
  public func value<T: ArgumentValue>(_ name: String, as type: T.Type = T.self) throws -> T {
    let key = luaName(of: name)
    let isOptional = T.isOptionalArgument
    note(key, T.argumentTypeName, isRequired: !isOptional)
    guard case .table(let call, let index) = source else { return T.placeholder }
    if let index, let value: T = try read(key, in: call, at: index) { return value }
    if isOptional { return T.placeholder }
    throw ArgumentProblem.missing(key)
  }

  /// An argument that a script may leave out.
  ///
  /// - Throws: an error that names the argument when it has another type.
  public func value<T: ArgumentValue>(_ name: String, default value: T) throws -> T {
    let key = luaName(of: name)
    note(key, T.argumentTypeName, isRequired: false)
    guard case .table(let call, let index?) = source else { return value }
    return try read(key, in: call, at: index) ?? value
  }

  private func read<T: ArgumentValue>(_ key: String, in call: LuaCall, at index: Int) throws -> T? {
    do {
      return try call.field(key, of: index, as: T.self)
    } catch {
      let problem = error.mismatch ?? error.message
      let prefix = "\(key): "
      throw ArgumentProblem.wrongType(
        key, problem.hasPrefix(prefix) ? String(problem.dropFirst(prefix.count)) : problem)
    }
  }

  func note(_ name: String, _ type: String, isRequired: Bool) {
    asked.append(Signature.Parameter(name: name, type: type, isRequired: isRequired))
  }

  /// Who answers a callback: the script's function or spy, else a new spy.
  func target(_ name: String, _ parameters: [String]) throws -> CallbackTarget {
    let key = luaName(of: name)
    let names = parameters.map(luaName)
    note(key, "function(\(names.joined(separator: ", ")))", isRequired: false)
    guard case .table(let call, let index) = source else {
      return CallbackTarget(
        name: key, answerer: .spy(Spy(name: key, parameters: names)), context: nil)
    }
    let context = call.state.context as? TestContext
    if let index, let given = try call.field(key, of: index, as: LuaValue.self) {
      return CallbackTarget(name: key, answerer: try answerer(given, for: key), context: context)
    }
    let kept = keptSpies.first { $0.name == key }?.spy
    let spy = kept ?? Spy(name: key, parameters: names)
    spies.append((key, spy))
    return CallbackTarget(name: key, answerer: .spy(spy), context: context)
  }

  private func answerer(_ given: LuaValue, for key: String) throws -> CallbackTarget.Answerer {
    switch given {
    case .function(let function): return .function(function)
    case .object(let object as Spy):
      object.name = object.name.isEmpty ? key : object.name
      return .spy(object)
    default:
      throw ArgumentProblem.wrongType(key, "function or spy expected, got \(given.typeName)")
    }
  }

  /// The names in the script's table that the component did not ask for.
  func unknownNames() throws -> [String] { try names(besides: Set(asked.map(\.name))) }

  /// The names in the script's table that are none of the component's.
  func names(besides signature: Signature) throws -> [String] {
    try names(besides: Set(signature.parameters.map(\.name)))
  }

  private func names(besides known: Set<String>) throws -> [String] {
    guard case .table(let call, let index?) = source else { return [] }
    return try call.keys(of: index).map { $0.string ?? ValueText.text(of: $0) }
      .filter { !known.contains($0) }.sorted()
  }
}

/// What is wrong with an argument of `mount`.
enum ArgumentProblem: Error, CustomStringConvertible {
  case missing(String)
  case wrongType(String, String)
  case unknown(String, String?)

  /// Which of the names that a script gave, and nobody knows, may be the missing one.
  func misspelling(among names: [String]) -> String {
    guard case .missing(let name) = self, let near = nearest(to: name, in: names) else { return "" }
    return "; did you mean it by '\(near)'?"
  }

  var description: String {
    switch self {
    case .missing(let name): "argument '\(name)' is missing"
    case .wrongType(let name, let problem): "argument '\(name)': \(problem)"
    case .unknown(let name, let near):
      "there is no argument '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
