public import Foundation

/// A height at which a sheet rests.
///
/// Source: SwiftUI's documentation of `PresentationDetent`.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  /// What `attr(…)` reads, such as `medium` or `height(200)`.
  let name: String
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  /// About half of the screen.
  public static let medium = Self(name: "medium", kind: .medium)
  /// The whole screen.
  public static let large = Self(name: "large", kind: .large)

  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(name: "fraction(\(number(fraction)))", kind: .fraction(fraction))
  }

  /// A height, in points.
  public static func height(_ height: CGFloat) -> Self {
    Self(name: "height(\(number(height)))", kind: .height(height))
  }

  /// A height that is computed.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(name: "\(D.self)", kind: .custom(CustomHeight(type: type)))
  }

  private static func number(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(Double(value))"
  }
}

extension PresentationDetent {
  /// The height of a sheet on a screen, in points; nil where the detent can't be used.
  func height(on screen: CGSize, most: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .medium: min(most, screen.height / 2)
    case .large: most
    case .fraction(let share): min(most, screen.height * share)
    case .height(let height): min(most, height)
    case .custom(let custom):
      custom.type.height(in: Context(maxDetentValue: most, values: environment))
        .map { min(most, $0) }
    }
  }
}

/// A height that a type computes; two of one type are the same.
private nonisolated struct CustomHeight: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (first: Self, second: Self) -> Bool { first.type == second.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
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
      .modifier(DetentsModifier(detents: detents, selected: nil))
  }

  /// Sets the heights at which the sheet around rests, and which one it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    screenAttribute("presentation_detents", described(detents))
      .modifier(
        BoundScreenAttribute(
          name: "presentation_detent", value: { .string(selection.wrappedValue.name) })
      )
      .modifier(DetentsModifier(detents: detents, selected: selection))
  }

  /// The names in an order that does not depend on hashing.
  nonisolated private func described(_ detents: Set<PresentationDetent>) -> ElementValue {
    .string(detents.map(\.name).sorted().joined(separator: " "))
  }
}

/// Tells the sheet around how high it may be, and which height it has.
private nonisolated struct DetentsModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selected: Binding<PresentationDetent>?

  @MainActor func body(content: Content) -> some View {
    let detents = SheetDetents(detents: detents, selected: selected?.wrappedValue)
    content.modifier(AnnotationModifier(annotation: .detents(detents)))
  }
}
