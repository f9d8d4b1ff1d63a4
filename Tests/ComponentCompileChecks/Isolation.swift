import SwiftUI

// What users of Swift 6's language mode write about actors and sendability.

extension Color {
    static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
}

enum Theme {
    static let title: Font = .system(.title, design: .rounded).weight(.bold)
    static let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    static let greeting: LocalizedStringKey = "Hello"
    static let text = Text("constant")
    static let edges: Edge.Set = [.top, .bottom]
}

actor Loader {
    private var loads = 0

    func load() -> Int {
        loads += 1
        return loads
    }
}

struct EquatableRow: View, Equatable {
    let title: String
    let onTap: () -> Void

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.title == rhs.title
    }

    var body: some View {
        Text(title).onTapGesture(perform: onTap)
    }
}

struct AsyncWork: View {
    let loader = Loader()
    @State private var loads = 0
    @State private var work: Task<Void, Never>?

    var body: some View {
        VStack {
            EquatableRow(title: "\(loads)") { loads += 1 }
            Button("Load") {
                Task {
                    loads = await loader.load()
                }
            }
            Button("Detached") {
                work?.cancel()
                work = Task.detached { [loader] in
                    let loads = await loader.load()
                    await MainActor.run { self.loads = loads }
                }
            }
            Button("Dispatch") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    loads += 1
                }
            }
        }
        .task {
            for await number in numbers() { loads = number }
        }
        .onDisappear { work?.cancel() }
    }

    private func numbers() -> AsyncStream<Int> {
        AsyncStream { continuation in
            continuation.yield(1)
            continuation.finish()
        }
    }
}

// Views are made outside of the main actor too.
nonisolated func makeLabel(_ title: String) -> some View {
    Text(title).padding(4).foregroundColor(.brand).accessibilityIdentifier("made")
}

func makeButton(_ title: String, _ player: Player) -> some View {
    Button(title) { player.toggle() }
}

struct UsesConstants: View {
    var body: some View {
        VStack {
            Theme.text.font(Theme.title)
            Text(Theme.greeting).padding(Theme.insets).padding(Theme.edges, 3)
            makeLabel("made")
            makeButton("toggle", Player())
        }
    }
}

// A key path to a property of a view, and a view in a set of names.
struct KeyPaths: View {
    @State private var first = 1
    let second = 2

    var body: some View {
        ForEach([\Self.first, \Self.second], id: \.self) { path in
            Text("\(self[keyPath: path])")
        }
    }
}
