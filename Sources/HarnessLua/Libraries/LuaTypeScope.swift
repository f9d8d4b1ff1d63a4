import CHarnessLua

/// The members of a Swift class whose objects Lua holds as userdata.
final class LuaTypeScope: LuaScope {
  let pointer: UnsafeMutablePointer<hlua_type>
  let accepts: (AnyObject) -> Bool
  private let isTextual: Bool
  var setFallback: ((LuaCall) throws -> Bool)?
  var call: LuaCallee? { didSet { pointer.pointee.call = call?.address } }
  var string: LuaCallee? { didSet { pointer.pointee.tostring = string?.address } }
  var concat: LuaCallee? { didSet { pointer.pointee.concat = concat?.address } }
  var length: LuaCallee? { didSet { pointer.pointee.length = length?.address } }
  var pairs: LuaCallee? { didSet { pointer.pointee.pairs = pairs?.address } }
  private var setter: LuaCallee?

  init<T: AnyObject>(name: String, class _: T.Type, isTextual: Bool = false) {
    pointer = hlua_type.allocate(name: name)
    accepts = { $0 is T }
    self.isTextual = isTextual
    super.init(name: name)
    let setter = LuaClosure { [unowned self] call in try set(call) }
    self.setter = setter
    pointer.pointee.index = address
    pointer.pointee.newindex = setter.address
    pointer.pointee.textual = isTextual
  }

  deinit { hlua_type.deallocate(pointer) }

  /// Called with the object and a key. The bridge remembers methods and getters.
  override func invoke(_ call: LuaCall) throws -> Int32 {
    guard let key = call.string(at: 2), let member = members[key] else {
      return try other(call)
    }
    if case .property(let get, _) = member {
      hlua_push_light(call.stack, get.address)
      return Int32(HLUA_PROPERTY)
    }
    try pushConstant(member, named: key, in: call)
    return Int32(HLUA_METHOD)
  }

  override func unknown(_ call: LuaCall) throws -> Int32 {
    if isTextual { return 0 }
    throw unknownMember(in: call)
  }

  /// Called with the object, a key and the new value.
  private func set(_ call: LuaCall) throws -> Int {
    if let key = call.string(at: 2), let member = members[key] {
      guard case .property(_, let setter?) = member else {
        throw LuaError("\(name).\(key) cannot be set")
      }
      return Int(try setter.invoke(call))
    }
    if try setFallback?(call) == true { return 0 }
    throw unknownMember(in: call)
  }
}
