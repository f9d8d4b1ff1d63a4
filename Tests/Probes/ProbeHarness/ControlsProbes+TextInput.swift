import HarnessKit
import SwiftUI

@MainActor
func registerTextInputProbes(in harness: inout Harness) {
  harness.probe("FieldsProbe") { ScrollView { FieldsProbe() } }
  harness.probe("FormattedFieldsProbe") { FormattedFieldsProbe() }
  harness.probe("FieldStylesProbe") { FieldStylesProbe() }
  harness.probe("InputModifiersProbe") { InputModifiersProbe() }
  harness.probe("SubmitProbe") { SubmitProbe() }
}

struct FieldsProbe: View {
  @State private var text = "a"
  @State private var secret = ""
  @State private var selection: TextSelection?
  @State private var log: [String] = []
  private let plain: String = "plain"

  /// What is selected; two bars for nothing but the cursor.
  private var selected: String {
    guard case .selection(let range)? = selection?.indices else { return "nothing" }
    return "|\(text[range])|"
  }

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      TextField("key", text: $text)
      TextField(plain, text: $text)
      TextField("prompt", text: $text, prompt: Text("type here"))
      TextField(plain + " prompt", text: $text, prompt: Text("type there"))
      TextField(text: $text) { Text("label") }
      TextField(text: $text, prompt: Text("asked")) { Text("label prompt") }
      TextField("axis", text: $text, axis: .vertical)
      TextField("prompt axis", text: $text, prompt: Text("lines"), axis: .vertical)
      TextField(text: $text, prompt: nil, axis: .horizontal) { Text("label axis") }
      TextField("selection", text: $text, selection: $selection)
      Text(selected).accessibilityIdentifier("selected")
      Button("select first") {
        selection = TextSelection(range: text.startIndex..<text.index(after: text.startIndex))
      }
      Group {
        TextField("editing", text: $text) { isEditing in
          log.append("\(isEditing)")
        } onCommit: {
          log.append("commit")
        }
        TextField("commit", text: $text, onCommit: { log.append("committed") })
        SecureField("secure", text: $secret)
        SecureField(plain + " secure", text: $secret)
        SecureField("secure prompt", text: $secret, prompt: Text("8 letters"))
        SecureField(text: $secret) { Text("secure label") }
        SecureField("secure commit", text: $secret, onCommit: { log.append("secret") })
        TextEditor(text: $text).accessibilityIdentifier("editor")
        TextEditor(text: $text, selection: $selection).accessibilityIdentifier("selecting")
        TextField("caret", text: $text).textSelectionAffinity(.upstream)
      }
    }
  }
}

struct FormattedFieldsProbe: View {
  @State private var number = 5
  @State private var amount = 2.5
  @State private var optional: Int?
  @State private var formatted = 7
  @State private var log: [String] = []
  private let plain: String = "plain"
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  var body: some View {
    VStack {
      Text(verbatim: "\(number) \(formatted) \(optional.map { "\($0)" } ?? "none")")
        .accessibilityIdentifier("values")
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Button("reset") { number = 1 }
      TextField("number", value: $number, format: .number)
      TextField(plain, value: $number, format: .number, prompt: Text("a number"))
      TextField("amount", value: $amount, format: .currency(code: "USD"))
      TextField("optional", value: $optional, format: .number)
      TextField(value: $number, format: .number) { Text("label") }
      TextField(value: $optional, format: .number, prompt: Text("none")) { Text("label optional") }
      TextField("formatter", value: $formatted, formatter: formatter)
      TextField("formatter prompt", value: $formatted, formatter: formatter, prompt: Text("n"))
      TextField(value: $formatted, formatter: formatter) { Text("label formatter") }
      TextField("formatter editing", value: $formatted, formatter: formatter) { isEditing in
        log.append("\(isEditing)")
      } onCommit: {
        log.append("commit")
      }
    }
  }
}

struct LinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Text("line")
    }
  }
}

struct FieldStylesProbe: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("custom", text: $text).textFieldStyle(LinedFieldStyle())
      TextField("automatic", text: $text).textFieldStyle(.automatic)
      TextField("default", text: $text).textFieldStyle(DefaultTextFieldStyle())
      TextField("plain", text: $text).textFieldStyle(.plain)
      TextField("plain type", text: $text).textFieldStyle(PlainTextFieldStyle())
      TextField("rounded", text: $text).textFieldStyle(.roundedBorder)
      TextField("rounded type", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("square", text: $text).textFieldStyle(.squareBorder)
      TextField("square type", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
      TextEditor(text: $text).textEditorStyle(.plain).accessibilityIdentifier("plain editor")
      TextEditor(text: $text).textEditorStyle(PlainTextEditorStyle())
        .accessibilityIdentifier("plain type editor")
      TextEditor(text: $text).textEditorStyle(.automatic)
        .accessibilityIdentifier("automatic editor")
      TextEditor(text: $text).textEditorStyle(AutomaticTextEditorStyle())
        .accessibilityIdentifier("automatic type editor")
      TextEditor(text: $text).textEditorStyle(.roundedBorder)
        .accessibilityIdentifier("rounded editor")
      TextEditor(text: $text).textEditorStyle(RoundedBorderTextEditorStyle())
        .accessibilityIdentifier("rounded type editor")
    }
  }
}

struct InputModifiersProbe: View {
  @State private var text = ""
  private let capitals = UITextAutocapitalizationType(rawValue: 1)
  private let integer: TextInputFormattingControlPlacement.Set = .inputAssistant

  var body: some View {
    VStack {
      TextField("mail", text: $text)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.done)
      TextField("older", text: $text)
        .keyboardType(UIKeyboardType.numberPad)
        .autocapitalization(.none)
        .disableAutocorrection(true)
      TextField("tools", text: $text)
        .writingToolsBehavior(.disabled)
        .textInputSuggestions { Text("suggested").textInputCompletion("suggested text") }
        .textInputFormattingControlVisibility(.hidden, for: .all)
        .textContentType(WKTextContentType.password)
      TextField("letters", text: $text)
        .textInputAutocapitalization(TextInputAutocapitalization(.allCharacters))
        .typeSelectEquivalent("abc")
        .textContentType(NSTextContentType.username)
      Text("completed").textInputCompletion("whole text")
      Text(
        "\(UITextAutocorrectionType.no.rawValue) \(UIReturnKeyType.done.rawValue) \(UIKeyboardAppearance.dark.rawValue)"
      )
      .accessibilityIdentifier("raw")
      Text(verbatim: capitals.map { "\($0.rawValue)" } ?? "").accessibilityIdentifier("capitals")
      CorrectionReader().autocorrectionDisabled()
    }
  }
}

struct CorrectionReader: View {
  @Environment(\.autocorrectionDisabled) private var isDisabled
  var body: some View { Text(isDisabled ? "uncorrected" : "corrected") }
}

struct SubmitProbe: View {
  @State private var text = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      TextField("open", text: $text).onSubmit { log.append("inner") }
      TextField("search only", text: $text).onSubmit(of: .search) { log.append("never") }
      TextField("scoped", text: $text).onSubmit { log.append("scoped") }.submitScope()
      TextField("unscoped", text: $text).submitScope(false)
    }
    .onSubmit(of: [.text, .search]) { log.append("outer") }
  }
}
