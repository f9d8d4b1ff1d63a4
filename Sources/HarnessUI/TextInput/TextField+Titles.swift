public import Foundation

extension TextField where Label == Text {
  /// A text field with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(label: Text(titleKey), prompt: nil, axis: nil, source: TextSource(text))
  }

  /// A text field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(label: Text(title), prompt: nil, axis: nil, source: TextSource(text))
  }

  /// A text field with a localised title and a prompt.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleKey), prompt: prompt?.string, axis: nil, source: TextSource(text))
  }

  /// A text field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(title), prompt: prompt?.string, axis: nil, source: TextSource(text))
  }

  /// A text field with a localised title that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: nil, axis: axis, source: TextSource(text))
  }

  /// A text field with a title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(title), prompt: nil, axis: axis, source: TextSource(text))
  }

  /// A text field with a localised title and a prompt that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt?.string, axis: axis, source: TextSource(text))
  }

  /// A text field with a title and a prompt that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt?.string, axis: axis, source: TextSource(text))
  }

  /// A text field with a localised title that says what is selected.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt?.string, axis: axis,
      source: TextSource(text, selection: selection))
  }

  /// A text field with a title that says what is selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt?.string, axis: axis,
      source: TextSource(text, selection: selection))
  }

  /// A field with a localised title for a value, which a format style shows and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt?.string, axis: nil, source: TextSource(value, format))
  }

  /// A field with a title for a value, which a format style shows and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt?.string, axis: nil, source: TextSource(value, format))
  }

  /// A field with a localised title for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt?.string, axis: nil, source: TextSource(value, format))
  }

  /// A field with a title for a value that may be missing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt?.string, axis: nil, source: TextSource(value, format))
  }

  /// A field with a localised title for a value, which a formatter shows and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(label: Text(titleKey), prompt: nil, axis: nil, source: TextSource(value, formatter))
  }

  /// A field with a title for a value, which a formatter shows and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(label: Text(title), prompt: nil, axis: nil, source: TextSource(value, formatter))
  }

  /// A field with a localised title and a prompt for a value, which a formatter shows and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt?.string, axis: nil, source: TextSource(value, formatter)
    )
  }

  /// A field with a title and a prompt for a value, which a formatter shows and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      label: Text(title), prompt: prompt?.string, axis: nil, source: TextSource(value, formatter))
  }
}
