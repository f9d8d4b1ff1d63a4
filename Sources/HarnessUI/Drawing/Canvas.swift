public import Foundation

/// A view that a closure draws.
///
/// Source: SwiftUI's documentation of `Canvas`. What is drawn is kept as a list of operations, and
/// can't be found: it is no element on Apple's platforms either.
nonisolated public struct Canvas<Symbols: View>: View {
  /// Views that the closure can draw. They are told by their tags, and not mounted.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind is seen.
  public var isOpaque: Bool
  /// How colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn beside the main thread.
  public var rendersAsynchronously: Bool

  /// A closure that draws, and views that it can draw by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// A closure that draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = FillingRule()
    // As long as there is no layout, there is nothing to be drawn.
    guard let size = node.geometry()?.size else { return }
    var context = GraphicsContext(environment: node.environment)
    view.renderer(&context, size)
    let recording = context.recording
    node.annotate(.attribute("drawing", .string(recording.operations.joined(separator: "; "))))
    node.annotate(.attribute("drawing_operations", .number(Double(recording.count))))
  }
}
