public import Foundation

/// What a component catches when a script's function, which answers an asynchronous callback,
/// raises an error: the script's message, without its file and line.
public struct CallbackError: LocalizedError, CustomStringConvertible {
  /// What the script said.
  public let message: String

  /// The message, for `"\(error)"`.
  public var description: String { message }
  /// The message, for `error.localizedDescription`.
  public var errorDescription: String? { message }
}
