import Foundation
import HarnessLua

/// A JSON value between Lua and bytes.
nonisolated enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value as text, with sorted keys.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What could fail, a number that is none, is refused when the value is made.
    return (try? encoder.encode(self)) ?? Data()
  }

  /// An array or object that data holds; nil for anything else.
  init?(containerIn data: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
    switch value {
    case .array, .object: self = value
    default: return nil
    }
  }
}

// MARK: - Lua

extension JSONValue {
  private static let depthLimit = 100

  /// A Lua value as JSON: a table with items is an array, one with names an object, an empty one
  /// an array.
  ///
  /// - Throws: a problem that names the place of what JSON cannot say.
  init(_ value: LuaValue, at path: String, depth: Int = 0) throws {
    switch value {
    case .nil: self = .null
    case .object(is LuaNull): self = .null
    case .boolean(let value): self = .bool(value)
    case .integer(let value): self = .int(value)
    case .string(let value): self = .string(value)
    case .bytes:
      throw Problem.usage(
        "\(path): JSON has no text that is not UTF-8: \(ValueText.text(of: value))")
    case .number(let value) where value.isFinite: self = .number(value)
    case .table(let table) where depth < Self.depthLimit:
      self = try Self.container(table, at: path, depth: depth + 1)
    case .table:
      throw Problem.usage(
        "\(ValueText.shortened(path: path)): the tables are too deep, or contain themselves")
    default:
      throw Problem.usage(
        "\(ValueText.shortened(path: path)): JSON has no \(ValueText.text(of: value))")
    }
  }

  private static func container(_ table: LuaTable, at path: String, depth: Int) throws -> JSONValue
  {
    let entries = table.entries
    if entries.count == table.count {
      return .array(
        try table.items.enumerated().map {
          try JSONValue($0.element, at: "\(path)[\($0.offset + 1)]", depth: depth)
        })
    }
    var object: [String: JSONValue] = [:]
    for (key, value) in entries {
      if case .bytes = key {
        throw Problem.usage(
          "\(path): JSON has no name that is not UTF-8: \(ValueText.text(of: key))")
      }
      guard case .string(let name) = key else {
        throw Problem.usage(
          "\(ValueText.shortened(path: path)): a table for JSON has either items or names as keys, and this one has "
            + "[\(ValueText.text(of: key))] besides others")
      }
      object[name] = try JSONValue(value, at: path + ValueText.path(to: key), depth: depth)
    }
    return .object(object)
  }

  /// The value for a script; what is null is not there, and in an array it is `null`.
  func luaValue(in state: LuaState) -> LuaValue {
    switch self {
    case .null: return .nil
    case .bool(let value): return .boolean(value)
    case .int(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .string(let value): return .string(value)
    case .array(let values):
      let table = state.makeTable()
      for (index, value) in values.enumerated() {
        table[index + 1] = value == .null ? .object(LuaNull.shared) : value.luaValue(in: state)
      }
      return .table(table)
    case .object(let values):
      let table = state.makeTable()
      for (name, value) in values { table[name] = value.luaValue(in: state) }
      return .table(table)
    }
  }
}
