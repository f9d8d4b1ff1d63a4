import CHarnessLua

/// The type of a Lua value.
public enum LuaKind: Int32, Sendable {
  case none = -1
  case `nil`, boolean, lightUserdata, number, string, table, function, userdata, thread

  /// The name as Lua's own messages write it.
  public var name: String {
    switch self {
    case .none: "no value"
    case .nil: "nil"
    case .boolean: "boolean"
    case .lightUserdata, .userdata: "userdata"
    case .number: "number"
    case .string: "string"
    case .table: "table"
    case .function: "function"
    case .thread: "thread"
    }
  }
}
