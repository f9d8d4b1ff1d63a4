import HarnessKit
import SwiftUI

@MainActor
func registerDialogProbes(in harness: inout Harness) {
  harness.probe("AlertProbe") { AlertProbe() }
  harness.probe("AlertValueProbe") { AlertValueProbe() }
  harness.probe("AlertFormsProbe") { AlertFormsProbe() }
  harness.probe("DialogProbe") { DialogProbe() }
  harness.probe("DialogFormsProbe") { DialogFormsProbe() }
  harness.probe("ActionSheetProbe") { ActionSheetProbe() }
  harness.probe("DismissalProbe") { DismissalProbe() }
}

private struct AlertProbe: View {
  @State private var isPresented = false
  @State private var isBare = false
  private let severity: DialogSeverity = .critical
  @State private var log: [String] = []
  @State private var text = ""

  var body: some View {
    VStack {
      Button("Delete…") { isPresented = true }
      Button("Bare") { isBare = true }
      Text(log.joined(separator: ",") + text).accessibilityIdentifier("log")
    }
    .alert("Delete the cup?", isPresented: $isPresented) {
      TextField("Why", text: $text)
      Button("Delete", role: .destructive) { log.append("deleted \(isPresented)") }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It can't be undone.")
    }
    .alert("Bare", isPresented: $isBare) {}
    .dialogSeverity(severity)
    .dialogIcon(Image(systemName: "cup"))
  }
}

private struct Problem: LocalizedError {
  var errorDescription: String? { "The pot is empty" }
}

private struct Cup: Identifiable {
  var id: String { name }
  let name: String
}

private struct AlertValueProbe: View {
  @State private var isPresented = false
  @State private var cup: Cup?
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("Two") { isPresented = true }
        .alert(isPresented: $isPresented) {
          Alert(
            title: Text("Sure?"), message: Text("Think"),
            primaryButton: .destructive(Text("Yes")) { log.append("yes") },
            secondaryButton: .cancel())
        }
      Button("One") { cup = Cup(name: "Mug") }
        .alert(item: $cup) { cup in
          Alert(
            title: Text(cup.name),
            dismissButton: .default(Text("Fine"), action: { log.append("fine") }))
        }
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
    }
  }
}

private struct AlertFormsProbe: View {
  @State private var shown = 0
  @State private var error: Problem?
  @State private var cup: Cup? = Cup(name: "Mug")
  private let title = "Plain"

  private func isShown(_ number: Int) -> Binding<Bool> {
    Binding(get: { shown == number }, set: { if !$0 { shown = 0 } })
  }

  var body: some View {
    VStack {
      Button("Error") {
        error = Problem()
        shown = 1
      }
      ForEach(1..<8) { number in Button("Show \(number)") { shown = number } }
    }
    .alert(isPresented: isShown(1), error: error) {
      Button("Retry") { error = nil }
    }
    .alert(isPresented: isShown(7), error: error) { _ in
      Button("Again") {}
    } message: { error in
      Text(error.localizedDescription)
    }
    .alert("Cup", isPresented: isShown(2), presenting: cup) { cup in
      Button("Break \(cup.name)") { self.cup = nil }
    }
    .alert(title, isPresented: isShown(3), presenting: cup) { cup in
      Button("Use") {}
    } message: { cup in
      Text("A \(cup.name)")
    }
    .alert(Text("Text"), isPresented: isShown(4)) { Button("Done") {} }
    .alert(title, isPresented: isShown(5), actions: {}, message: { Text("Only a message") })
    .alert(isPresented: isShown(6)) {
      Alert.sideBySideButtons(
        title: Text("Side"), primaryButton: .default(Text("A")), secondaryButton: .cancel(Text("B"))
      )
    }
    .dialogSuppressionToggle("Do not ask again", isSuppressed: .constant(false))
    .dialogPreventsAppTermination(true)
  }
}

private struct DialogProbe: View {
  @State private var isPresented = false
  @State private var isOther = false
  @State private var log = ""

  var body: some View {
    VStack {
      Button("Choose") { isPresented = true }
      Button("Other") { isOther = true }
      Text(log).accessibilityIdentifier("log")
    }
    .confirmationDialog("Which tea?", isPresented: $isPresented, titleVisibility: .visible) {
      Button("Green") { log = "green" }
      Button("Black") { log = "black" }
    } message: {
      Text("There are two.")
    }
    .confirmationDialog("Other", isPresented: $isOther) {
      Button("No", role: .cancel) { log = "no" }
    }
  }
}

private struct DialogFormsProbe: View {
  @State private var shown = 0
  private let title = "Plain"
  private let cup: Cup? = Cup(name: "Mug")

  private func isShown(_ number: Int) -> Binding<Bool> {
    Binding(get: { shown == number }, set: { if !$0 { shown = 0 } })
  }

  var body: some View {
    VStack {
      ForEach(1..<5) { number in Button("Show \(number)") { shown = number } }
    }
    .confirmationDialog(title, isPresented: isShown(1)) { Button("A") {} }
    .confirmationDialog(Text("Text"), isPresented: isShown(2), presenting: cup) { cup in
      Button(cup.name) {}
    }
    .confirmationDialog("Key", isPresented: isShown(3), titleVisibility: .hidden, presenting: cup) {
      cup in
      Button(cup.name) {}
    } message: { cup in
      Text("About \(cup.name)")
    }
    .confirmationDialog("None", isPresented: isShown(4), presenting: Cup?.none) { _ in
      Button("Never") {}
    }
  }
}

private struct ActionSheetProbe: View {
  @State private var isPresented = false
  @State private var cup: Cup?
  @State private var log = ""

  var body: some View {
    VStack {
      Button("Actions") { isPresented = true }
        .actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Pick"), message: Text("One of them"),
            buttons: [
              .default(Text("First")) { log = "first" },
              .destructive(Text("Last")) { log = "last" },
              .cancel(),
            ])
        }
      Button("Cup") { cup = Cup(name: "Mug") }
        .actionSheet(item: $cup) { ActionSheet(title: Text($0.name)) }
      Text(log).accessibilityIdentifier("log")
    }
  }
}

private struct DismissalProbe: View {
  @State private var isPresented = true

  var body: some View {
    Text("Base").sheet(isPresented: $isPresented) {
      Text("Draft")
        .dismissalConfirmationDialog("Discard?", shouldPresent: true) {
          Button("Discard") {}
        } message: {
          Text("Lost")
        }
    }
  }
}
