public import Foundation

// The older forms, which tell about editing. With neither closure the newer forms are meant.

extension TextField where Label == Text {
  /// A text field with a localised title that tells when it gains or loses the focus and when return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: nil,
      source: TextSource(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// A text field with a title that tells when it gains or loses the focus and when return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: nil,
      source: TextSource(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// A text field with a localised title that tells when return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: nil, source: TextSource(text, onCommit: onCommit))
  }

  /// A text field with a title that tells when return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: nil, source: TextSource(text, onCommit: onCommit))
  }

  /// A field with a localised title for a value that tells when it gains or loses the focus and when return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: nil,
      source: TextSource(value, formatter, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// A field with a title for a value that tells when it gains or loses the focus and when return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: nil,
      source: TextSource(value, formatter, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// A field with a localised title for a value that tells when return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: nil,
      source: TextSource(value, formatter, onCommit: onCommit))
  }

  /// A field with a title for a value that tells when return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: nil,
      source: TextSource(value, formatter, onCommit: onCommit))
  }
}
