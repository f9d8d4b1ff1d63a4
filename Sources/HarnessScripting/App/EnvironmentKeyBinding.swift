public import HarnessLua
public import HarnessUI

/// A value of the environment that is a harness's own, and that scripts set by a name.
///
/// ```swift
/// harness.register(EnvironmentKeyBinding("apiBase", \.apiBase))
/// ```
/// `mount("HomeView", {}, { environment = { api_base = "https://test.example" } })` sets it.
nonisolated public struct EnvironmentKeyBinding {
  typealias Change = (inout EnvironmentValues) -> Void

  /// The name that scripts use.
  public let name: String
  let change: (LuaValue, LuaState) throws -> Change

  /// Names a value that a script can write as it is.
  public init<Value: LuaReadable>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>
  ) {
    self.init(name, keyPath) { (value: Value) in value }
  }

  /// Names a value, and says how it is made from what a script writes.
  ///
  /// What `convert` throws is an error of the script.
  public init<Given: LuaReadable, Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ convert: @escaping (Given) throws -> Value
  ) {
    self.name = luaName(of: name)
    change = { given, state in
      var read: Given?
      try state.makeFunction { call in
        read = try call.read(1)
        return 0
      }.call(given)
      // Nil: the function has thrown what it met.
      guard let read else { return { _ in } }
      let value = try convert(read)
      return { $0[keyPath: keyPath] = value }
    }
  }
}
