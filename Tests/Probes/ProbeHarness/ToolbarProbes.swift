import HarnessKit
import SwiftUI

@MainActor
func registerToolbarProbes(in harness: inout Harness) {
  harness.probe("ToolbarProbe") { ToolbarProbe() }
  harness.probe("PlacementsProbe") { PlacementsProbe() }
  harness.probe("CustomToolbarProbe") { CustomToolbarProbe() }
  harness.probe("BuiltToolbarProbe") { BuiltToolbarProbe() }
  harness.probe("BarLooksProbe") { BarLooksProbe() }
  harness.probe("SearchProbe") { SearchProbe() }
  harness.probe("SearchFormsProbe") { SearchFormsProbe() }
  harness.probe("TokensProbe") { TokensProbe() }
}

private struct ToolbarProbe: View {
  @State private var log = ""
  @State private var isEditing = false
  private let room: SpacerSizing = .fixed

  var body: some View {
    NavigationStack {
      VStack {
        Text(log).accessibilityIdentifier("log")
        NavigationLink("Next") { Text("Next page").toolbar { Button("Only here") {} } }
      }
      .navigationTitle("Tools")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add") { log += "added" }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("One") { log += "one" }
          Button("Two") { log += "two" }
        }
        if isEditing {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { isEditing = false }
          }
        } else {
          ToolbarItem { Button("Edit") { isEditing = true } }
        }
        ToolbarSpacer(room, placement: .topBarTrailing)
        ToolbarSpacer(.flexible)
      }
      .toolbar {
        Button("Plain") { log += "plain" }
        Text("Label")
      }
      .accessibilityIdentifier("page")
    }
  }
}

private struct PlacementsProbe: View {
  private static let placements: [(String, ToolbarItemPlacement)] = [
    ("automatic", .automatic), ("principal", .principal), ("navigation", .navigation),
    ("primaryAction", .primaryAction), ("secondaryAction", .secondaryAction),
    ("status", .status), ("confirmationAction", .confirmationAction),
    ("destructiveAction", .destructiveAction), ("keyboard", .keyboard),
    ("topBarLeading", .topBarLeading), ("navigationBarLeading", .navigationBarLeading),
    ("navigationBarTrailing", .navigationBarTrailing), ("bottomOrnament", .bottomOrnament),
    ("title", .title), ("largeTitle", .largeTitle), ("subtitle", .subtitle),
    ("largeSubtitle", .largeSubtitle), ("accessoryBar", .accessoryBar(id: 1)),
  ]

  var body: some View {
    TextField("Content", text: .constant(""))
      .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
      .modifier(Each(items: Self.placements[...]))
  }

  /// One toolbar after the other.
  private struct Each: ViewModifier {
    let items: ArraySlice<(String, ToolbarItemPlacement)>

    func body(content: Content) -> some View {
      if let (name, placement) = items.first {
        AnyView(
          content.toolbar { ToolbarItem(placement: placement) { Text("at \(name)") } }
            .modifier(Each(items: items.dropFirst())))
      } else {
        content
      }
    }
  }
}

private struct Tools: ToolbarContent {
  @Binding var log: String
  @Environment(\.colorScheme) private var colorScheme
  private let kind: ToolbarDefaultItemKind = .sidebarToggle
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Count \(count) \(colorScheme == .dark ? "dark" : "light")") { count += 1 }
    }
    ToolbarItem(placement: .status) { Button("Log") { log += "custom" } }
      .hidden(false)
    ToolbarItem { Button("Gone") {} }
      .hidden()
    Group {
      ToolbarItem { Text("Grouped") }
        .sharedBackgroundVisibility(.hidden)
    }
    DefaultToolbarItem(kind: kind, placement: .automatic)
  }
}

private struct CustomToolbarProbe: View {
  @State private var log = ""

  var body: some View {
    NavigationStack {
      Text(log).accessibilityIdentifier("log")
        .toolbar { Tools(log: $log) }
        .toolbar(id: "main") {
          ToolbarItem(id: "first") { Button("First") { log += "first" } }
            .defaultCustomization(.hidden, options: .alwaysAvailable)
            .customizationBehavior(.reorderable)
            .hidden(false)
          ToolbarItem(id: "second", placement: .secondaryAction) { Text("Second") }
        }
        .toolbar {
          ToolbarTitleMenu { Button("Rename") { log += "renamed" } }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("In the group") {}
          } label: {
            Text("Group")
          }
        }
        .toolbarTitleMenu { Button("Duplicate") { log += "doubled" } }
        .toolbar(removing: .title)
    }
  }
}

private struct BarLooksProbe: View {
  private let bar: ToolbarPlacement = .navigationBar
  private let window: WindowInteractionBehavior = .disabled
  private let activation: TextInputDictationActivation = .onLook
  private var dictation: TextInputDictationBehavior { .inline(activation: activation) }

  var body: some View {
    NavigationStack {
      Text("Looks")
        .toolbarBackground(Color.red, for: bar)
        .toolbarBackground(.visible, for: .tabBar, .bottomBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarForegroundStyle(Color.blue, for: .automatic)
        .toolbar(.hidden, for: .tabBar)
        .statusBar(hidden: true)
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: [.top, .bottom])
        .windowDismissBehavior(window)
        .windowResizeBehavior(.enabled)
        .windowMinimizeBehavior(.automatic)
        .windowFullScreenBehavior(.disabled)
        .searchDictationBehavior(dictation)
        .handlesExternalEvents(preferring: ["a"], allowing: ["b"])
    }
    NavigationStack {
      NavigationLink("Go") {
        Text("Hidden bar")
          .toolbarVisibility(.hidden, for: .navigationBar)
          .toolbarBackgroundVisibility(.hidden, for: .windowToolbar)
      }
    }
    Text("item").toolbarItemHidden().accessibilityIdentifier("item")
    Text("style").presentedWindowToolbarStyle(.unified).presentedWindowStyle(.hiddenTitleBar)
      .accessibilityIdentifier("style")
  }
}

private struct SearchProbe: View {
  @State private var text = ""
  @State private var scope = "all"
  @State private var submitted = ""
  private let drawer: SearchFieldPlacement = .navigationBarDrawer(displayMode: .always)
  private let suggestions: SearchSuggestionsPlacement.Set = .content
  private let hiding: SearchPresentationToolbarBehavior = .avoidHidingContent
  private let shrinking: SearchToolbarBehavior = .minimize

  var body: some View {
    NavigationStack {
      SearchResults(text: text)
        .searchable(
          text: $text, placement: drawer, prompt: "Find tea"
        )
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("New").tag("new")
        }
        .searchSuggestions {
          Text("Assam").searchCompletion("assam")
          Text("Oolong").searchCompletion("oolong")
        }
        .searchSuggestions(.hidden, for: suggestions)
        .searchPresentationToolbarBehavior(hiding)
        .searchToolbarBehavior(shrinking)
        .onSubmit(of: .search) { submitted = text }
    }
    Text("scope \(scope) submitted \(submitted)").accessibilityIdentifier("state")
  }
}

private struct SearchResults: View {
  let text: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
  @Environment(\.searchSuggestionsPlacement) private var placement

  var body: some View {
    VStack {
      Text(
        "\(isSearching ? "searching" : "idle") '\(text)' \(placement == .automatic ? "automatic" : "")"
      )
      .accessibilityIdentifier("results")
      .searchSuggestions {
        Text("Assam").searchCompletion("assam")
      }
      Button("Stop") { dismissSearch() }
    }
  }
}

private struct SearchFormsProbe: View {
  @State private var text = "typed"
  @State private var isPresented = true
  private let prompt = "Plain"
  private let activation: SearchScopeActivation = .onSearchPresentation

  var body: some View {
    NavigationStack {
      Text("a \(isPresented ? "on" : "off")").searchable(text: $text, isPresented: $isPresented)
    }
    .accessibilityIdentifier("a")
    NavigationStack { Text("b").searchable(text: $text, prompt: Text("As text")) }
      .accessibilityIdentifier("b")
    NavigationStack { Text("c").searchable(text: $text, placement: .sidebar, prompt: prompt) }
      .accessibilityIdentifier("c")
    NavigationStack {
      Text("d").searchable(text: $text, placement: .toolbar) { Text("Suggested") }
    }
    .accessibilityIdentifier("d")
    NavigationStack {
      Text("e").searchable(
        text: $text, isPresented: .constant(false), placement: .automatic, prompt: "Key"
      )
      .searchScopes(.constant(1), activation: activation) { Text("One").tag(1) }
    }
    .accessibilityIdentifier("e")
  }
}

private struct Kind: Identifiable, Hashable {
  let id: String
}

private struct TokensProbe: View {
  @State private var text = ""
  @State private var tokens = [Kind(id: "green")]
  @State private var suggested = [Kind(id: "black"), Kind(id: "white")]

  var body: some View {
    NavigationStack {
      Text(tokens.map(\.id).joined(separator: ",")).accessibilityIdentifier("tokens")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Kinds") {
          Text($0.id)
        }
    }
    NavigationStack {
      Text("x").searchable(text: $text, tokens: $tokens) { Text($0.id) }
    }
    NavigationStack {
      Text("y").searchable(text: $text, editableTokens: $tokens, prompt: Text("Edit")) { $kind in
        Text(kind.id)
      }
    }
  }
}
