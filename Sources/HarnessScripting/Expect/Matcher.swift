public import HarnessLua

/// A matcher of a harness's own: `expect(value):to_be_even()`, and its twin `not_to_be_even`.
///
/// ```swift
/// harness.register(
///   Matcher("to_be_even") { (number: Int) in
///     .init(holds: number.isMultiple(of: 2), why: "\(number) is odd")
///   })
/// ```
/// Values are judged at once; after `expect.poll(fn)` the matcher is asked until it holds.
nonisolated public struct Matcher {
  /// What a matcher found.
  public struct Finding {
    let holds: Bool
    let why: String?

    /// Whether the matcher holds, and a sentence for the report of a failure.
    public init(holds: Bool, why: String? = nil) {
      self.holds = holds
      self.why = why
    }
  }

  /// The name in scripts. It begins with `to_`.
  public let name: String
  let body: (LuaCall) throws -> Int

  /// A matcher for a value of Swift, with further arguments of its own.
  ///
  /// A value or an argument of another type, and what `judge` throws, is an error of the script.
  public init<Value: LuaReadable, each Argument: LuaReadable>(
    _ name: String, _ judge: @escaping (Value, repeat each Argument) throws -> Finding
  ) {
    self.name = name
    var most = 1
    for _ in repeat (each Argument).self { most += 1 }
    let count = most
    body = { call in
      try call.requireCount(atMost: count, of: name)
      var index = 1
      func next<T: LuaReadable>(_: T.Type) throws -> T {
        index += 1
        return try call.read(index)
      }
      let value: Value = try call.read(1)
      let finding = try judge(value, repeat try next((each Argument).self))
      call.push(finding.holds)
      call.push(finding.why)
      return 2
    }
  }
}
