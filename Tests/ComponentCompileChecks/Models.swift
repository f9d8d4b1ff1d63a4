import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published var isLoud = false
    @Published var volume = 3
    @Published private(set) var history: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $volume
            .dropFirst()
            .sink { [weak self] in self?.history.append("\($0)") }
            .store(in: &cancellables)
    }
}

@MainActor
final class Session: ObservableObject {
    @Published var user: String?

    func signIn() async {
        user = "ann"
    }
}

@Observable
final class Library {
    var books: [String] = ["one"]
    var isOpen = false
    @ObservationIgnored var cache = 0
}

@MainActor @Observable
final class Player {
    var isPlaying = false
    var title = "none"

    func toggle() { isPlaying.toggle() }
}

struct ObjectOwner: View {
    @StateObject private var settings = Settings()
    @StateObject private var session: Session
    @State private var library = Library()
    @State private var player = Player()

    init(session: Session) {
        _session = StateObject(wrappedValue: session)
    }

    var body: some View {
        Group {
            ObjectReader(settings: settings)
            EnvironmentReader()
            LibraryEditor(library: library)
            PlayerControls()
        }
        .environmentObject(settings)
        .environmentObject(session)
        .environment(library)
        .environment(player)
    }
}

struct ObjectReader: View {
    @ObservedObject var settings: Settings

    var body: some View {
        VStack {
            Toggle("Loud", isOn: $settings.isLoud)
            Text("Volume \(settings.volume)")
        }
        .onReceive(settings.$volume) { volume in
            print("volume", volume)
        }
        .onReceive(settings.objectWillChange) { _ in }
    }
}

struct EnvironmentReader: View {
    @EnvironmentObject private var settings: Settings
    @EnvironmentObject var session: Session
    @Environment(Library.self) private var library
    @Environment(Player.self) private var player: Player?

    var body: some View {
        VStack {
            Toggle(isOn: $settings.isLoud) { Text("Loud") }
            Text(session.user ?? "nobody")
            Text(library.books.joined(separator: ", "))
            Text(player?.title ?? "no player")
        }
        .task {
            await session.signIn()
        }
    }
}

struct LibraryEditor: View {
    @Bindable var library: Library

    var body: some View {
        Toggle("Open", isOn: $library.isOpen)
        TextField("Book", text: $library.books[0])
    }
}

struct PlayerControls: View {
    @Environment(Player.self) private var player

    var body: some View {
        @Bindable var player = player
        Button(player.isPlaying ? "Pause" : "Play", action: player.toggle)
        TextField("Title", text: $player.title)
        Button("Later") {
            Task {
                try? await Task.sleep(nanoseconds: 1)
                player.title = "later"
            }
        }
    }
}
