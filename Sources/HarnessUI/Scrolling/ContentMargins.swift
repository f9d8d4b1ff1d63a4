public import Foundation

/// What margins are for.
///
/// Source: SwiftUI's documentation of `ContentMarginPlacement`.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  /// As the container decides: scroll views inset their content and their indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// For what scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scroll_content")
  /// For the indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scroll_indicators")
}

extension View {
  /// Adds space around what scrolls, for some purpose, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, insets, for: placement, text: insets.attributeText)
  }

  /// Adds space at some edges of what scrolls, for some purpose, in points; nil: as much as usual.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(
      edges, length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) },
      for: placement, text: edges.attributeText(length: length))
  }

  /// Adds space around what scrolls, for some purpose, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(
      .all, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement, text: length.attributeText)
  }

  /// Source: SwiftUI's documentation of `contentMargins(_:_:for:)`.
  private nonisolated func margins(
    _ edges: Edge.Set, _ insets: EdgeInsets?, for placement: ContentMarginPlacement, text: String
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(edges, insets, for: placement) }
      .keeping("content_margins", .string("\(text) \(placement.name)"))
  }
}

/// The space around what the scroll views inside scroll, in points.
package nonisolated struct ContentMargins: Equatable, Sendable {
  private struct Edges: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
  }

  private var automatic = Edges()
  private var scrollContent = Edges()

  package init() {}

  mutating func set(
    _ edges: Edge.Set, _ insets: EdgeInsets?, for placement: ContentMarginPlacement
  ) {
    switch placement {
    case .automatic: Self.set(edges, insets, in: &automatic)
    case .scrollContent: Self.set(edges, insets, in: &scrollContent)
    // No indicators are shown.
    default: break
    }
  }

  private static func set(_ edges: Edge.Set, _ insets: EdgeInsets?, in margins: inout Edges) {
    if edges.contains(.top) { margins.top = insets?.top }
    if edges.contains(.leading) { margins.leading = insets?.leading }
    if edges.contains(.bottom) { margins.bottom = insets?.bottom }
    if edges.contains(.trailing) { margins.trailing = insets?.trailing }
  }

  // What is said of the content goes before what is said of all; nil: as the container has it.
  var top: CGFloat? { scrollContent.top ?? automatic.top }
  var leading: CGFloat? { scrollContent.leading ?? automatic.leading }
  var bottom: CGFloat? { scrollContent.bottom ?? automatic.bottom }
  var trailing: CGFloat? { scrollContent.trailing ?? automatic.trailing }

  /// For a container that has none of its own.
  var insets: EdgeInsets {
    EdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

private nonisolated struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  /// The margins of the nearest scroll views inside; those in their content have their own.
  package var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension NodeBuilder {
  /// The margins for a view that scrolls; what it scrolls has none of them.
  func takeContentMargins() -> ContentMargins {
    let margins = environment.contentMargins
    if margins != ContentMargins() {
      setEnvironment(.makeComparable(ContentMargins(), for: ContentMarginsKey.self))
    }
    return margins
  }
}
