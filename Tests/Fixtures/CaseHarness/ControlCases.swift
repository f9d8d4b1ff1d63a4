import HarnessKit
import SwiftUI

/// What a user operates: buttons, toggles, pickers, sliders, steppers, fields.
@MainActor
func registerControlCases(in harness: inout Harness) {
  harness.register(
    Component("OneButton") { args in
      OneButton(
        isDisabled: try args.value("isDisabled", default: false),
        onTest: try args.callback("onTest"))
    })
  harness.register(
    Component("OneToggle") { args in
      OneToggle(isDisabled: try args.value("isDisabled", default: false))
    })
  harness.register(Component("Untouchable") { _ in Untouchable() })
  harness.register(Component("OptionalPicker") { _ in OptionalPicker() })
  harness.register(
    Component("Volume") { args in
      Volume(
        isStepped: try args.value("isStepped", default: false),
        onEditing: try args.callback("onEditing", "isEditing"))
    })
  harness.register(
    Component("Steppers") { args in
      Steppers(
        isDisabled: try args.value("isDisabled", default: false),
        onMore: try args.callback("onMore"))
    })
  harness.register(
    Component("OneField") { args in
      OneField(
        isDisabled: try args.value("isDisabled", default: false),
        onSubmit: try args.callback("onSubmit", "text"))
    })
}

private struct OneButton: View {
  let isDisabled: Bool
  let onTest: () -> Void

  var body: some View {
    VStack { Button("Test") { onTest() }.disabled(isDisabled) }
  }
}

private struct OneToggle: View {
  let isDisabled: Bool
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Sync", isOn: $isOn).disabled(isDisabled)
      Text(isOn ? "syncing" : "resting").accessibilityIdentifier("binding")
    }
  }
}

/// Lets touches through outside, and takes that back inside, where it counts for nothing.
private struct Untouchable: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      HStack { Button("Buy") { taps += 1 }.allowsHitTesting(true) }
        .allowsHitTesting(false)
      Text("\(taps) bought").accessibilityIdentifier("taps")
    }
  }
}

private struct OptionalPicker: View {
  @State private var floor: Int?

  var body: some View {
    VStack {
      Picker("Floor", selection: $floor) {
        Text("Ground").tag(Int?.some(0))
        Text("First").tag(Int?.some(1))
      }
      Text(floor.map { "floor \($0)" } ?? "no floor").accessibilityIdentifier("binding")
    }
  }
}

private struct Volume: View {
  let isStepped: Bool
  let onEditing: (Bool) -> Void
  @State private var volume = 0.4

  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...1, step: isStepped ? 0.25 : 0.001) {
        Text("Volume")
      } onEditingChanged: {
        onEditing($0)
      }
      Text(String(format: "%.2f", volume)).accessibilityIdentifier("binding")
    }
  }
}

private struct Steppers: View {
  let isDisabled: Bool
  let onMore: () -> Void
  @State private var guests = 2

  var body: some View {
    VStack {
      Stepper("Score", onIncrement: onMore, onDecrement: nil).disabled(isDisabled)
      Stepper("Guests: \(guests)", value: $guests, in: 1...3)
    }
  }
}

private struct OneField: View {
  let isDisabled: Bool
  let onSubmit: (String) -> Void
  @State private var text = "123"

  var body: some View {
    TextField("Code", text: $text)
      .disabled(isDisabled)
      .onSubmit { onSubmit(text) }
  }
}
