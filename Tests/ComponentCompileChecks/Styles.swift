import SwiftUI

struct FilledButtonStyle: ButtonStyle {
    var color: Color = .blue
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background(isEnabled ? color : Color.gray)
            .foregroundColor(.white)
            .colorMultiply(configuration.isPressed ? .gray : .white)
            .accessibilityIdentifier(configuration.role == .destructive ? "destructive" : "normal")
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    static var filled: FilledButtonStyle { .init() }
    static func filled(_ color: Color) -> FilledButtonStyle { .init(color: color) }
}

struct RadioToggleStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Image(systemName: configuration.isOn ? "largecircle.fill.circle" : "circle")
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

extension ToggleStyle where Self == RadioToggleStyle {
    static var radio: RadioToggleStyle { RadioToggleStyle() }
}

struct WrappingToggleStyle: ToggleStyle {
    @ViewBuilder
    func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Text("on")
        }
        Toggle(isOn: configuration.$isOn) { configuration.label }
            .toggleStyle(.radio)
    }
}

struct StyleForms: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Button("Filled") {}.buttonStyle(.filled)
            Button("Red", role: .destructive) {}.buttonStyle(.filled(.red))
            Button("Type") {}.buttonStyle(FilledButtonStyle(color: .green))
            Button("Plain") {}.buttonStyle(.plain)
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
            Toggle("Radio", isOn: $isOn).toggleStyle(.radio)
            Toggle("Type", isOn: $isOn).toggleStyle(RadioToggleStyle())
            Toggle("Wrapping", isOn: $isOn).toggleStyle(WrappingToggleStyle())
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
        }
    }
}
