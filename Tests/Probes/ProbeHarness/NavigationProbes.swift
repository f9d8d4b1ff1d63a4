import HarnessKit
import SwiftUI

@MainActor
func registerNavigationProbes(in harness: inout Harness) {
  harness.probe("PagesOfStackProbe") { PagesOfStackProbe() }
  harness.probe("NavigationPathProbe") { NavigationPathProbe() }
  harness.probe("TypedPathProbe") { TypedPathProbe() }
  harness.probe("LinkFormsProbe") { LinkFormsProbe() }
  harness.probe("LonelyLinkProbe") { NavigationLink("Nowhere") { Text("Somewhere") } }
  harness.probe("BoundPagesProbe") { BoundPagesProbe() }
  harness.probe("OldNavigationProbe") { OldNavigationProbe() }
  harness.probe("SplitProbe") { SplitProbe() }
  harness.probe("ThreeColumnsProbe") { ThreeColumnsProbe() }
  harness.probe("NavigationStylesProbe") { NavigationStylesProbe() }
  harness.probe("TitlesProbe") { TitlesProbe() }
  harness.probe("OldTitlesProbe") { OldTitlesProbe() }
  registerTabProbes(in: &harness)
  registerPresentationProbes(in: &harness)
  registerToolbarProbes(in: &harness)
  registerSceneProbes(in: &harness)
  registerDocumentProbes(in: &harness)
}

private struct PagesOfStackProbe: View {
  @State private var log: [String] = []

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Tea") { Detail(name: "Tea", log: $log) }
        NavigationLink(value: 7) { Text("Seven") }
        NavigationLink("Word", value: "word")
        NavigationLink("None", value: Int?.none)
        NavigationLink("Unknown", value: 1.5)
        Text(log.joined(separator: ","))
          .accessibilityIdentifier("log")
      }
      .navigationDestination(for: Int.self) { number in Detail(name: "\(number)", log: $log) }
      .navigationDestination(for: String.self) { Text($0).navigationTitle("A word") }
      .navigationTitle("Start")
      .onAppear { log.append("root") }
      .onDisappear { log.append("covered") }
    }
  }
}

private struct Detail: View {
  let name: String
  @Binding var log: [String]
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("\(name) \(count) \(isPresented ? "presented" : "root")")
        .accessibilityIdentifier("detail")
      Button("More") { count += 1 }
      Button("Leave") { dismiss() }
      Button("Leave too") { presentationMode.wrappedValue.dismiss() }
      NavigationLink("Deeper", value: 8)
    }
    .navigationTitle(Text("Detail \(name)"))
    .onAppear { log.append(name) }
    .task { log.append("task \(name)") }
  }
}

private struct NavigationPathProbe: View {
  @State private var path = NavigationPath([1])

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Two", value: 2)
        Button("Word") { path.append("word") }
        Button("Three") {
          path = NavigationPath()
          path.append(3)
          path.append("end")
        }
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Number \(number) of \(path.count)")
          Button("Pop") { path.removeLast() }
          Button("Root") { path.removeLast(path.count) }
          Text(codedAgain)
            .accessibilityIdentifier("coded")
        }
      }
      .navigationDestination(for: String.self) {
        Text("Word \($0) \(path.isEmpty ? "" : "on top")")
      }
    }
  }

  private var codedAgain: String {
    guard let coded = path.codable, let data = try? JSONEncoder().encode(coded),
      let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return "none" }
    return NavigationPath(read) == path ? "same" : "different"
  }
}

private struct TypedPathProbe: View {
  @State private var path = ["one", "two"]

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root of \(path.count)")
        .navigationDestination(for: String.self) { name in
          Text("\(name) of \(path.joined(separator: " "))")
          NavigationLink("Next", value: "three")
        }
    }
  }
}

private struct LinkFormsProbe: View {
  @State private var isActive = false
  @State private var selection: Int?
  private let title = "Text"
  private let plain: String? = "coded"

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(destination: Text("A page")) { Text("A") }
        NavigationLink(destination: { Text("B page") }, label: { Label("B") })
        NavigationLink("C", destination: Text("C page"))
        NavigationLink(title, destination: Text("D page"))
        NavigationLink("E", isActive: $isActive) { Text("E page") }
        NavigationLink(destination: Text("F page"), tag: 1, selection: $selection) { Text("F") }
        NavigationLink("G", tag: 2, selection: $selection) { Text("G page") }
        NavigationLink(isActive: .constant(false), destination: { Text("H page") }) { Text("H") }
        NavigationLink("I", destination: Text("I page"), isActive: .constant(false))
          .isDetailLink(false)
        NavigationLink("J", value: plain)
          .navigationLinkIndicatorVisibility(.hidden)
        Button("Activate") { isActive = true }
        Button("Select") { selection = 2 }
        Text("\(isActive ? "active" : "idle") \(selection.map { "\($0)" } ?? "nil")")
          .accessibilityIdentifier("state")
      }
    }
  }

  private struct Label: View {
    let text: String
    init(_ text: String) { self.text = text }
    var body: some View { Text(text) }
  }
}

private struct BoundPagesProbe: View {
  @State private var isThere = false
  @State private var item: String?
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Show") { isThere = true }
        Button("Item") { item = "cup" }
        Text("\(isThere ? "there" : "gone") \(item ?? "nil")")
          .accessibilityIdentifier("state")
      }
      .navigationDestination(isPresented: $isThere) {
        Text("Bound \(count)")
        Button("Count") { count += 1 }
        Button("Hide") { isThere = false }
      }
      .navigationDestination(item: $item) { item in Text("Item \(item)") }
    }
  }
}

private struct OldNavigationProbe: View {
  var body: some View {
    NavigationView {
      NavigationLink(destination: Text("Second").navigationBarTitle("Two", displayMode: .inline)) {
        Text("Go")
      }
      .navigationBarTitle("One")
      .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
    }
    .navigationViewStyle(.stack)
    NavigationView { Text("Plain") }
      .navigationViewStyle(StackNavigationViewStyle())
      .navigationViewStyle(DefaultNavigationViewStyle())
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
    NavigationView { Text("Columns").navigationBarItems(leading: Text("L")) }
      .navigationViewStyle(.columns)
    NavigationView { Text("Auto").navigationBarItems(trailing: Text("T")) }
      .navigationViewStyle(.automatic)
  }
}

private struct SplitProbe: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      VStack {
        NavigationLink("Cup", value: "cup")
        Button("Only the detail") { visibility = .detailOnly }
      }
      .navigationDestination(for: String.self) { Text("Shows \($0)") }
      .navigationTitle("Sidebar")
      .navigationSplitViewColumnWidth(200)
    } detail: {
      VStack {
        Text("Choose")
        Button("All") { visibility = .all }
      }
      .navigationTitle("Detail")
      .navigationSplitViewColumnWidth(min: 100, ideal: 300, max: 400)
    }
    .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
  }
}

private struct ThreeColumnsProbe: View {
  @State private var visibility = NavigationSplitViewVisibility.doubleColumn

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("First")
    } content: {
      Text("Second")
    } detail: {
      Text("Third")
      Button("All") { visibility = .automatic }
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView {
      Text("x")
    } content: {
      Text("y")
    } detail: {
      Text("z")
    }
    .navigationSplitViewStyle(.automatic)
  }
}

private struct TitlesProbe: View {
  @State private var title = "Bound"
  private let mode: ToolbarTitleDisplayMode = .inlineLarge
  private let role: ToolbarRole = .editor
  private let plain = "Plain"

  var body: some View {
    NavigationStack {
      VStack {
        Button("Rename") { title = "New" }
        NavigationLink("Bare") {
          Button("Hidden back") {}
            .navigationTitle("Bare")
            .navigationBarBackButtonHidden()
        }
        NavigationLink("Full") {
          Text("Full")
            .navigationTitle(plain)
            .navigationBarHidden(true)
        }
        NavigationLink("Custom") {
          Text("Custom").navigationTitle { Text("A view") }
        }
      }
      .navigationTitle($title)
      .navigationSubtitle("Below")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleDisplayMode(mode)
      .toolbarRole(role)
      .navigationDocument(URL(fileURLWithPath: "/tmp/a.txt"))
    }
    Text("alone").navigationTitle("Kept").accessibilityIdentifier("alone")
    Text("sub").navigationSubtitle(plain).navigationSubtitle(Text("outer"))
      .accessibilityIdentifier("sub")
  }
}

private struct OldTitlesProbe: View {
  private let plain = "Plain"

  var body: some View {
    Text("a").navigationBarTitle(Text("A")).accessibilityIdentifier("a")
    Text("b").navigationBarTitle(plain).accessibilityIdentifier("b")
    Text("c").navigationBarTitle(plain, displayMode: .large).accessibilityIdentifier("c")
    Text("d").navigationBarTitle(
      Text("D"), displayMode: NavigationBarItem.TitleDisplayMode.automatic
    )
    .accessibilityIdentifier("d")
  }
}
