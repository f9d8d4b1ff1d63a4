/// A line of a script.
public struct LuaPosition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the script's file.
  public var source: String
  /// The line, counted from 1.
  public var line: Int

  /// A line of a script.
  public init(source: String, line: Int) {
    self.source = source
    self.line = line
  }

  /// The position as Lua writes it.
  public var description: String { "\(source):\(line)" }
}
