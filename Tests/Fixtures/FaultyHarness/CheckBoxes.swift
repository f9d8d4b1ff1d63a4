import HarnessKit
import SwiftUI

/// The names of the samples, so that their scripts run here, and fail.
@MainActor
func registerCheckBoxes(in harness: inout Harness, fault: Fault) {
  harness.register(
    Component("CheckBox") { args in
      StyledCheckBox(
        label: try args.value("label"), value: try args.value("value"), fault: fault,
        onChange: try args.callback("onChange", "checked", "value"))
    })
  harness.register(
    Component("ButtonCheckBox") { args in
      ButtonCheckBox(
        label: try args.value("label"), value: try args.value("value"), fault: fault,
        onChange: try args.callback("onChange", "checked", "value"))
    })
}

/// Draws a toggle as a button with a tick.
private struct TickStyle: ToggleStyle {
  let fault: Fault

  func makeBody(configuration: Configuration) -> some View {
    Button {
      if fault != .forgetsToToggle { configuration.isOn.toggle() }
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

/// The check box on `Toggle`.
private struct StyledCheckBox: View {
  @State private var isOn = false
  let label: String
  let value: String
  let fault: Fault
  let onChange: (Bool, String) -> Void

  var body: some View {
    Toggle(fault == .wrongLabel ? "lable" : label, isOn: $isOn)
      .toggleStyle(TickStyle(fault: fault))
      .onChange(of: isOn) {
        if fault != .forgetsOnChange { onChange(isOn, value) }
      }
  }
}

/// The check box on `Button`.
private struct ButtonCheckBox: View {
  @State private var isOn = false
  let label: String
  let value: String
  let fault: Fault
  let onChange: (Bool, String) -> Void

  var body: some View {
    Button {
      if fault != .forgetsToToggle { isOn.toggle() }
      if fault != .forgetsOnChange { onChange(isOn, value) }
    } label: {
      HStack {
        Image(systemName: isOn ? "checkmark.square" : "square")
        Text(fault == .wrongLabel ? "lable" : label)
      }
    }
  }
}
