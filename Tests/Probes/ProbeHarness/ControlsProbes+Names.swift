import SwiftUI

/// The types that other probes use through their members only, by name.
struct ControlNamesProbe: View {
  private let role: ButtonRole = .close
  private let shape: ButtonBorderShape = .capsule
  private let repeating: ButtonRepeatBehavior = .disabled
  private let sizing: ButtonSizing = .automatic
  private let order: MenuOrder = .priority
  private let staying: MenuActionDismissBehavior = .enabled
  private let effect: PaletteSelectionEffect = .custom
  private let components: DatePickerComponents = [.date]
  private let affinity: TextSelectionAffinity = .downstream
  private let label: SubmitLabel = .continue
  private let triggers: SubmitTriggers = .text
  private let content: UITextContentType = .oneTimeCode
  private let tools: WritingToolsBehavior = .limited
  private let uses: FocusInteractions = .activate
  private let priority: DefaultFocusEvaluationPriority = .automatic
  private let key: KeyEquivalent = .return
  private let held: EventModifiers = [.shift, .option]
  private let sensitivity: DigitalCrownRotationalSensitivity = .high
  @Environment(\.rename) private var rename: RenameAction?
  @Environment(\.resetFocus) private var reset: ResetFocusAction
  @State private var event: DigitalCrownEvent?
  @State private var direction: MoveCommandDirection?
  @State private var log = "nothing"

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Button(role: role) { log = "closed" }
        .buttonBorderShape(shape).buttonRepeatBehavior(repeating).buttonSizing(sizing)
      DefaultLabelled()
      Menu("menu") { Button("item") {}.menuActionDismissBehavior(staying) }.menuOrder(order)
      TextField("field", text: .constant("a"))
        .submitLabel(label).onSubmit(of: triggers) {}.textContentType(content)
        .writingToolsBehavior(tools).textSelectionAffinity(affinity)
        .keyboardShortcut(key, modifiers: held)
      Text("focusable").focusable(interactions: uses)
        .onMoveCommand { direction = $0 }
        .onKeyPress { (press: KeyPress) in press.key == .tab ? .handled : .ignored }
      DatePicker("date", selection: .constant(Date()), displayedComponents: components)
      Text("crown").digitalCrownRotation(
        .constant(0.5), from: 0.0, through: 1.0, by: nil, sensitivity: sensitivity)
      Picker("palette", selection: .constant(1)) { Text("1").tag(1) }
        .paletteSelectionEffect(effect)
      Styled(picker: SegmentedPickerStyle(), editor: PlainTextEditorStyle())
    }
  }
}

private struct DefaultLabelled: View {
  var body: some View {
    Button<DefaultButtonLabel>(role: .destructive) {}
  }
}

private struct Styled<P: PickerStyle, E: TextEditorStyle>: View {
  let picker: P
  let editor: E

  var body: some View {
    Picker("styled", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(picker)
    TextEditor(text: .constant("a")).textEditorStyle(editor).accessibilityIdentifier("styled")
  }
}

// What styles know, by the names of the types.

struct LabelledButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View { configuration.label }
}

struct LabelledPrimitiveButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

struct LabelledToggleStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

struct LabelledMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

struct LabelledDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label }
}

struct LabelledProgressStyle: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

struct LabelledGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label }
}

struct LabelledTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

struct LabelledTextEditorStyle: TextEditorStyle {
  func makeBody(configuration: TextEditorStyleConfiguration) -> some View { Text("unused") }
}

struct TimedBar: View {
  let interval: ClosedRange<Date>

  var body: some View {
    let bar: ProgressView<EmptyView, DefaultDateProgressLabel> =
      ProgressView(timerInterval: interval)
    return bar
  }
}
