// The platform's styles. They differ in paint only.

enum ProgressFamily: StyleFamily {
  typealias Style = any ProgressViewStyle
  nonisolated static let suffix = "ProgressViewStyle"
  static let platform: [any Any.Type] = [
    DefaultProgressViewStyle.self, LinearProgressViewStyle.self, CircularProgressViewStyle.self,
  ]
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultProgressViewStyle`.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar.
///
/// Source: SwiftUI's documentation of `LinearProgressViewStyle`.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A circle.
///
/// Source: SwiftUI's documentation of `CircularProgressViewStyle`.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
