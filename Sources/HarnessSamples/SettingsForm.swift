import SwiftUI

/// What the settings decide.
@Observable
public final class Settings {
    public var notifications = true
    public var sounds = true
    public var darkMode = false

    public init() {}
}

private struct RowSpacingKey: EnvironmentKey {
    static let defaultValue = "regular"
}

extension EnvironmentValues {
    /// How much room the rows of a form take: "regular" or "compact".
    public var rowSpacing: String {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}

/// Toggles that depend on each other.
public struct SettingsForm: View {
    @State private var settings = Settings()
    let onChange: (String, Bool) -> Void

    public init(onChange: @escaping (String, Bool) -> Void) {
        self.onChange = onChange
    }

    public var body: some View {
        List {
            SettingRow(title: "Notifications", isOn: $settings.notifications)
                .onChange(of: settings.notifications) { _, new in onChange("notifications", new) }
            SettingRow(title: "Sounds", isOn: $settings.sounds)
                .disabled(!settings.notifications)
                .onChange(of: settings.sounds) { _, new in onChange("sounds", new) }
            SettingRow(title: "Dark mode", isOn: $settings.darkMode)
            Text(summary)
                .accessibilityIdentifier("summary")
        }
        .environment(\.rowSpacing, settings.darkMode ? "compact" : "regular")
    }

    private var summary: String {
        guard settings.notifications else { return "Silent" }
        return settings.sounds ? "Notifications with sounds" : "Notifications without sounds"
    }
}

private struct SettingRow: View {
    @Environment(\.rowSpacing) private var rowSpacing
    let title: String
    @Binding var isOn: Bool

    var body: some View {
        HStack {
            Toggle(title, isOn: $isOn)
            Text(rowSpacing)
                .hidden()
        }
    }
}

#Preview("Settings") {
    SettingsForm { _, _ in }
}
