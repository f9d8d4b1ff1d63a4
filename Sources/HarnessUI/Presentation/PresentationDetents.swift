public import Foundation

/// A height at which a sheet rests.
///
/// Source: SwiftUI's documentation of `PresentationDetent`.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  /// What `attr(…)` reads, such as `medium` or `height(200)`.
  let name: String

  /// About half of the screen.
  public static let medium = Self(name: "medium")
  /// The whole screen.
  public static let large = Self(name: "large")

  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(name: "fraction(\(number(fraction)))")
  }

  /// A height, in points.
  public static func height(_ height: CGFloat) -> Self { Self(name: "height(\(number(height)))") }

  /// A height that is computed.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(name: "\(D.self)")
  }

  private static func number(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(Double(value))"
  }
}

extension PresentationDetent {
  /// What a computed height may depend on.
  ///
  /// Source: SwiftUI's documentation of `PresentationDetent.Context`.
  @dynamicMemberLookup
  nonisolated public struct Context {
    private let values: EnvironmentValues
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat

    init(maxDetentValue: CGFloat, values: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.values = values
    }

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      values[keyPath: keyPath]
    }
  }
}

/// Computes a height at which a sheet rests.
///
/// Source: SwiftUI's documentation of `CustomPresentationDetent`.
nonisolated public protocol CustomPresentationDetent {
  /// The height in points; nil where the detent can't be used.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a computed height may depend on.
  public typealias Context = PresentationDetent.Context
}

extension View {
  /// Sets the heights at which the sheet around rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    screenAttribute("presentation_detents", described(detents))
  }

  /// Sets the heights at which the sheet around rests, and which one it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    screenAttribute("presentation_detents", described(detents))
      .modifier(
        BoundScreenAttribute(
          name: "presentation_detent", value: { .string(selection.wrappedValue.name) }))
  }

  /// The names in an order that does not depend on hashing.
  nonisolated private func described(_ detents: Set<PresentationDetent>) -> ElementValue {
    .string(detents.map(\.name).sorted().joined(separator: " "))
  }
}
