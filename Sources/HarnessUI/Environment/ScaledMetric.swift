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

extension Font.TextStyle {
  /// How much larger text of this style is than at the default size.
  ///
  /// Source: the tables of text sizes in Apple's Human Interface Guidelines ("Typography"). That a
  /// metric grows in the same proportion is ours.
  func growth(at size: DynamicTypeSize) -> Double {
    let points = pointSizes
    guard let index = DynamicTypeSize.allCases.firstIndex(of: size),
      let standard = DynamicTypeSize.allCases.firstIndex(of: .large)
    else { return 1 }
    return points[index] / points[standard]
  }

  /// The size in points, from the smallest size of text to the largest.
  private var pointSizes: [Double] {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2:
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
