import Foundation
import HarnessAppleNames

/// A text that is looked up in the app's string tables, with its arguments.
///
/// Source: SwiftUI's documentation of `LocalizedStringKey`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  /// The key with a format specifier for each argument, as string tables hold it.
  package let key: String
  let arguments: [Argument]

  /// A value in the text.
  enum Argument: Equatable, Sendable {
    case value(FormatArgument)
    case text(Text)
  }

  /// A key without arguments.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A key without arguments.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with arguments.
  public init(stringInterpolation: StringInterpolation) {
    // Without arguments the key is looked up as it is written, and no percent sign was escaped.
    key =
      stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text with the arguments filled in, in the environment of what is evaluated right now.
  package var resolved: String { Text(self).string }
}

extension LocalizedStringKey.Argument {
  func formatArgument(in environment: EnvironmentValues) -> FormatArgument {
    switch self {
    case .value(let value): value
    case .text(let text): .text(text.string(in: environment))
    }
  }
}
