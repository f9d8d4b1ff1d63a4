import SwiftUI

struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
  var parts: [Fruit]?
}

struct ListProbe: View {
  @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  private let names = ["x", "y"]
  var body: some View {
    List {
      Text("plain row")
      ForEach(fruits) { fruit in Text(fruit.name) }
      ForEach(names, id: \.self) { Text("name \($0)") }
      ForEach(0..<2) { Text("number \($0)") }
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index)\(name)") }
      ForEach(fruits.indices, id: \.self) { Text("index \($0)") }
      ForEach($fruits) { $fruit in TextField("Name", text: $fruit.name) }
      ForEach($fruits, id: \.name) { fruit in Text("bound \(fruit.wrappedValue.name)") }
      ForEach(names, id: \.self, content: row)
    }
    List(fruits) { Text("only \($0.name)") }
    List(names, id: \.self) { Text("id \($0)") }
    List(0..<1) { Text("range \($0)") }
    List($fruits) { $fruit in Toggle(fruit.name, isOn: .constant(true)) }
    List($fruits, id: \.id) { $fruit in Text("binding \(fruit.name)") }
  }

  private func row(_ name: String) -> some View { Text("made \(name)") }
}

struct SelectionProbe: View {
  @State private var one: Int?
  @State private var several = Set<Int>()
  @State private var always = "a"
  private let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  var body: some View {
    Text("one \(one.map(String.init) ?? "none")")
    Text("several \(several.sorted().map(String.init).joined(separator: " "))")
    Text("always \(always)")
    List(fruits, selection: $one) { Text($0.name) }.accessibilityIdentifier("one")
    List(selection: $several) {
      ForEach(fruits) { fruit in Text(fruit.name) }
      Text("Plum").tag(3)
      Text("Stone").tag(4).selectionDisabled()
    }
    .accessibilityIdentifier("several")
    List(["a", "b"], id: \.self, selection: Binding($always)) { Text("choice \($0)") }
    List(selection: $one) { Text("tagged").tag(9) }
  }
}

struct SectionProbe: View {
  @State private var isOpen = true
  @State private var taps = 0
  var body: some View {
    List {
      Section("Titled") {
        Text("in titled")
        Text("second")
      }
      Section(header: Text("Old header"), footer: Text("Old footer")) { Text("in old") }
      Section(header: Text("Only header")) { Text("in only") }
      Section(footer: Text("Only footer")) { Text("in footer") }
      Section { Text("in none") }
      Section {
        Button("Add \(taps)") { taps += 1 }
        ForEach(0..<taps, id: \.self) { Text("added \($0)") }
      } header: {
        HStack {
          Text("With button")
          Button("Header \(taps)") { taps += 1 }
        }
      } footer: {
        Text("\(taps) taps")
      }
      Section("Foldable", isExpanded: $isOpen) { Text("in foldable") }
      Section(isExpanded: $isOpen) {
        Text("in second foldable")
      } header: {
        Text("Also")
      }
      PartSection(name: "Part")
      Section { Text("modified") }.headerProminence(.increased).accessibilityIdentifier("named")
      Section("Collapsible") { Text("x") }.collapsible(false)
    }
    .listStyle(.sidebar)
    VStack { Section("Outside") { Text("in outside") } }
  }
}

struct PartSection: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Section(name) {
      Button("part \(taps)") { taps += 1 }
      if taps > 0 { Text("part opened") }
    }
  }
}

struct EditProbe: View {
  @State private var names = ["a", "b", "c"]
  @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var mode = EditMode.inactive
  @State private var log = ""
  var body: some View {
    Text(names.joined())
    Text("log \(log)")
    Button("Edit") { mode = mode == .active ? .inactive : .active }
    Button("Move last first") { names.move(fromOffsets: [2], toOffset: 0) }
    List {
      ForEach(names, id: \.self) { name in
        Text("item \(name)").deleteDisabled(name == "b").moveDisabled(name == "c")
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, $mode)
    List {
      ForEach(names, id: \.self) { Text("kept \($0)") }.onDelete(perform: nil).onMove(perform: move)
      Text("swiped")
        .swipeActions { Button("Archive") { log += "archive " } }
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Pin") { log += "pin " }
        }
    }
    List($fruits, editActions: .all) { $fruit in Text("edit \(fruit.name)") }
    List {
      ForEach($fruits, editActions: [.delete, .move]) { $fruit in Text("each \(fruit.name)") }
    }
  }

  private func move(from source: IndexSet, to destination: Int) {
    names.move(fromOffsets: source, toOffset: destination)
  }
}

struct RowStyleProbe: View {
  var body: some View {
    List {
      Text("insets").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("insets length").listRowInsets(.horizontal, 5)
      Text("no insets").listRowInsets(nil)
      Text("background").listRowBackground(Color.red)
      Text("separator").listRowSeparator(.hidden, edges: .top)
      Text("tint").listRowSeparatorTint(.blue)
      Text("hover").listRowHoverEffectDisabled()
      Text("item tint").listItemTint(.green)
      Text("fixed tint").listItemTint(.fixed(.red))
      Text("number badge").badge(3)
      Text("text badge").badge("new")
      Text("no badge").badge(0)
      Text("styled badge").badge(Text("x")).badgeProminence(.decreased)
      Section("A") { Text("sectioned") }
        .listSectionSeparator(.hidden).listSectionSeparatorTint(.red, edges: .bottom)
        .listSectionMargins(.horizontal, 3).sectionIndexLabel("A")
    }
    .listStyle(.insetGrouped)
    .listRowSpacing(4)
    .listSectionSpacing(.compact)
    .listSectionIndexVisibility(.hidden)
    .alternatingRowBackgrounds()
    List { Text("plain") }.listStyle(PlainListStyle()).listSectionSpacing(9)
    List { Text("grouped") }.listStyle(GroupedListStyle())
    List { Text("inset") }.listStyle(.inset)
    List { Text("bordered") }.listStyle(.bordered(alternatesRowBackgrounds: true))
    List { Text("carousel") }.listStyle(.carousel)
    List { Text("elliptical") }.listStyle(.elliptical)
    List { Text("default") }.listStyle(DefaultListStyle())
  }
}

struct PlainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("own form")
      configuration.content
    }
  }
}

struct FormProbe: View {
  @State private var isOn = false
  var body: some View {
    Form {
      Section("Switches") { Toggle("Wi-Fi", isOn: $isOn) }
      Text("loose")
    }
    .formStyle(.grouped)
    Form { Text("columns") }.formStyle(.columns)
    Form { Text("own") }.formStyle(PlainForm())
  }
}

struct Cards: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct DisclosureProbe: View {
  @State private var isOpen = false
  private let tree = [
    Fruit(id: 1, name: "Citrus", parts: [Fruit(id: 2, name: "Lemon"), Fruit(id: 3, name: "Lime")]),
    Fruit(id: 4, name: "Berry"),
  ]
  var body: some View {
    DisclosureGroup("Own") { Text("own content") }
    DisclosureGroup("Bound", isExpanded: $isOpen) { Text("bound content") }
    DisclosureGroup {
      Text("label content")
    } label: {
      Text("Views")
    }
    DisclosureGroup(isExpanded: .constant(true)) {
      Text("open content")
    } label: {
      Text("Open")
    }
    DisclosureGroup("Styled") { Text("styled content") }.disclosureGroupStyle(Cards())
    DisclosureGroup("Automatic") { Text("x") }.disclosureGroupStyle(.automatic)
    List { OutlineGroup(tree, children: \.parts) { Text($0.name) } }
    List(tree, children: \.parts) { Text("list \($0.name)") }
    OutlineGroup(tree[0], children: \.parts) { Text("root \($0.name)") }
    OutlineGroup(tree, id: \.name, children: \.parts) { fruit in Text("id \(fruit.name)") }
  }
}

struct TableProbe: View {
  @State private var chosen: Int?
  @State private var order = [KeyPathComparator(\Fruit.name)]
  private let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  var body: some View {
    Text("chosen \(chosen ?? 0)")
    Table(fruits, selection: $chosen) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { fruit in Text("no. \(fruit.id)") }.width(40)
    }
    Table(fruits, sortOrder: $order) {
      TableColumn("Only", value: \.name) { Text("sorted \($0.name)") }
    }
    .tableStyle(.inset)
    .tableColumnHeaders(.hidden)
    Table(of: Fruit.self) {
      TableColumn("Made") { Text("made \($0.name)") }
    } rows: {
      TableRow(Fruit(id: 3, name: "Fig"))
      ForEach(fruits) { TableRow($0) }
    }
  }
}

struct RefreshProbe: View {
  @State private var loads = 0
  var body: some View {
    List { RefreshButton(loads: loads) }
      .refreshable { loads += 1 }
    RefreshButton(loads: -1)
  }
}

struct RefreshButton: View {
  let loads: Int
  @Environment(\.refresh) private var refresh
  var body: some View {
    Text("loads \(loads)")
    Button(refresh == nil ? "None" : "Load") { Task { await refresh?() } }
  }
}
