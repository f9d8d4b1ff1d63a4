import HarnessLua

extension Vocabulary {
  /// `any`, `match` and `approx`: what is expected where the exact value does not matter.
  static func addPatterns(to library: LuaLibrary) {
    addPatternType(to: library)
    library.function(
      "any",
      plain("any") { call, _ in
        call.push(try anyValue(in: call))
        return 1
      })
    library.function(
      "match",
      plain("match") { call, context in
        let pattern = call.value(1)
        _ = try call.read(1, as: LuaBytes.self)
        // A malformed pattern is told here, not where it is compared.
        _ = try context.luaPattern(pattern, matches: .string(""))
        call.push(
          ValuePattern("match(\(ValueText.text(of: pattern)))") { [weak context] value in
            guard let context, value.string != nil else { return false }
            return try context.luaPattern(pattern, matches: value)
          })
        return 1
      })
    library.function(
      "approx",
      plain("approx") { call, _ in
        let (number, tolerance) = (call.value(1), try call.number(2))
        _ = try call.number(1)
        guard tolerance >= 0, tolerance.isFinite else {
          throw Problem.usage("approx: \(ValueText.number(tolerance)) is no tolerance")
        }
        let text = "approx(\(ValueText.text(of: number)), \(ValueText.text(of: call.value(2))))"
        call.push(ValuePattern(text) { $0.isNear(number, within: tolerance) })
        return 1
      })
  }

  private static func addPatternType(to library: LuaLibrary) {
    library.type("Pattern", ValuePattern.self) { type in
      type.string { $0.scriptDescription }
      refuseUnknownMembers(of: type, "a pattern")
    }
  }

  private static func anyValue(in call: LuaCall) throws -> ValuePattern {
    guard !call.isNil(1) else { return ValuePattern("any()") { !$0.isNil } }
    let name = try LuaValue.checkedTypeName(try call.string(1))
    return ValuePattern("any(\"\(name)\")") { $0.typeName == name }
  }
}

extension LuaValue {
  private static let typeNames = [
    "nil", "boolean", "number", "string", "table", "function", "userdata", "thread",
  ]

  /// The name, if Lua has such a type.
  static func checkedTypeName(_ name: String) throws -> String {
    guard typeNames.contains(name) else {
      throw Problem.usage(
        "there is no type \"\(name)\"; there are \(typeNames.joined(separator: ", "))")
    }
    return name
  }

  /// Whether two numbers differ by no more than a tolerance; false for what is no number.
  ///
  /// Integers are compared as such: a number with a point could not tell large ones apart.
  func isNear(_ target: LuaValue, within tolerance: Double) -> Bool {
    if case .integer(let value) = self, case .integer(let target) = target {
      let (difference, overflows) = value.subtractingReportingOverflow(target)
      return !overflows && Double(difference.magnitude) <= tolerance
    }
    guard let number, let target = target.number else { return false }
    return abs(number - target) <= tolerance
  }
}
