import CHarnessLua

extension LuaState {
  /// `require(name)`: a loaded module, a preloaded one, a standard library or a file.
  func require(_ call: LuaCall) throws -> Int {
    let name = try call.string(1)
    hlua_push_loaded(call.stack)
    let loaded = hlua_top(call.stack)
    name.push(onto: call)
    if hlua_raw_get(call.stack, loaded) != LuaKind.nil.rawValue { return 1 }
    if requiring.contains(name) {
      let circle = (requiring + [name]).map { "'\($0)'" }.joined(separator: " requires ")
      throw LuaError("modules require each other in a circle: \(circle)")
    }
    requiring.append(name)
    defer { requiring.removeLast() }
    let value = try loadModule(name)
    let result: LuaValue = value.isNil ? .boolean(true) : value
    hlua_set_top(call.stack, loaded)
    name.push(onto: call)
    result.push(onto: call)
    _ = hlua_raw_set(call.stack, loaded)
    result.push(onto: call)
    return 1
  }

  private func loadModule(_ name: String) throws(LuaError) -> LuaValue {
    if let standard = try standardModule(name) { return standard }
    let package = globals["package"].table
    if let function = package?["preload"].table?[name].function {
      return try function.call(name, ":preload:").first ?? .nil
    }
    let path = package?["path"].string ?? modules?.path ?? ""
    let found = modules?.find(name, path: path)
    guard let chunk = found?.chunk else {
      let tried = (found?.tried ?? []).map { "\n\tno file '\($0)'" }.joined()
      throw LuaError("module '\(name)' not found:\(tried)")
    }
    return try load(chunk).call(name, chunk.name).first ?? .nil
  }

  private func standardModule(_ name: String) throws(LuaError) -> LuaValue? {
    let call = LuaCall(hlua_current(stack))
    if case .standard(let library) = library.globalIndex.members[name] {
      try pushStandard(library, onto: call.stack)
    } else if name != "string" && name != "_G" || !hlua_push_base(call.stack, name) {
      return nil
    }
    defer { call.pop() }
    return call.value(at: -1)
  }
}
