import Foundation
import HarnessLua
import HarnessUI

/// Any Swift value as scripts see it, found by looking at it: what a component keeps has the types
/// that its author likes, and none of them is registered.
@MainActor
struct ReflectedValue {
  let state: LuaState
  /// Objects that hold each other end here.
  private static let mostDepth = 8

  init(in state: LuaState) { self.state = state }

  /// Nil for nil; numbers, texts and truth values as they are; dates in ISO 8601, URLs and UUIDs as
  /// texts; an enumeration as its raw value or its case's name; arrays and dictionaries as tables;
  /// structs and objects as tables of their properties.
  func luaValue(of value: Any, depth: Int = 0) -> LuaValue {
    switch value {
    case let object as any LuaObject: return .object(object)
    case let value as any LuaPushable where !Self.isContainer(value):
      return HarnessScripting.luaValue(of: value, in: state)
    case let value as any BinaryInteger: return Int(exactly: value).map { .integer($0) } ?? .nil
    case let value as any BinaryFloatingPoint: return .number(Double(value))
    case let value as Date: return .string(value.ISO8601Format())
    case let value as URL: return .string(value.absoluteString)
    case let value as UUID: return .string(value.uuidString)
    case let value as any StringProtocol: return .string(String(value))
    case let value as any RawRepresentable: return luaValue(of: value.rawValue, depth: depth)
    case let value as any InspectableProperty:
      return luaValue(of: value.inspectedValue, depth: depth)
    default: return reflected(value, depth: depth)
    }
  }

  private static func isContainer(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .optional, .collection, .dictionary, .set: true
    default: false
    }
  }

  private func reflected(_ value: Any, depth: Int) -> LuaValue {
    let mirror = Mirror(reflecting: value)
    guard depth < Self.mostDepth else { return .string("\(value)") }
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { luaValue(of: $0.value, depth: depth) } ?? .nil
    case .collection, .set: return array(mirror.children.map(\.value), depth: depth)
    case .dictionary: return dictionary(mirror, depth: depth)
    case .enum:
      return .string(mirror.children.first?.label ?? "\(value)")
    case .struct, .class, .tuple: return properties(of: mirror, depth: depth)
    default: return .string("\(value)")
    }
  }

  /// A nil between others keeps its place.
  private func array(_ values: [Any], depth: Int) -> LuaValue {
    let table = state.makeTable()
    for (index, value) in values.enumerated() {
      let item = luaValue(of: value, depth: depth + 1)
      table[index + 1] = item.isNil ? .object(LuaNull.shared) : item
    }
    return .table(table)
  }

  private func dictionary(_ mirror: Mirror, depth: Int) -> LuaValue {
    let table = state.makeTable()
    for entry in mirror.children {
      let pair = Mirror(reflecting: entry.value).children.map(\.value)
      guard pair.count == 2 else { continue }
      table[luaValue(of: pair[0], depth: depth + 1)] = luaValue(of: pair[1], depth: depth + 1)
    }
    return .table(table)
  }

  /// What macros and wrappers store under `_name` is the property `name`.
  private func properties(of mirror: Mirror, depth: Int) -> LuaValue {
    let table = state.makeTable()
    var next: Mirror? = mirror
    while let current = next {
      for (label, value) in current.children {
        guard let label, !label.hasPrefix("_$") else { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        table[luaName(of: name)] = luaValue(of: value, depth: depth + 1)
      }
      next = current.superclassMirror
    }
    return .table(table)
  }
}
