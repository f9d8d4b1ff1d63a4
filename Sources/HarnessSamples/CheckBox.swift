import SwiftUI

/// Draws a toggle as a box with a tick.
struct CheckBoxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
                    .colorMultiply(.black)
            }
        }
    }
}

/// A check box on `Toggle`: the style decides how it looks, the toggle what it is.
public struct CheckBox: View {
    @State private var isOn = false

    let label: String
    let value: String
    let onChange: (Bool, String) -> Void

    public init(label: String, value: String, onChange: @escaping (Bool, String) -> Void) {
        self.label = label
        self.value = value
        self.onChange = onChange
    }

    public var body: some View {
        Toggle(label, isOn: $isOn)
            .toggleStyle(CheckBoxToggleStyle())
            .onChange(of: isOn) { onChange(isOn, value) }
    }
}

#Preview("Check box") {
    CheckBox(label: "I agree", value: "terms") { _, _ in }
}
