import HarnessLua

/// A Lua value the way a script would write it, for messages: keys sorted, deep tables cut.
struct ValueText {
  private static let depthLimit = 6
  private static let itemLimit = 40

  static func text(of value: LuaValue) -> String { text(of: value, depth: 0) }

  private static func text(of value: LuaValue, depth: Int) -> String {
    switch value {
    case .nil: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): number(value)
    case .string(let value): quoted(value)
    case .table(let table): depth < depthLimit ? text(of: table, depth: depth) : "{ … }"
    case .function: "function"
    case .object(let object): (object as? any DescribedToScripts)?.scriptDescription ?? "userdata"
    case .other(let name): name
    }
  }

  /// `2.5` and `2.0` as Lua prints them; infinities and NaN by name.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    return "\(value)"
  }

  /// A string in double quotes with its control characters visible.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127: result += "\\\(scalar.value)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func text(of table: LuaTable, depth: Int) -> String {
    let count = table.count
    var parts = table.items.prefix(itemLimit).map { text(of: $0, depth: depth + 1) }
    let named = table.entries.filter { entry in
      guard let index = entry.key.integer else { return true }
      return index < 1 || index > count
    }
    let fields = named.map { (key(text: $0.key), text(of: $0.value, depth: depth + 1)) }
    parts += fields.sorted { $0.0 < $1.0 }.prefix(itemLimit).map { "\($0) = \($1)" }
    if count + named.count > parts.count { parts.append("… \(count + named.count) in all") }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
  }

  private static func key(text key: LuaValue) -> String {
    if case .string(let name) = key, isName(name) { return name }
    return "[\(text(of: key))]"
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
  }
}

/// An object of ours that a script can print.
protocol DescribedToScripts: AnyObject {
  var scriptDescription: String { get }
}
