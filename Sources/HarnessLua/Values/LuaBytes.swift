import CHarnessLua

/// A Lua string as the bytes it is, which need not be valid UTF-8.
public struct LuaBytes: Hashable, Sendable {
  /// The bytes.
  public var bytes: [UInt8]

  /// A string of bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes at the beginning are valid UTF-8.
  var validCount: Int {
    var rest = bytes.makeIterator()
    var decoder = UTF8()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) { count += UTF8.width(scalar) }
    return count
  }
}

extension LuaBytes: LuaReadable, LuaPushable {
  /// Reads a string argument.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> LuaBytes {
    guard let bytes = call.bytes(index) else {
      throw call.mismatch(at: index, expected: "string")
    }
    return LuaBytes(bytes)
  }

  /// Pushes a string.
  public func push(onto call: LuaCall) {
    bytes.withUnsafeBytes { buffer in
      hlua_push_string(
        call.stack, buffer.assumingMemoryBound(to: CChar.self).baseAddress, buffer.count)
    }
  }
}
