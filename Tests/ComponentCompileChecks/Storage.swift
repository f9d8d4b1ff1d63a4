import SwiftUI

/// A value that is stored by its raw text.
enum StoredTheme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
}

/// A value that is stored by its raw number.
enum StoredTab: Int { case home, search }

/// A list that is stored as JSON, as many components do it.
extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) {
        guard let data = rawValue.data(using: .utf8),
              let result = try? JSONDecoder().decode([Element].self, from: data)
        else { return nil }
        self = result
    }

    public var rawValue: String {
        guard let data = try? JSONEncoder().encode(self),
              let result = String(data: data, encoding: .utf8)
        else { return "[]" }
        return result
    }
}

/// Names of what is stored.
enum StorageKeys {
    static let theme = "theme"
}

extension UserDefaults {
    nonisolated(unsafe) static let shared = UserDefaults(suiteName: "group.example") ?? .standard
}

/// The forms of `@AppStorage` and `@SceneStorage`.
struct StorageForms: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") var count: Int = 0
    @AppStorage("ratio", store: .standard) private var ratio = 0.5
    @AppStorage("name", store: UserDefaults(suiteName: "group.example")) var name: String = ""
    @AppStorage("shared", store: .shared) private var shared = ""
    @AppStorage("home") private var home = URL(fileURLWithPath: "/")
    @AppStorage("blob") private var blob = Data()
    @AppStorage(StorageKeys.theme) private var theme: StoredTheme = .system
    @AppStorage("tab") private var tab = StoredTab.home
    @AppStorage("names") private var names: [String] = []
    @AppStorage("maybe") private var maybe: String?
    @AppStorage("maybeCount") private var maybeCount: Int?
    @AppStorage("maybeTheme") private var maybeTheme: StoredTheme?
    @AppStorage(wrappedValue: true, "onboarding") private var needsOnboarding
    @SceneStorage("selection") private var selection = StoredTab.home
    @SceneStorage("draft") var draft: String = ""
    @SceneStorage("maybeDraft") private var maybeDraft: String?
    @SceneStorage("zoom") private var zoom = 1.0
    @AppStorage private var dynamic: Bool

    init(key: String = "dynamic") {
        _dynamic = AppStorage(wrappedValue: false, key)
    }

    var body: some View {
        VStack {
            Toggle("On", isOn: $isOn)
            Toggle("Dynamic", isOn: $dynamic)
            TextField("Name", text: $name)
            TextField("Draft", text: $draft)
            Button("More") {
                count += 1
                ratio *= 2
                names.append(name)
                (theme, tab, selection) = (.dark, .search, .search)
                (maybe, maybeCount, maybeTheme, maybeDraft) = ("x", 1, .light, nil)
                home = URL(fileURLWithPath: "/tmp")
                blob = Data([1])
                shared = maybe ?? ""
                zoom += 1
            }
            if needsOnboarding { Text("\(theme.rawValue) \(selection == tab ? "same" : "other")") }
        }
        .defaultAppStorage(.shared)
    }
}

/// Settings as an object.
final class StoredSettings: ObservableObject {
    @AppStorage("volume") var volume = 0.5
    @AppStorage("theme") var theme = StoredTheme.system
    @Published var isLoud = false
}

/// Reads and writes such an object.
struct StoredSettingsForm: View {
    @StateObject private var settings = StoredSettings()

    var body: some View {
        VStack {
            Text("\(settings.volume)")
            Button("Louder") { settings.volume += 0.1 }
            Toggle("Dark", isOn: Binding(
                get: { settings.theme == .dark }, set: { settings.theme = $0 ? .dark : .light }))
        }
    }
}
