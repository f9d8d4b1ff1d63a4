import HarnessKit
import SwiftUI

/// What comes in front of the interface and goes again, and tabs.
@MainActor
func registerPresentationCases(in harness: inout Harness) {
  harness.register(
    Component("Sheets") { args in
      Sheets(
        isOpen: try args.value("isOpen", default: false),
        onDismiss: try args.callback("onDismiss", "what"))
    })
  harness.register(
    Component("Alerts") { args in
      Alerts(
        hasMessage: try args.value("hasMessage", default: true),
        onDelete: try args.callback("onDelete", "isPresented"))
    })
  harness.register(
    Component("TwoDialogs") { args in
      TwoDialogs(onChoice: try args.callback("onChoice", "what"))
    })
  harness.register(Component("Tabs") { _ in Tabs() })
}

private struct Sheets: View {
  private struct Item: Identifiable { let id: String }

  @State private var isOpen: Bool
  @State private var item: Item?
  let onDismiss: (String) -> Void

  init(isOpen: Bool, onDismiss: @escaping (String) -> Void) {
    _isOpen = State(initialValue: isOpen)
    self.onDismiss = onDismiss
  }

  var body: some View {
    VStack {
      Button("Show item") { item = Item(id: "Tea") }
      Text("\(isOpen ? "open" : "closed"), \(item?.id ?? "no item")")
        .accessibilityIdentifier("binding")
    }
    .sheet(isPresented: $isOpen, onDismiss: { onDismiss("flag") }) {
      VStack {
        Text("In the sheet")
        Button("Done") { isOpen = false }
      }
    }
    .sheet(item: $item, onDismiss: { onDismiss("item") }) { Text("About \($0.id)") }
  }
}

private struct Alerts: View {
  let hasMessage: Bool
  let onDelete: (Bool) -> Void
  @State private var isAsking = false

  var body: some View {
    Button("Remove") { isAsking = true }
      .alert("Delete the note?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { onDelete(isAsking) }
        Button("Keep", role: .cancel) {}
      } message: {
        if hasMessage { Text("This can't be undone.") }
      }
  }
}

/// Two choices on one view.
private struct TwoDialogs: View {
  let onChoice: (String) -> Void
  @State private var isSharing = false
  @State private var isDeleting = false

  var body: some View {
    VStack {
      Button("Share") { isSharing = true }
      Button("Delete") { isDeleting = true }
    }
    .confirmationDialog("Share the note", isPresented: $isSharing, titleVisibility: .visible) {
      Button("Mail") { onChoice("mail") }
    } message: {
      Text("Who may read it?")
    }
    .confirmationDialog("Delete the note", isPresented: $isDeleting, titleVisibility: .visible) {
      Button("Delete for ever", role: .destructive) { onChoice("delete") }
    }
  }
}

private struct Tabs: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      VStack {
        Text("Page of tea")
        Button("To the last") { page = 3 }
      }
      .tabItem { Text("Tea") }
      .tag(1)
      Text("Page of coffee").tabItem { Text("Coffee") }.tag(2)
      Text("Page of cocoa").tabItem { Text("Cocoa") }.tag(3)
    }
  }
}
