import HarnessKit
import SwiftUI

@MainActor
func registerFocusProbes(in harness: inout Harness) {
  harness.probe("FocusProbe") { FocusProbe() }
  harness.probe("FocusableProbe") { FocusableProbe() }
  harness.probe("FocusedValuesProbe") { FocusedValuesProbe() }
  harness.probe("DefaultFocusProbe") { DefaultFocusProbe() }
  harness.probe("FocusScopeProbe") { FocusScopeProbe() }
  harness.probe("SearchFocusProbe") { SearchFocusProbe() }
}

struct FocusProbe: View {
  enum Field: Hashable {
    case name, mail
  }
  @FocusState private var field: Field?
  @FocusState private var isNoteFocused: Bool
  @State private var name = ""
  @State private var mail = ""
  @State private var note = ""
  @State private var isMailShown = true
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Text(field.map { "\($0)" } ?? "nothing").accessibilityIdentifier("field")
      TextField("Name", text: $name).focused($field, equals: .name)
        .onSubmit { field = .mail }
      if isMailShown { TextField("Mail", text: $mail).focused($field, equals: .mail) }
      FocusNote(text: $note, isFocused: $isNoteFocused)
      Text(isNoteFocused ? "noting" : "not noting").accessibilityIdentifier("noting")
      Button("to mail") { field = .mail }
      Button("to note") { isNoteFocused = true }
      Button("away") {
        field = nil
        isNoteFocused = false
      }
      Button("hide mail") { isMailShown = false }
      TextField("disabled", text: $note).disabled(true)
    }
    .onChange(of: field) { old, new in
      log.append(new.map { "\($0)" } ?? "nothing")
    }
  }
}

struct FocusNote: View {
  @Binding var text: String
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    TextEditor(text: $text).focused($isFocused).accessibilityIdentifier("note")
  }
}

struct FocusReader: View {
  let name: String
  @Environment(\.isFocused) private var isFocused
  var body: some View { Text("\(name) \(isFocused ? "focused" : "resting")") }
}

struct FocusableProbe: View {
  @FocusState private var isCardFocused: Bool
  @Namespace private var space
  @Environment(\.resetFocus) private var resetFocus
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Text(isCardFocused ? "yes" : "no").accessibilityIdentifier("card-focused")
      FocusReader(name: "card").focusable().focused($isCardFocused)
      FocusReader(name: "told").focusable(onFocusChange: { log.append("\($0)") })
      FocusReader(name: "never").focusable(false)
      FocusReader(name: "edited").focusable(true, interactions: .edit)
      HStack { Text("section") }.focusSection()
      HStack { Text("scope") }.focusScope(space)
      Text("preferred").prefersDefaultFocus(in: space)
      Text("without effect").focusEffectDisabled()
      Text("searched").searchFocused($isCardFocused)
      Button("reset") { resetFocus(in: space) }
    }
  }
}

struct FocusedTitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var title: String? {
    get { self[FocusedTitleKey.self] }
    set { self[FocusedTitleKey.self] = newValue }
  }

  @Entry var draft: Binding<String>?
  @Entry var scene: String?
}

final class FocusedDocument: ObservableObject {
  @Published var name = "Untitled"
}

@Observable
final class FocusedNumber {
  var number = 1
}

struct FocusedValuesProbe: View {
  @State private var first = "one"
  @State private var second = "two"
  @StateObject private var document = FocusedDocument()
  @State private var sheet = FocusedNumber()

  var body: some View {
    VStack {
      FocusedBar()
      TextField("First", text: $first)
        .focusedValue(\.title, "first")
        .focusedValue(\.draft, $first)
        .focusedObject(document)
        .focusedValue(sheet)
      TextField("Second", text: $second).focusedValue(\.title, second)
      TextField("Third", text: $second)
    }
    .focusedSceneValue(\.scene, "window")
    .focusedSceneObject(document as FocusedDocument?)
  }
}

struct FocusedBar: View {
  @FocusedValue(\.title) private var title
  @FocusedValue(\.scene) private var scene
  @FocusedValue(FocusedNumber.self) private var sheet
  @FocusedBinding(\.draft) private var draft
  @FocusedObject private var document: FocusedDocument?

  var body: some View {
    Text(title ?? "none").accessibilityIdentifier("title")
    Text(scene ?? "none").accessibilityIdentifier("scene")
    Text(draft ?? "none").accessibilityIdentifier("draft")
    Text(document?.name ?? "none").accessibilityIdentifier("document")
    Text(sheet.map { "\($0.number)" } ?? "none").accessibilityIdentifier("sheet")
    Button("Shout") { draft = draft?.uppercased() }
  }
}

struct DefaultFocusProbe: View {
  @FocusState private var isSecond: Bool
  @FocusState private var row: Int?
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("First", text: $text)
      TextField("Second", text: $text).focused($isSecond)
      TextField("Third", text: $text).focused($row, equals: 3)
      Button("wrong") { row = 7 }
      Text(row.map { "\($0)" } ?? "none").accessibilityIdentifier("row")
    }
    .defaultFocus($isSecond, true)
    .defaultFocus($row, nil, priority: .userInitiated)
  }
}

struct FocusScopeProbe: View {
  @Namespace private var space
  @Environment(\.resetFocus) private var resetFocus
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Outside", text: $text)
      VStack {
        TextField("First", text: $text)
        TextField("Preferred", text: $text).prefersDefaultFocus(in: space)
        TextField("Never", text: $text).prefersDefaultFocus(false, in: space)
      }
      .focusScope(space)
      Button("reset") { resetFocus(in: space) }
    }
  }
}

struct SearchFocusProbe: View {
  @State private var text = ""
  @FocusState private var isSearching: Bool
  @FocusState private var field: Int?

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(isSearching ? "searching" : "not searching") \(field ?? 0)")
          .accessibilityIdentifier("state")
        Button("search") { isSearching = true }
      }
      .searchable(text: $text, prompt: "Find")
      .searchFocused($isSearching)
      .searchFocused($field, equals: 3)
    }
  }
}
