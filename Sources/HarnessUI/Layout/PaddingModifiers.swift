public import Foundation

extension View {
  /// Adds space at some edges of the view, in points; nil is the platform's default, 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    arranged(by: PaddingRule(edges, length))
  }

  /// Adds space around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    arranged(by: PaddingRule(.all, length))
  }

  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    arranged(by: PaddingRule(insets))
  }

  /// Adds space as the scene around likes it.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    arranged(by: ScenePaddingRule(edges))
      .keeping("scene_padding", .string(edges.attributeText))
  }

  /// Adds space as the scene around likes it for a purpose.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    arranged(by: ScenePaddingRule(edges))
      .keeping("scene_padding", .string("\(edges.attributeText) \(padding.name)"))
  }

  /// Adds space at some edges to the safe area of the view.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    arranged(by: SafeAreaPaddingRule(padding: PaddingRule(insets)))
  }

  /// Adds space at some edges to the safe area of the view, in points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    arranged(by: SafeAreaPaddingRule(padding: PaddingRule(edges, length)))
  }

  /// Adds space around the view to its safe area, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    arranged(by: SafeAreaPaddingRule(padding: PaddingRule(.all, length)))
  }
}

/// What the space around a scene's content is for.
///
/// Source: SwiftUI's documentation of `ScenePadding`.
nonisolated public struct ScenePadding: Equatable, Sendable {
  let name: String
  /// As much as the platform likes.
  public static let minimum = ScenePadding(name: "minimum")
  /// Lines up with the title in a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigation_bar")
}
