import HarnessLua

/// Whether two Lua values are equal, tables by their content, and where they first differ.
enum DeepEquality {
  /// The first place where two values differ, or nil when they are equal: `value.items[2].title`.
  static func firstDifference(_ actual: LuaValue, _ expected: LuaValue) -> Difference? {
    difference(actual, expected, path: "value", depth: 0)
  }

  struct Difference {
    let path: String
    let actual: LuaValue
    let expected: LuaValue
  }

  /// Deeper than any table of a test; a table that contains itself ends here.
  private static let depthLimit = 50

  private static func difference(
    _ actual: LuaValue, _ expected: LuaValue, path: String, depth: Int
  ) -> Difference? {
    if actual == expected { return nil }
    let here = Difference(path: path, actual: actual, expected: expected)
    guard case .table(let left) = actual, case .table(let right) = expected,
      depth < depthLimit
    else { return here }
    let entries = left.entries
    for (key, value) in entries {
      if let found = difference(
        value, right[key], path: path + pathPart(key), depth: depth + 1)
      {
        return found
      }
    }
    for (key, value) in right.entries where left[key].isNil && !value.isNil {
      return Difference(path: path + pathPart(key), actual: .nil, expected: value)
    }
    return nil
  }

  private static func pathPart(_ key: LuaValue) -> String {
    if case .string(let name) = key { return ".\(name)" }
    return "[\(ValueText.text(of: key))]"
  }
}
