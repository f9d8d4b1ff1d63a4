import CHarnessLua

/// All that scripts can name: global functions, modules and the classes of objects.
///
/// A library is built once and then serves any number of states; a state takes from it only what
/// its script names. It must not change once a state uses it.
public final class LuaLibrary: LuaNamespace {
  private var types: [ObjectIdentifier: LuaTypeScope] = [:]
  private var orderedTypes: [LuaTypeScope] = []
  private let globals: LuaGlobalScope
  var suggest: ((_ unknown: String, _ known: [String]) -> String?)?

  /// A library with the standard names only.
  public init() {
    globals = LuaGlobalScope()
    super.init(globals)
    add(LuaErrorObject.makeScope(), for: LuaErrorObject.self)
  }

  /// A class whose objects scripts can hold, under the name that error messages use.
  public func type<Object: AnyObject>(
    _ name: String, _ type: Object.Type, _ build: (LuaType<Object>) throws -> Void
  ) rethrows {
    let scope = LuaTypeScope(name: name, class: type)
    try build(LuaType(scope))
    add(scope, for: type)
  }

  /// Decides what a global means that neither the library nor the script has set. It pushes and
  /// counts results like any function, or throws; without it such a global is nil.
  public func unknownGlobal(_ body: @escaping (_ name: String, LuaCall) throws -> Int) {
    globals.fallback = { call in try body(call.string(1), call) }
  }

  /// Finds the nearest of the known names for an unknown member, for "did you mean".
  public func suggestion(_ body: @escaping (_ unknown: String, _ known: [String]) -> String?) {
    suggest = body
  }

  /// The members of each class and of each module, by the name of the class or module.
  package var memberNames: (classes: [String: [String]], modules: [String: [String]]) {
    var modules: [String: [String]] = [:]
    for (name, member) in globals.members {
      if case .module(let module) = member { modules[name] = Array(module.members.keys) }
    }
    let classes = orderedTypes.map { ($0.name, Array($0.members.keys)) }
    return (Dictionary(classes) { $0 + $1 }, modules)
  }

  /// The callee that finds globals.
  var globalIndex: LuaScope { globals }

  /// The scope of an object's class or its nearest registered superclass.
  func scope(of object: AnyObject) -> LuaTypeScope {
    let id = ObjectIdentifier(Swift.type(of: object))
    if let scope = types[id] { return scope }
    let scope =
      orderedTypes.last { $0.accepts(object) }
      ?? LuaTypeScope(name: "\(Swift.type(of: object))", class: AnyObject.self)
    types[id] = scope
    return scope
  }

  /// The name of a class for messages.
  func name(of type: AnyObject.Type) -> String {
    types[ObjectIdentifier(type)]?.name ?? "\(type)"
  }

  private func add(_ scope: LuaTypeScope, for type: AnyObject.Type) {
    types[ObjectIdentifier(type)] = scope
    orderedTypes.append(scope)
  }
}

/// The global names: the library's, and the standard libraries, opened at their first use.
final class LuaGlobalScope: LuaScope {
  init() {
    super.init(name: "_G")
    let standard = [
      "table": HLUA_LIB_TABLE, "math": HLUA_LIB_MATH, "utf8": HLUA_LIB_UTF8,
      "coroutine": HLUA_LIB_COROUTINE, "os": HLUA_LIB_OS, "debug": HLUA_LIB_DEBUG,
      "package": HLUA_LIB_PACKAGE, "io": HLUA_LIB_IO,
    ]
    for (name, library) in standard { members[name] = .standard(Int32(library)) }
    members["require"] = .function(LuaClosure { call in try call.state.require(call) })
  }

  /// The base library comes after the library's own names, and before its rule for unknown ones.
  override func other(_ call: LuaCall) throws -> Int32 {
    guard call.kind(of: 2) == .string else { return 0 }
    if hlua_push_base(call.stack, try call.string(2)) { return rememberTop(call) }
    return try super.other(call)
  }

  /// Without a rule a global that nobody set is nil.
  override func unknown(_ call: LuaCall) throws -> Int32 { 0 }
}
