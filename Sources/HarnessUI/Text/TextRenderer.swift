public import Foundation

/// Draws texts in its own way.
///
/// Source: SwiftUI's documentation of `TextRenderer`. What is drawn is recorded, as on a `Canvas`.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text in a space.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The room around the text that is drawn in, too.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size that the text has without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
///
/// Source: SwiftUI's documentation of `TextProxy`.
nonisolated public struct TextProxy {
  private let block: TextBlock

  /// A text that is to be measured.
  package init(_ block: TextBlock) { self.block = block }

  /// The size of the text in a space.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    block.layout(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) }
    ).size
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension View {
  /// Lets a renderer draw the texts inside. It is an attribute of them, with what it draws.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier,
  PrimitiveModifier
{
  let renderer: Renderer

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.setEnvironment(EnvironmentEntry.make(modifier.renderer, for: TextRendererKey.self))
    node.annotate(.attribute("text_renderer", .string("\(Renderer.self)")))
  }
}

extension Text {
  /// Adds what the renderer of the surroundings draws, where there is one.
  @MainActor func addDrawing(to element: ElementDescription, in environment: EnvironmentValues) {
    guard case .some(.some(let renderer)) = environment.value(ofSet: TextRendererKey.self) else {
      return
    }
    var context = GraphicsContext(environment: environment)
    renderer.draw(layout: Layout(runs(in: environment), in: environment), in: &context)
    let operations = context.recording.operations.joined(separator: "; ")
    element.attributes.append(("drawing", .string(operations)))
  }
}
