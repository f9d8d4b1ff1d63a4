/// A field for many lines of text.
///
/// Source: SwiftUI's documentation of `TextEditor`.
nonisolated public struct TextEditor: View {
  private let editing: TextEditing

  /// An editor of a text.
  public init(text: Binding<String>) {
    editing = TextEditing(text: text, takesLineBreaks: true)
  }

  /// An editor of a text and of what is selected in it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    editing = TextEditing(text: text, selection: selection, takesLineBreaks: true)
  }
}

extension TextEditor: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription.text(.textEditor, editing: view.editing, prompt: nil)
    element.note("text_editor_style", TextEditorFamily.self, in: node.environment)
    node.element = element
    node.layout = FillingRule()
  }
}

enum TextEditorFamily: StyleFamily {
  typealias Style = any TextEditorStyle
  nonisolated static let suffix = "TextEditorStyle"
  static let platform: [any Any.Type] = [
    AutomaticTextEditorStyle.self, PlainTextEditorStyle.self, RoundedBorderTextEditorStyle.self,
  ]
}

/// Draws text editors.
///
/// Source: SwiftUI's documentation of `TextEditorStyle`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of view that draws an editor.
  associatedtype Body: View

  /// Draws an editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the editor.
  typealias Configuration = TextEditorStyleConfiguration
}

/// What a style knows of a text editor: nothing that it could use.
///
/// Source: SwiftUI's documentation of `TextEditorStyleConfiguration`.
nonisolated public struct TextEditorStyleConfiguration {}

extension View {
  /// Sets how the text editors inside look.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(FamilyStyleModifier(TextEditorFamily.self, style, of: type(of: style)))
  }
}
