import HarnessControls
import SwiftUI

/// What the controls of the bar call: a target of the kind that UIKit's controls have.
final class DocumentDesk: Responder {
    var onSave: () -> Void = {}
    var onPin: (Bool) -> Void = { _ in }
    var onEvent: (String) -> Void = { _ in }

    func save() { onSave() }

    func pin(_ sender: Control) { onPin(sender.isSelected) }

    func note(_ sender: Control, _ event: ControlEvents) { onEvent(event.description) }
}

/// A bar of controls that send their events to a desk by target and action.
public struct DocumentBar: View {
    @State private var save = Control()
    @State private var pin = Control()
    @State private var desk = DocumentDesk()
    @State private var isLocked = false
    let onSave: () -> Void
    let onPin: (Bool) -> Void
    let onEvent: (String) -> Void

    public init(
        onSave: @escaping () -> Void = {}, onPin: @escaping (Bool) -> Void = { _ in },
        onEvent: @escaping (String) -> Void = { _ in }
    ) {
        self.onSave = onSave
        self.onPin = onPin
        self.onEvent = onEvent
    }

    public var body: some View {
        HStack {
            ControlView(save, label: "Save")
                .accessibilityIdentifier("save")
            ControlView(pin, label: "Pin", role: .toggle)
            Toggle("Locked", isOn: $isLocked)
        }
        .responder(desk)
        .onAppear { connect() }
        .onChange(of: isLocked) { _, isLocked in
            save.isEnabled = !isLocked
            save.label = isLocked ? "Save (locked)" : nil
        }
    }

    private func connect() {
        (desk.onSave, desk.onPin, desk.onEvent) = (onSave, onPin, onEvent)
        save.addTarget(desk, action: Action("save", DocumentDesk.save), for: .touchUpInside)
        save.addTarget(desk, action: Action("note", DocumentDesk.note), for: .allEvents)
        // Nobody in particular: the first responder around that is a DocumentDesk.
        pin.addTarget(nil, action: Action("pin", DocumentDesk.pin), for: .valueChanged)
    }
}

#Preview("Document bar") {
    DocumentBar()
}
