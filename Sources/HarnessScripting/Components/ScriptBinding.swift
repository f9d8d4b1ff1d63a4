public import HarnessLua
public import HarnessUI
import Observation

/// A value that a script and a component share: what `bind(initial)` gives.
final class ScriptBinding: LuaObject {
  /// What the script gave, until a component has taken the binding.
  private var initial: LuaValue
  private var shared: (any SharedValue)?
  private weak var state: LuaState?
  /// What the component wrote, in order.
  private(set) var writes: [LuaValue] = []

  init(_ initial: LuaValue, in state: LuaState) {
    self.initial = initial
    self.state = state
  }

  /// The value now. Views that show it are up to date after the next settling.
  var value: LuaValue {
    guard let shared, let state else { return initial }
    return shared.luaValue(in: state)
  }

  func set(_ value: LuaValue) throws {
    guard let shared, let state else { return initial = value }
    try shared.set(value, in: state)
  }

  /// The binding that a component gets. Another component, or another mount, shares the same value.
  func binding<T: ArgumentValue & LuaPushable>(
    of type: T.Type, in state: LuaState
  ) throws(LuaError) -> Binding<T> {
    let cell: SharedCell<T>
    if let known = shared as? SharedCell<T> {
      cell = known
    } else {
      cell = SharedCell(try state.convert(value, to: T.self))
      shared = cell
    }
    return Binding(
      get: { cell.value },
      set: { [weak self, weak state] value in
        cell.value = value
        guard let self, let state, state.isOpen else { return }
        writes.append(HarnessScripting.luaValue(of: value, in: state))
      })
  }
}

extension ScriptBinding: DescribedToScripts {
  var scriptDescription: String { "binding" }
}

private protocol SharedValue {
  func luaValue(in state: LuaState) -> LuaValue
  func set(_ value: LuaValue, in state: LuaState) throws
}

/// Views that read the value follow it.
@Observable
private final class SharedCell<Value: ArgumentValue & LuaPushable>: SharedValue {
  var value: Value

  init(_ value: Value) { self.value = value }

  func luaValue(in state: LuaState) -> LuaValue {
    HarnessScripting.luaValue(of: value, in: state)
  }

  func set(_ value: LuaValue, in state: LuaState) throws {
    self.value = try state.convert(value, to: Value.self)
  }
}

extension LuaState {
  /// A value of a script as a Swift value; throws what its type says of another one.
  func convert<T: LuaReadable>(_ value: LuaValue, to type: T.Type) throws(LuaError) -> T {
    var result = Result<T, LuaError>.failure(LuaError("the Lua state is closed"))
    try makeFunction { call in
      do throws(LuaError) {
        result = .success(try call.read(1))
      } catch {
        result = .failure(error)
      }
      return 0
    }.call(value)
    return try result.get()
  }
}

extension Arguments {
  /// A value that the component borrows: `isOn: try args.binding("isOn")`.
  ///
  /// A script gives `bind(initial)`, whose value it can then read and write, or the initial value
  /// itself.
  ///
  /// - Throws: an error that names the argument when it is missing or has another type.
  public func binding<T: ArgumentValue & LuaPushable>(
    _ name: String, as type: T.Type = T.self
  ) throws -> Binding<T> {
    try binding(name, fallback: T.isOptionalArgument ? T.placeholder : nil)
  }

  /// A value that the component borrows and that a script may leave out.
  ///
  /// - Throws: an error that names the argument when it has another type.
  public func binding<T: ArgumentValue & LuaPushable>(
    _ name: String, default value: T
  ) throws -> Binding<T> {
    try binding(name, fallback: value)
  }

  private func binding<T: ArgumentValue & LuaPushable>(
    _ name: String, fallback: T?
  ) throws -> Binding<T> {
    let key = luaName(of: name)
    note(key, "binding of \(T.argumentTypeName)", isRequired: fallback == nil)
    guard case .table(let call, let index) = source else { return .constant(T.placeholder) }
    let given = try index.flatMap { try call.field(key, of: $0, as: LuaValue.self) } ?? .nil
    do {
      if case .object(let binding as ScriptBinding) = given {
        return try binding.binding(of: T.self, in: call.state)
      }
      if given.isNil, fallback == nil { throw ArgumentProblem.missing(key) }
      let own = ScriptBinding(
        given.isNil ? fallback.map { luaValue(of: $0, in: call.state) } ?? .nil : given,
        in: call.state)
      return try own.binding(of: T.self, in: call.state)
    } catch let error as LuaError {
      throw ArgumentProblem.wrongType(key, error.mismatch ?? error.message)
    }
  }
}

extension TestContext {
  /// `binding.value = …`: the app follows at once, as after every word that acts.
  fileprivate func set(_ binding: ScriptBinding, to value: LuaValue, in call: LuaCall) throws {
    if app != nil { try beginAction("value", in: call) }
    do {
      try binding.set(value)
    } catch let error as LuaError {
      throw Problem.usage("value: \(error.mismatch ?? error.message)")
    }
    if app != nil { try settle() }
  }
}

extension Vocabulary {
  /// `bind(initial)`
  static func addBindings(to library: LuaLibrary) {
    library.function(
      "bind",
      plain("bind") { call, _ in
        guard call.count > 0 else {
          throw Problem.usage("bind: the value to begin with is missing; write bind(nil) for none")
        }
        call.push(ScriptBinding(call.value(1), in: call.state))
        return 1
      })
    library.type("Binding", ScriptBinding.self) { type in
      type.string { $0.scriptDescription }
      type.property("value") { (binding: ScriptBinding, call: LuaCall) in
        call.push(binding.value)
        return 1
      } set: { binding, call in
        let context = TestContext.of(call)
        do {
          try context.set(binding, to: call.value(2), in: call)
        } catch {
          throw context.raise(error, in: call, word: "value")
        }
      }
      type.property("writes") { (binding: ScriptBinding, call: LuaCall) in
        call.push(binding.writes)
        return 1
      }
      refuseUnknownMembers(of: type, "a binding")
    }
  }
}
