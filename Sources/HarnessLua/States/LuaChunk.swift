import CHarnessLua
import Glibc

/// The text of a script, compiled when it is first loaded; further states get the bytecode.
public final class LuaChunk {
  /// The name of the script, as positions give it.
  public let name: String
  /// The text of the script.
  public let source: String
  private var bytecode: [UInt8]?

  /// A script from its text. A name that begins with `=harness` is never shown to a user.
  public init(_ source: String, name: String) {
    self.source = source
    self.name = name
  }

  private var luaName: String { name.hasPrefix("=") ? name : "@\(name)" }

  /// Pushes the script as a function.
  func push(onto stack: OpaquePointer, of state: LuaState) throws(LuaError) {
    let status: Int32
    if let bytecode {
      status = load(bytecode, onto: stack, isBytecode: true)
    } else {
      status = load(source.withoutShebang, onto: stack, isBytecode: false)
    }
    guard status == HLUA_OK else {
      throw takeSyntaxError(status: status, from: state, stack, chunk: name)
    }
    if bytecode == nil { bytecode = dumpTop(of: stack) }
  }

  private func load(
    _ bytes: some Collection<UInt8>, onto stack: OpaquePointer, isBytecode: Bool
  ) -> Int32 {
    let status = bytes.withContiguousStorageIfAvailable { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        hlua_load(stack, characters.baseAddress, characters.count, luaName, isBytecode)
      }
    }
    return status ?? load(Array(bytes), onto: stack, isBytecode: isBytecode)
  }

  private func dumpTop(of stack: OpaquePointer) -> [UInt8]? {
    var length = 0
    guard let bytes = hlua_dump(stack, &length) else { return nil }
    defer { free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }
}

extension String {
  /// The text, with a first line that begins with `#` made a comment of Lua.
  fileprivate var withoutShebang: String.UTF8View { (hasPrefix("#") ? "--" + self : self).utf8 }
}
