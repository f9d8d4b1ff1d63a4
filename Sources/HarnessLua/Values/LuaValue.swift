import CHarnessLua

/// Any value of a Lua script.
public enum LuaValue {
  case `nil`
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// A string of Lua that is no UTF-8, exactly as it is.
  case bytes(LuaBytes)
  case table(LuaTable)
  case function(LuaFunction)
  case object(AnyObject)
  /// A value that only Lua can use, such as a coroutine, with the name of its type.
  case other(String)
}

extension LuaValue {
  /// A string of bytes, which need not be UTF-8.
  public init(bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = .string(text)
    } else {
      self = .bytes(LuaBytes(Array(bytes)))
    }
  }

  /// Whether an `if` of Lua takes the value as true.
  public var isTruthy: Bool {
    switch self {
    case .nil, .boolean(false): false
    default: true
    }
  }

  /// Whether the value is nil.
  public var isNil: Bool {
    if case .nil = self { true } else { false }
  }

  /// The text, if the value is a string; bytes that are no UTF-8 are repaired.
  public var string: String? {
    switch self {
    case .string(let value): value
    case .bytes(let value): String(decoding: value.bytes, as: UTF8.self)
    default: nil
    }
  }

  /// The bytes, if the value is a string.
  public var bytes: [UInt8]? {
    switch self {
    case .string(let value): Array(value.utf8)
    case .bytes(let value): value.bytes
    default: nil
    }
  }

  /// The integer, if the value is one; 2.0 is one too.
  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, if the value is one.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The boolean, if the value is one.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The table, if the value is one.
  public var table: LuaTable? {
    if case .table(let value) = self { value } else { nil }
  }

  /// The function, if the value is one.
  public var function: LuaFunction? {
    if case .function(let value) = self { value } else { nil }
  }

  /// The Swift object, if the value is one of that class.
  public func object<T: AnyObject>(as _: T.Type = T.self) -> T? {
    if case .object(let value) = self { value as? T } else { nil }
  }

  /// The type as a script's author calls it.
  public var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string, .bytes: "string"
    case .table: "table"
    case .function: "function"
    case .object: "userdata"
    case .other(let name): name
    }
  }
}

extension LuaValue: Equatable {
  /// Lua's own raw equality: tables, functions and objects are equal if they are the same.
  public static func == (left: LuaValue, right: LuaValue) -> Bool {
    switch (left, right) {
    case (.nil, .nil): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.integer(let left), .number(let right)): Double(exactly: left) == right
    case (.number(let left), .integer(let right)): left == Double(exactly: right)
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.bytes(let left), .bytes(let right)): left == right
    case (.table(let left), .table(let right)): left.identity == right.identity
    case (.function(let left), .function(let right)): left.identity == right.identity
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }
}

extension LuaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// A string value.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer value.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A number value.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// The nil value.
  public init(nilLiteral: ()) { self = .nil }
}

extension LuaValue {
  /// The order of keys wherever it can be seen; Lua's own differs from state to state.
  static func isBefore(_ left: LuaValue, _ right: LuaValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)):
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    default:
      if let left = left.bytes, let right = right.bytes {
        return left.lexicographicallyPrecedes(right)
      }
      return isNumberBefore(left, right)
    }
  }

  /// Numbers by size, then texts, then others.
  private static func isNumberBefore(_ left: LuaValue, _ right: LuaValue) -> Bool {
    switch (left.number, right.number) {
    case (let left?, let right?): left < right
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): left.string != nil && right.string == nil
    }
  }
}
