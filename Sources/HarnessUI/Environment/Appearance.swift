/// Light or dark.
///
/// Source: SwiftUI's documentation of `ColorScheme`.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// How far colours of the foreground differ from those of the background.
///
/// Source: SwiftUI's documentation of `ColorSchemeContrast`.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More than usual, as the user asked for.
  case increased
}

/// The weight of letters that the user prefers.
///
/// Source: SwiftUI's documentation of `LegibilityWeight`.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Heavier letters.
  case bold
}

/// Which way lines run.
///
/// Source: SwiftUI's documentation of `LayoutDirection`.
nonisolated public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// How much room there is, roughly.
///
/// Source: SwiftUI's documentation of `UserInterfaceSizeClass`.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Ample room.
  case regular
}

/// Why content is not shown as it is.
///
/// Source: SwiftUI's documentation of `RedactionReasons`.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content stands for something that is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  /// The reasons by name, as the attribute `redacted` shows them.
  var names: String {
    let known: [(RedactionReasons, String)] = [
      (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
    ]
    let names = known.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
