public import Foundation

/// Parts of the safe area.
///
/// Source: SwiftUI's documentation of `SafeAreaRegions`.
@frozen nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and the containers take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of it.
  public static let all = SafeAreaRegions(rawValue: .max)

  var name: String {
    switch self {
    case .container: "container"
    case .keyboard: "keyboard"
    default: "all"
    }
  }
}

/// A view at an edge, for which the view that it is given to leaves room.
nonisolated struct SafeAreaInsetModifier<Inset: View>: ViewModifier, PrimitiveModifier {
  let name: String
  let edge: String
  let rule: SafeAreaInsetRule
  let inset: Inset

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.layout = modifier.rule
    node.child(content, at: 0)
    node.companion(modifier.inset.keeping(modifier.name, .string(modifier.edge)), .layer, at: 1)
  }
}

extension SafeAreaInsetRule {
  init(_ edge: VerticalEdge, _ alignment: HorizontalAlignment, _ spacing: CGFloat?) {
    self.init(
      edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
      spacing: spacing)
  }

  init(_ edge: HorizontalEdge, _ alignment: VerticalAlignment, _ spacing: CGFloat?) {
    self.init(
      edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(
        horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
      spacing: spacing)
  }
}

extension View {
  /// Lets the view reach into the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    arranged(by: IgnoredSafeAreaRule(regions: regions, edges: edges))
  }

  /// Lets the view reach into the safe area at some edges.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Shows a view at the top or bottom edge, and leaves room for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        name: "safe_area_inset", edge: edge.attributeText,
        rule: SafeAreaInsetRule(edge, alignment, spacing), inset: content()))
  }

  /// Shows a view at the leading or trailing edge, and leaves room for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        name: "safe_area_inset", edge: edge.attributeText,
        rule: SafeAreaInsetRule(edge, alignment, spacing), inset: content()))
  }

  /// Shows a bar at the top or bottom edge, and leaves room for it.
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        name: "safe_area_bar", edge: edge.attributeText,
        rule: SafeAreaInsetRule(edge, alignment, spacing), inset: content()))
  }

  /// Shows a bar at the leading or trailing edge, and leaves room for it.
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        name: "safe_area_bar", edge: edge.attributeText,
        rule: SafeAreaInsetRule(edge, alignment, spacing), inset: content()))
  }
}
