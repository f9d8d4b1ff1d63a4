import SwiftUI

/// A note that does not get lost: the draft stays with the scene, and is saved on leaving the app.
public struct NoteEditor: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openURL) private var openURL
    @Environment(\.dynamicTypeSize) private var typeSize
    @SceneStorage("draft") private var draft = ""
    @AppStorage("savedNotes") private var savedNotes = 0
    private let onSave: (String) -> Void

    public init(onSave: @escaping (String) -> Void) {
        self.onSave = onSave
    }

    public var body: some View {
        VStack {
            TextField("Note", text: $draft)
            Button("Save", action: save)
                .disabled(draft.isEmpty)
            Text("\(savedNotes) notes saved")
                .accessibilityIdentifier("saved")
            if !typeSize.isAccessibilitySize {
                Image(systemName: "note.text")
            }
            Button("Help") {
                if let url = URL(string: "https://example.com/help") { openURL(url) }
            }
        }
        .onOpenURL { url in draft = url.lastPathComponent }
        .onChange(of: scenePhase) { phase in
            if phase == .background { save() }
        }
    }

    private func save() {
        guard !draft.isEmpty else { return }
        onSave(draft)
        savedNotes += 1
        draft = ""
    }
}
