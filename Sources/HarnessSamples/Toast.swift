import SwiftUI

/// A button that shows a message, which slides in, stays for a while and slides out again.
public struct Toast: View {
    let message: String
    let seconds: Double
    let onGone: () -> Void
    @State private var isShown = false

    public init(message: String, seconds: Double = 3, onGone: @escaping () -> Void) {
        self.message = message
        self.seconds = seconds
        self.onGone = onGone
    }

    public var body: some View {
        VStack {
            if isShown {
                Text(message)
                    .accessibilityIdentifier("toast")
                    .transition(.move(edge: .top).combined(with: .opacity))
                    .task {
                        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
                        hide()
                    }
            }
            Button("Show") {
                withAnimation(.linear(duration: 0.4)) { isShown = true }
            }
            .disabled(isShown)
        }
    }

    private func hide() {
        withAnimation(.linear(duration: 0.4)) {
            isShown = false
        } completion: {
            onGone()
        }
    }
}
