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
  let text: String

  /// The size of the text in a space: without fonts eight points a letter, and 20 a line.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let width = CGFloat(lines.map(\.count).max() ?? 0) * Text.Layout.letterWidth
    let height = CGFloat(lines.count) * Text.Layout.lineHeight
    return CGSize(
      width: min(width, proposal.width ?? .infinity),
      height: min(height, proposal.height ?? .infinity))
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
    renderer.draw(layout: Layout(runs(in: environment)), in: &context)
    let operations = context.recording.operations.joined(separator: "; ")
    element.attributes.append(("drawing", .string(operations)))
  }
}
