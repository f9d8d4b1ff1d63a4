/// An error of a Lua script, or of Swift code that a script called.
public struct LuaError: Error, CustomStringConvertible {
  /// What sort of thing went wrong.
  public enum Kind: Sendable {
    /// The text is no Lua program.
    case syntax
    /// The script, or Swift code it called, raised an error.
    case runtime
    /// A Swift function was called with a value that it does not take.
    case argument
    /// The memory limit was passed.
    case memory
    /// The time limit was passed.
    case timeout
    /// An error happened while an error was handled, such as a stack overflow in a handler.
    case handler
  }

  /// What sort of thing went wrong.
  public var kind: Kind
  /// What went wrong, without the position.
  public var message: String
  /// The script's line, where it is known.
  public var position: LuaPosition?
  /// The script's frames, innermost first, as `file.lua:3: in function 'name'`.
  public var traceback: [String]
  /// The Swift error that a Swift function threw, if it was one.
  public var underlying: (any Error)?
  /// The Lua value that the script raised, kept so that a second raise raises the same value.
  var raised: LuaRaisedValue?
  /// The part in parentheses of an argument error.
  package var mismatch: String?

  /// An error to throw from a Swift function; its position is added when it reaches Lua.
  public init(
    _ message: String, kind: Kind = .runtime, position: LuaPosition? = nil,
    traceback: [String] = [], underlying: (any Error)? = nil
  ) {
    self.message = message
    self.kind = kind
    self.position = position
    self.traceback = traceback
    self.underlying = underlying
  }

  /// The message after the position, as Lua writes it.
  public var description: String {
    guard let position else { return message }
    return "\(position): \(message)"
  }
}

extension LuaError {
  /// Any error as a Lua error; a Lua error stays what it is.
  init(wrapping error: any Error) {
    if let error = error as? LuaError {
      self = error
    } else {
      self.init("\(error)", underlying: error)
    }
  }

  /// An argument of the wrong type. Arguments are counted from 1, without `self`.
  static func badArgument(_ number: Int, expected: String, got: String) -> LuaError {
    badArgument(number, reason: "\(expected) expected, got \(got)")
  }

  /// An argument that is refused for a reason, such as "unknown key 'x'".
  public static func badArgument(_ number: Int, reason: String) -> LuaError {
    var error = LuaError("bad argument #\(number) (\(reason))", kind: .argument)
    error.mismatch = reason
    return error
  }

  /// The same mismatch, told of a part of an argument.
  func inside(_ part: String, ofArgument number: Int) -> LuaError {
    guard let mismatch else { return self }
    return .badArgument(number, reason: "\(part): \(mismatch)")
  }
}
