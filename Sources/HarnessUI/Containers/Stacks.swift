public import Foundation

/// Views in a column.
///
/// Source: SwiftUI's documentation of `VStack`.
nonisolated public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Stacks views from top to bottom; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = StackRule.column(view.alignment, view.spacing)
    node.content(view.content)
  }
}

/// Views in a line.
///
/// Source: SwiftUI's documentation of `HStack`.
nonisolated public struct HStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Stacks views from leading to trailing; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = StackRule.row(view.alignment, view.spacing)
    node.content(view.content)
  }
}

/// Views on top of each other.
///
/// Source: SwiftUI's documentation of `ZStack`.
nonisolated public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// Stacks views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = OverlaidRule(alignment: view.alignment)
    node.content(view.content)
  }
}
