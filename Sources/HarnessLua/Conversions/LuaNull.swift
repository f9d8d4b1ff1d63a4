/// A nil that a table can hold: what JSON calls null.
///
/// Lua's own nil is the absence of a value, so an array can have none in its middle, and a table
/// can't say that a field is nil. An `Optional` reads it as nil, and an array of optionals pushes it.
public final class LuaNull: LuaObject, Sendable {
  /// The only one there is.
  public static let shared = LuaNull()

  private init() {}

  /// Reads the one object.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> LuaNull {
    guard let null: LuaNull = call.object(index) else {
      throw call.mismatch(at: index, expected: "null")
    }
    return null
  }
}

/// A type whose values may be nil.
protocol MaybeNil {
  var isNil: Bool { get }
}

extension Optional: MaybeNil {
  var isNil: Bool { self == nil }
}
