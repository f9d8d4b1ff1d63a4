/// A colour or pattern that shapes and texts are painted with.
///
/// Source: SwiftUI's documentation of `ShapeStyle`.
nonisolated public protocol ShapeStyle: Sendable {
  /// The style that this one turns into in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Gives the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style without another one behind it is painted as it is.
  public func resolve(in environment: EnvironmentValues) -> Never { neverEvaluated("\(Self.self)") }
}

extension Never: ShapeStyle {}

/// A style of this module, which knows how it is called in an attribute.
nonisolated package protocol NamedShapeStyle: ShapeStyle {
  /// What `attr(…)` reads, such as `red`.
  var styleName: String { get }

  /// The same where the views around decide, such as for `.tint`.
  func resolvedName(in environment: EnvironmentValues) -> String
}

extension NamedShapeStyle {
  package func resolvedName(in environment: EnvironmentValues) -> String { styleName }
}

extension ShapeStyle {
  /// What `attr(…)` reads of a style: a custom one is resolved first.
  nonisolated package func styleName(in environment: EnvironmentValues) -> String {
    if let named = self as? any NamedShapeStyle { return named.resolvedName(in: environment) }
    if Resolved.self == Never.self { return "\(Self.self)" }
    return resolve(in: environment).styleName(in: environment)
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The style in a rectangle.
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}
