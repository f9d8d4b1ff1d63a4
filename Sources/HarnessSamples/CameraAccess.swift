import HarnessControls
import SwiftUI

/// Asks for the camera, as an app does before its first picture.
public struct CameraAccess: View {
    @State private var status = "not asked"
    let onDecision: (Bool) -> Void

    public init(onDecision: @escaping (Bool) -> Void = { _ in }) { self.onDecision = onDecision }

    public var body: some View {
        VStack {
            Text(status)
                .accessibilityIdentifier("status")
            Button("Take a picture") {
                Task { await ask() }
            }
        }
    }

    private func ask() async {
        status = "asking"
        let answer = await SystemAlerts.request(
            title: "Notes would like to use the camera", message: "Pictures go into your notes.",
            buttons: ["Don't Allow", "Allow"])
        status = answer == 1 ? "allowed" : "refused"
        onDecision(answer == 1)
    }
}

#Preview("Camera access") {
    CameraAccess()
}
