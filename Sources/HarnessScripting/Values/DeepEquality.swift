import HarnessLua

/// Whether two Lua values are equal, tables by their content, and where they first differ. The
/// right one is what is expected, and may have patterns such as `any("number")` in it.
struct DeepEquality {
  /// A place where two values differ: `value.items[2].title`.
  struct Difference {
    let path: String
    let actual: LuaValue
    let expected: LuaValue
  }

  /// More than the tables of any test hold; tables that contain themselves end here.
  private var comparisonsLeft = 200_000

  private init() {}

  static func areEqual(_ left: LuaValue, _ right: LuaValue) throws -> Bool {
    if left == right { return true }
    var equality = DeepEquality()
    return try equality.areEqual(left, right, depth: 0)
  }

  /// The first place where two values differ, in the order of the keys; nil when they are equal.
  static func firstDifference(_ actual: LuaValue, _ expected: LuaValue) throws -> Difference? {
    if try areEqual(actual, expected) { return nil }
    var equality = DeepEquality()
    let difference = try equality.difference(actual, expected, path: "value")
    return Difference(
      path: ValueText.shortened(path: difference.path), actual: difference.actual,
      expected: difference.expected)
  }

  private mutating func areEqual(_ left: LuaValue, _ right: LuaValue, depth: Int) throws -> Bool {
    if left == right { return true }
    if case .object(let pattern as ValuePattern) = right { return try pattern.holds(for: left) }
    guard case .table(let left) = left, case .table(let right) = right else { return false }
    comparisonsLeft -= 1
    guard comparisonsLeft > 0, depth < 200 else {
      throw Problem.usage("the tables are too large, or contain themselves: compare parts of them")
    }
    let entries = left.entries
    for (key, value) in entries {
      guard try areEqual(value, right[key], depth: depth + 1) else { return false }
    }
    return entries.count == right.entries.count
  }

  private mutating func difference(
    _ actual: LuaValue, _ expected: LuaValue, path: String
  ) throws -> Difference {
    let here = Difference(path: path, actual: actual, expected: expected)
    guard case .table(let left) = actual, case .table(let right) = expected else { return here }
    let keys = (left.entries + right.entries).map(\.key).map { ($0, ValueText.path(to: $0)) }
    for (key, part) in keys.sorted(by: { Self.isBefore($0, $1) })
    where try !areEqual(left[key], right[key], depth: 0) {
      return try difference(left[key], right[key], path: path + part)
    }
    return here
  }

  /// Numbers first, by size; then the other keys by their text.
  private static func isBefore(
    _ left: (key: LuaValue, part: String), _ right: (key: LuaValue, part: String)
  ) -> Bool {
    switch (left.key.number, right.key.number) {
    case (let left?, let right?): left < right
    case (nil, nil): left.part < right.part
    case (let number, _): number != nil
    }
  }

}
