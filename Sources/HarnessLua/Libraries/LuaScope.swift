import CHarnessLua

/// What a name stands for in a library, a module or a type.
enum LuaMember {
  case function(LuaCallee)
  case module(LuaModuleScope)
  /// Computed at the first reading in a state, then remembered there.
  case constant(LuaCallee)
  /// Computed at each reading.
  case property(get: LuaCallee, set: LuaCallee?)
  case standard(Int32)
}

/// Names and what they stand for. As a callee it answers Lua's `__index`.
class LuaScope: LuaCallee {
  let name: String
  var members: [String: LuaMember] = [:]
  /// Asked for names that are not members; nil says that the name is unknown.
  var fallback: ((LuaCall) throws -> Int?)?
  /// Finds the nearest name for an unknown one.
  var suggest: ((_ unknown: String, _ known: [String]) -> String?)?

  init(name: String) { self.name = name }

  /// Called with the table and a key. Remembers in the table what never changes.
  override func invoke(_ call: LuaCall) throws -> Int32 {
    guard let key = call.string(at: 2), let member = members[key] else {
      return try other(call)
    }
    if case .property(let get, _) = member {
      return try get.invoke(LuaCall(call.stack, base: 2))
    }
    try pushConstant(member, named: key, in: call)
    return rememberTop(call)
  }

  /// Sets the value on top as the member of the table and gives it as the result.
  final func rememberTop(_ call: LuaCall) -> Int32 {
    hlua_push_copy(call.stack, 2)
    hlua_push_copy(call.stack, -2)
    _ = hlua_raw_set(call.stack, 1)
    return 1
  }

  /// Answers for a key that is no member.
  func other(_ call: LuaCall) throws -> Int32 {
    guard let fallback, let count = try fallback(LuaCall(call.stack, base: 1)) else {
      return try unknown(call)
    }
    return Int32(clamping: count)
  }

  /// Answers for a key that nothing knows.
  func unknown(_ call: LuaCall) throws -> Int32 { throw unknownMember(in: call) }

  final func unknownMember(in call: LuaCall) -> LuaError {
    let key = (try? call.text(2)) ?? "?"
    let library = call.state.library
    let nearest = (suggest ?? library.suggest)?(key, members.keys.sorted())
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return LuaError("\(name) has no member '\(key)'\(hint)")
  }

  final func pushConstant(_ member: LuaMember, named name: String, in call: LuaCall) throws {
    switch member {
    case .function(let callee): hlua_push_function(call.stack, callee.address)
    case .module(let module): hlua_push_module(call.stack, module.pointer)
    case .standard(let library): try call.state.pushStandard(library, onto: call.stack)
    case .constant(let callee), .property(let callee, _):
      let top = hlua_top(call.stack)
      _ = try callee.invoke(LuaCall(call.stack, base: top))
      if hlua_top(call.stack) == top { hlua_push_nil(call.stack) }
      hlua_set_top(call.stack, top + 1)
    }
  }
}

/// The members of a module, which is a table for Lua.
final class LuaModuleScope: LuaScope {
  let pointer: UnsafeMutablePointer<hlua_type>
  var call: LuaCallee? { didSet { pointer.pointee.call = call?.address } }
  var newIndex: LuaCallee? { didSet { pointer.pointee.newindex = newIndex?.address } }

  override init(name: String) {
    pointer = hlua_type.allocate(name: name)
    super.init(name: name)
    pointer.pointee.index = address
  }

  deinit { hlua_type.deallocate(pointer) }
}

extension hlua_type {
  /// A type description with an address that lasts.
  static func allocate(name: String) -> UnsafeMutablePointer<hlua_type> {
    let characters = Array(name.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
    copy.initialize(from: characters, count: characters.count)
    let pointer = UnsafeMutablePointer<hlua_type>.allocate(capacity: 1)
    pointer.initialize(to: hlua_type())
    pointer.pointee.name = UnsafePointer(copy)
    return pointer
  }

  static func deallocate(_ pointer: UnsafeMutablePointer<hlua_type>) {
    pointer.pointee.name.deallocate()
    pointer.deallocate()
  }
}
