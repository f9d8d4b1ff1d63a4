public import Foundation

/// A control for a line of text, or for several.
///
/// Source: SwiftUI's documentation of `TextField`.
nonisolated public struct TextField<Label: View>: View {
  let label: Label
  let prompt: String?
  let axis: Axis?
  let source: TextSource

  init(label: Label, prompt: String?, axis: Axis?, source: TextSource) {
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.source = source
  }
}

extension TextField {
  /// A text field with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt?.string, axis: nil, source: TextSource(text))
  }

  /// A text field that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt?.string, axis: axis, source: TextSource(text))
  }

  /// A text field that says what is selected.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt?.string, axis: axis,
      source: TextSource(text, selection: selection))
  }

  /// A field for a value, which a format style shows and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt?.string, axis: nil, source: TextSource(value, format))
  }

  /// A field for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt?.string, axis: nil, source: TextSource(value, format))
  }

  /// A field for a value, which a formatter shows and reads.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt?.string, axis: nil, source: TextSource(value, formatter))
  }
}
