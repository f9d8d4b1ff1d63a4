/// A number that grows with the size of text.
///
/// Source: SwiftUI's documentation of `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value?

  /// A number that grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// A number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the current size of text.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    let size = context.environment.dynamicTypeSize
    scaled = size == .large ? base : base * Value(textStyle.growth(at: size))
  }

  package func isInterchangeable(with other: Self) -> Bool {
    base == other.base && textStyle == other.textStyle
  }
}
