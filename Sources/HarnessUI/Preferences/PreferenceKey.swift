/// A value that views hand up to the views around them.
///
/// Source: SwiftUI's documentation of `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value where no view has set one.
  static var defaultValue: Self.Value { get }

  /// Adds the next value, in view-tree order, to what the views before it have set.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
