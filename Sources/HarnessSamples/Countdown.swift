import SwiftUI

/// Counts down by the second and says when it is over.
public struct Countdown: View {
    @State private var remaining: Int
    @State private var isRunning = false
    let onFinish: () -> Void

    public init(seconds: Int, onFinish: @escaping () -> Void) {
        _remaining = State(initialValue: seconds)
        self.onFinish = onFinish
    }

    public var body: some View {
        VStack {
            Text("\(remaining)")
                .accessibilityIdentifier("remaining")
            if remaining == 0 {
                Text("Time is up")
            } else if isRunning {
                Button("Stop") { isRunning = false }
            } else {
                Button("Start") { isRunning = true }
            }
        }
        .task(id: isRunning) {
            guard isRunning else { return }
            while remaining > 0 {
                guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
                remaining -= 1
            }
            onFinish()
        }
    }
}
