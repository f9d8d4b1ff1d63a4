public import Foundation

/// Views in a column.
///
/// Source: SwiftUI's documentation of `VStack`.
nonisolated public struct VStack<Content: View>: View {
  private let content: Content

  /// Stacks views from top to bottom; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.content(view.content)
  }
}

/// Views in a line.
///
/// Source: SwiftUI's documentation of `HStack`.
nonisolated public struct HStack<Content: View>: View {
  private let content: Content

  /// Stacks views from leading to trailing; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.content(view.content)
  }
}

/// Views on top of each other.
///
/// Source: SwiftUI's documentation of `ZStack`.
nonisolated public struct ZStack<Content: View>: View {
  private let content: Content

  /// Stacks views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.content(view.content)
  }
}
