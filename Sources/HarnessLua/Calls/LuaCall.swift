import CHarnessLua

/// One call from Lua into Swift: its arguments, and where its results go.
///
/// A call must not outlive the closure that it is given to. Arguments are counted from 1; in a
/// method `self` is not counted.
public struct LuaCall {
  let stack: OpaquePointer
  /// The number of values on the stack that come before the first argument.
  let base: Int32
  /// The number of arguments.
  public let count: Int

  init(_ stack: OpaquePointer, base: Int32 = 0) {
    self.stack = stack
    self.base = base
    count = max(0, Int(hlua_top(stack) - base))
  }

  /// The state that the call happens in.
  public var state: LuaState {
    guard let owner = hlua_owner(stack) else { preconditionFailure("a Lua state has its owner") }
    return Unmanaged<LuaState>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Where an argument is on the stack.
  func slot(_ index: Int) -> Int32 { Int32(clamping: index) + base }

  /// The argument number of the value on top of the stack.
  package var topIndex: Int { Int(hlua_top(stack) - base) }

  func pop(_ values: Int32 = 1) { hlua_set_top(stack, hlua_top(stack) - values) }
}

// MARK: - Arguments

extension LuaCall {
  /// An argument as a Swift value; throws the argument error that the script's author reads.
  public func read<T: LuaReadable>(_ index: Int, as _: T.Type = T.self) throws(LuaError) -> T {
    try T.read(from: self, at: index)
  }

  /// The type of an argument.
  public func kind(of index: Int) -> LuaKind {
    LuaKind(rawValue: hlua_type_of(stack, slot(index))) ?? .none
  }

  /// The type of an argument as a script's author calls it, with the names of Swift types.
  public func typeName(of index: Int) -> String {
    var type: UnsafePointer<hlua_type>?
    _ = hlua_to_object(stack, slot(index), &type)
    if let name = type?.pointee.name { return String(cString: name) }
    return kind(of: index).name
  }

  /// Whether an argument is missing or nil.
  public func isNil(_ index: Int) -> Bool { hlua_type_of(stack, slot(index)) <= 0 }

  /// An argument of any type; nil if it is missing.
  public func value(_ index: Int) -> LuaValue { value(at: slot(index)) }

  /// All arguments from one on.
  public func values(from first: Int = 1) -> [LuaValue] {
    first > count ? [] : (first...count).map { value($0) }
  }

  /// A string argument that is text.
  ///
  /// - Throws: also where its bytes are no UTF-8, with the first that is none.
  public func string(_ index: Int) throws(LuaError) -> String {
    switch value(index) {
    case .string(let text): return text
    case .bytes(let bytes):
      let place = bytes.validCount
      let byte = place < bytes.bytes.count ? bytes.bytes[place] : 0
      throw .badArgument(
        index, reason: "text in UTF-8 expected, and byte \(place + 1) of this one is \\\(byte)")
    default: throw mismatch(at: index, expected: "string")
    }
  }

  /// An integer argument.
  public func integer(_ index: Int) throws(LuaError) -> Int { try read(index) }

  /// A number argument.
  public func number(_ index: Int) throws(LuaError) -> Double { try read(index) }

  /// A boolean argument.
  public func boolean(_ index: Int) throws(LuaError) -> Bool { try read(index) }

  /// A function argument.
  public func function(_ index: Int) throws(LuaError) -> LuaFunction { try read(index) }

  /// A table argument.
  public func table(_ index: Int) throws(LuaError) -> LuaTable { try read(index) }

  /// The Swift object that an argument is, or nil if it is none of that class.
  public func object<T: AnyObject>(_ index: Int, as _: T.Type = T.self) -> T? {
    object(at: slot(index))
  }

  /// The bytes of a string argument, or nil if it is no string.
  public func bytes(_ index: Int) -> [UInt8]? {
    var length = 0
    guard let bytes = hlua_to_string(stack, slot(index), &length) else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// What `tostring` gives for an argument; runs a `__tostring` of the script.
  public func text(_ index: Int) throws(LuaError) -> String {
    let status = hlua_to_text(stack, slot(index))
    guard status == HLUA_OK else { throw takeError(status: status, from: state, stack) }
    defer { pop() }
    return string(at: -1) ?? ""
  }

  /// Refuses a value where the word takes none: it would be ignored. Nils at the end count for
  /// nothing, as Lua has it.
  @inline(__always)
  package func requireCount(atMost most: Int, of word: String) throws(LuaError) {
    if count > most { try refuseExtra(after: most, of: word) }
  }

  private func refuseExtra(after most: Int, of word: String) throws(LuaError) {
    guard (most + 1...count).contains(where: { !isNil($0) }) else { return }
    throw LuaError(Self.tooMany(count, atMost: most, for: word), kind: .argument)
  }

  /// The sentence about a value too many.
  package static func tooMany(
    _ count: Int, atMost most: Int, for word: String, hint: String? = nil
  ) -> String {
    let limit = most == 1 ? "1 argument" : "\(most) arguments"
    let advice = hint ?? "put a call with several results into parentheses"
    return "\(word) takes \(limit), not \(count); \(advice)"
  }

  /// The error for an argument of the wrong type.
  public func mismatch(at index: Int, expected: String) -> LuaError {
    .badArgument(index, expected: expected, got: typeName(of: index))
  }
}

// MARK: - The stack

extension LuaCall {
  /// The string in a slot, or nil if it is none; numbers are no strings.
  func string(at slot: Int32) -> String? {
    var length = 0
    guard let bytes = hlua_to_string(stack, slot, &length) else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  func object<T: AnyObject>(at slot: Int32, as _: T.Type = T.self) -> T? {
    var type: UnsafePointer<hlua_type>?
    guard let object = hlua_to_object(stack, slot, &type) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? T
  }

  func value(at slot: Int32) -> LuaValue {
    switch LuaKind(rawValue: hlua_type_of(stack, slot)) {
    case nil, .none?, .nil: return .nil
    case .boolean: return .boolean(hlua_to_boolean(stack, slot))
    case .number: return number(at: slot)
    case .string: return text(at: slot)
    case .table: return .table(LuaTable(at: slot, of: self))
    case .function: return .function(LuaFunction(at: slot, of: self))
    case .userdata:
      if let object: AnyObject = object(at: slot) { return .object(object) }
      return .other("userdata")
    case .lightUserdata: return .other("userdata")
    case .thread: return .other("thread")
    }
  }

  private func text(at slot: Int32) -> LuaValue {
    var length = 0
    guard let bytes = hlua_to_string(stack, slot, &length) else { return .nil }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: length)
    return LuaValue(bytes: buffer.assumingMemoryBound(to: UInt8.self))
  }

  private func number(at slot: Int32) -> LuaValue {
    var isValid = false
    if hlua_is_integer(stack, slot) {
      return .integer(Int(hlua_to_integer(stack, slot, &isValid)))
    }
    return .number(hlua_to_number(stack, slot, &isValid))
  }
}
