import HarnessGraph
import HarnessLua

/// A Lua value the way a script would write it, for messages: keys sorted, what is long or deep cut.
struct ValueText {
  private static let depthLimit = 6
  private static let itemLimit = 40
  /// How many characters of a string are shown.
  private static let characterLimit = 500
  /// How many values are shown in all; a table that contains itself ends here.
  private var valuesLeft = 400

  private init() {}

  static func text(of value: LuaValue) -> String {
    var text = ValueText()
    return text.text(of: value, depth: 0)
  }

  private mutating func text(of value: LuaValue, depth: Int) -> String {
    valuesLeft -= 1
    return switch value {
    case .nil: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): Self.number(value)
    case .string(let value): Self.shortened(value)
    case .bytes(let value): Self.shortened(value.bytes)
    case .table(let table):
      depth < Self.depthLimit && valuesLeft > 0 ? text(of: table, depth: depth) : "{ … }"
    case .function: "function"
    case .object(let object): (object as? any DescribedToScripts)?.scriptDescription ?? "userdata"
    case .other(let name): name
    }
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > characterLimit, text.count > characterLimit else { return quoted(text) }
    return "\(quoted(String(text.prefix(characterLimit)))) … (\(text.count) characters in all)"
  }

  private static func shortened(_ bytes: [UInt8]) -> String {
    guard bytes.count > characterLimit else { return quoted(bytes[...]) }
    return "\(quoted(bytes.prefix(characterLimit))) … (\(bytes.count) bytes in all)"
  }

  /// `2.5` and `2.0` as Lua prints them; infinities and NaN by name.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    return "\(value)"
  }

  /// A string in double quotes with its control characters visible.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// Bytes in double quotes: what is UTF-8 as text, each other byte as its number.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    var result = ""
    while let first = rest.first {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let text = String(validating: rest.prefix(length), as: UTF8.self) {
        result += escaped(text)
        rest = rest.dropFirst(length)
      } else {
        result += "\\\(first)"
        rest = rest.dropFirst()
      }
    }
    return "\"" + result + "\""
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 128 && scalar.isUnseen: result += "\\\(scalar.value)"
      case _ where scalar.isUnseen: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private mutating func text(of table: LuaTable, depth: Int) -> String {
    let count = table.count
    var parts: [String] = []
    for index in 0..<min(count, Self.itemLimit) where valuesLeft > 0 {
      parts.append(text(of: table[index + 1], depth: depth + 1))
    }
    let named = table.entries.filter { entry in
      guard let index = entry.key.integer else { return true }
      return index < 1 || index > count
    }
    let fields = named.map { (Self.key(text: $0.key), $0.value) }.sorted { $0.0 < $1.0 }
    for (key, value) in fields.prefix(Self.itemLimit) where valuesLeft > 0 {
      parts.append("\(key) = \(text(of: value, depth: depth + 1))")
    }
    if count + named.count > parts.count { parts.append("… \(count + named.count) in all") }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
  }

  private static func key(text key: LuaValue) -> String {
    if case .string(let name) = key, isName(name) { return name }
    return "[\(text(of: key))]"
  }

  /// How a key stands before its value: `title = `, `[2.5] = `.
  static func field(_ key: LuaValue) -> String { "\(self.key(text: key)) = " }

  /// How a key follows a table: `.title`, `[2]`, `["two words"]`.
  static func path(to key: LuaValue) -> String {
    if case .string(let name) = key, isName(name) { return ".\(name)" }
    return "[\(text(of: key))]"
  }

  /// A way through tables, without the middle of one that goes very deep.
  static func shortened(path: String) -> String {
    let end = 24
    guard path.utf8.count > 3 * end, path.count > 3 * end else { return path }
    return "\(path.prefix(end))…\(path.suffix(end))"
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
  }
}

/// What a script reads about an option that nobody knows, with the nearest that there is.
func unknownOption(_ key: LuaValue, known: [String]) -> String {
  let name = key.string ?? ValueText.text(of: key)
  let near = nearest(to: name, in: known).map { "did you mean '\($0)'?" }
  return "unknown option '\(name)'; \(near ?? "there are: \(known.joined(separator: ", "))")"
}

/// An object of ours that a script can print.
protocol DescribedToScripts: AnyObject {
  var scriptDescription: String { get }
}
