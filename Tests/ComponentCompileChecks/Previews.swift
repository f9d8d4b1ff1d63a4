import SwiftUI

#Preview("Check box") {
    ToggleCheckBox(title: "I agree", value: "terms") { _, _ in }
}

#Preview {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

struct Statements_Previews: PreviewProvider {
    static var previews: some View {
        Statements(phase: .done, showsDetails: true)
        Group {
            Statements(phase: .loading, showsDetails: false)
        }
    }
}

private struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("On", isOn: $isOn) }
}

#Preview("Constant") {
    Switch(isOn: .constant(true))
}
