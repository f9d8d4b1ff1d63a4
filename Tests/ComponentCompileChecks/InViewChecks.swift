import SwiftUI

// A view that is checked by cases which a modifier runs inside the view's own environment.

struct CounterScreen: View {
    @State var count = 0
    @Environment(\.checkNumber) private var checkNumber

    func advance() {
        count = 3
    }

    var body: some View {
        VStack {
            Image(systemName: "globe")
                .imageScale(.large)
                .foregroundColor(.accentColor)
            Text("Hello, world!")
        }
        .modifier(CheckModifier(check: allChecks[checkNumber]))
    }
}

extension CounterScreen {
    var allChecks: [Check] {
        [
            startsAtZero,
            advances,
        ]
    }

    var startsAtZero: Check {
        .init(label: "count == 0") {
            .init(success: count == 0)
        }
    }

    var advances: Check {
        .init(label: "count == 3") {
            advance()
            return .init(success: count == 3)
        }
    }
}

#Preview {
    VStack {
        ForEach(0..<2, id: \.self) { i in
            CounterScreen()
                .environment(\.checkNumber, i)
        }
    }
    .environment(\.isChecking, true)
}

struct Check: Identifiable {
    var id: UUID = .init()
    var label: String
    var run: () -> CheckResult
}

struct CheckResult {
    var success: Bool
}

struct IsCheckingKey: EnvironmentKey {
    static let defaultValue: Bool = false
}

extension EnvironmentValues {
    var isChecking: Bool {
        get { self[IsCheckingKey.self] }
        set { self[IsCheckingKey.self] = newValue }
    }
}

struct CheckNumberKey: EnvironmentKey {
    static let defaultValue: Int = 0
}

extension EnvironmentValues {
    var checkNumber: Int {
        get { self[CheckNumberKey.self] }
        set { self[CheckNumberKey.self] = newValue }
    }
}

struct CheckModifier: ViewModifier {
    let check: Check
    @Environment(\.isChecking) private var isChecking
    @State private var result: CheckResult?

    func body(content: Content) -> some View {
        if isChecking {
            VStack {
                if let result {
                    Text("\(check.label): \(result.success ? "passed" : "failed")")
                } else {
                    Text("Running")
                }
            }
            .onAppear {
                result = check.run()
            }
        } else {
            content
        }
    }
}
