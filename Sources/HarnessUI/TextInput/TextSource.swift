import Foundation

/// Where the text of a field comes from and goes to.
struct TextSource {
  enum Kind {
    case text(TextEditing)
    case formatted(FormattedText)
  }
  let kind: Kind

  /// A text as it is.
  init(
    _ text: Binding<String>, selection: Binding<TextSelection?>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    kind = .text(
      TextEditing(
        text: text, selection: selection, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  init(_ editing: TextEditing) { kind = .text(editing) }

  /// A value that a format style shows and reads with each letter.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    kind = .formatted(
      FormattedText(
        isLive: true, show: { format.format(value.wrappedValue) },
        read: { text in
          guard let new = try? format.parseStrategy.parse(text) else { return }
          value.wrappedValue = new
        }))
  }

  /// The same for a value that may be missing: a text that says none takes it away.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    kind = .formatted(
      FormattedText(
        isLive: true, show: { value.wrappedValue.map { format.format($0) } ?? "" },
        read: { text in
          value.wrappedValue = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
        }))
  }

  /// A value that a formatter shows, and reads when editing ends.
  init<V>(
    _ value: Binding<V>, _ formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    var text = FormattedText(
      isLive: false, show: { formatter.string(for: value.wrappedValue) ?? "" },
      read: { text in
        if let new: V = formatter.value(in: text) { value.wrappedValue = new }
      })
    text.onEditingChanged = onEditingChanged
    text.onCommit = onCommit
    kind = .formatted(text)
  }
}

/// A value that is shown and edited as a text.
struct FormattedText {
  /// Whether each letter is read at once; else when editing ends.
  let isLive: Bool
  let show: () -> String
  /// Reads a text into the value, if it says one.
  let read: (String) -> Void
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

extension Formatter {
  /// What a text says; Foundation on Linux asks each formatter in its own way.
  fileprivate func value<V>(in text: String) -> V? {
    if let formatter = self as? NumberFormatter { return formatter.number(from: text)?.value() }
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
    return text as? V
  }
}

extension NSNumber {
  /// The number as another type.
  fileprivate func value<V>() -> V? {
    func integer<I: BinaryInteger>(_: I.Type) -> V? { I(exactly: doubleValue) as? V }
    func floating<F: BinaryFloatingPoint>(_: F.Type) -> V? { F(doubleValue) as? V }
    if let type = V.self as? any BinaryInteger.Type { return integer(type) }
    if let type = V.self as? any BinaryFloatingPoint.Type { return floating(type) }
    if V.self == Decimal.self { return decimalValue as? V }
    if let value = self as? V { return value }
    // An optional value takes what it may hold.
    return (intValue as? V) ?? (doubleValue as? V)
  }
}

/// A field for a value: while it is edited it shows what was typed, until the app changes the value;
/// else the value.
///
/// Source: SwiftUI's documentation of `TextField.init(_:value:format:prompt:)`.
nonisolated struct FormattedField<Label: View>: InnerView {
  let label: Label
  let prompt: String?
  let axis: Axis?
  let format: FormattedText
  @State private var draft: Draft?

  /// What was typed, and how the value was written then.
  struct Draft: Equatable {
    let text: String
    let value: String
  }

  var body: some View {
    let text = Binding(
      get: {
        let value = format.show()
        return draft.flatMap { $0.value == value ? $0.text : nil } ?? value
      },
      set: { new in
        if format.isLive { format.read(new) }
        draft = Draft(text: new, value: format.show())
      })
    return TextField(
      label: label, prompt: prompt, axis: axis,
      source: TextSource(
        text,
        onEditingChanged: { isEditing in
          if !isEditing { end() }
          format.onEditingChanged(isEditing)
        },
        onCommit: {
          end()
          format.onCommit()
        }))
  }

  private func end() {
    if let draft, !format.isLive { format.read(draft.text) }
    draft = nil
  }
}
