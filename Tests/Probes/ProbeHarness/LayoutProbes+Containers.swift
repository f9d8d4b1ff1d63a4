import SwiftUI

struct StackProbe: View {
  @State private var wide = false
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top) {
        Text("line"); Spacer(); Text("end")
      }
      ZStack(alignment: .bottomTrailing) {
        Text("behind"); Text("front")
      }
      Spacer(minLength: 20)
      Divider()
      LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section(header: Text("Lazy")) { Text("lazy column") }
      }
      LazyHStack(alignment: .center, spacing: 2, pinnedViews: .sectionHeaders) { Text("lazy line") }
      EmptyView()
    }
    ViewThatFits(in: .horizontal) {
      Text("fits")
      Text("does not fit")
    }
    ViewThatFits { if wide { Text("wide") } else { Text("narrow") } }
    Button("Widen") { wide.toggle() }
    HSplitView {
      Text("left"); Text("right")
    }
    VSplitView {
      Text("above"); Text("below")
    }
    AnyView(Text("erased"))
    AnyView(erasing: Text("erasing"))
    Text("unseen").hidden()
  }
}

struct GridProbe: View {
  private let columns = [
    GridItem(.flexible(), spacing: 2, alignment: .leading), GridItem(.fixed(20)), GridItem(),
    GridItem(.adaptive(minimum: 10, maximum: 20)), GridItem(.flexible(minimum: 1)),
  ]
  var body: some View {
    LazyVGrid(columns: columns, alignment: .leading, spacing: 3, pinnedViews: []) {
      ForEach(0..<3, id: \.self) { Text("cell \($0)") }
    }
    LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 2)) { Text("short") }
    LazyHGrid(rows: [GridItem(.fixed(30))], spacing: 1) { Text("across") }
    Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow {
        Text("a").gridCellColumns(2)
        Text("b").gridCellAnchor(.topLeading)
      }
      GridRow(alignment: .firstTextBaseline) {
        Text("c").gridCellUnsizedAxes(.horizontal)
        Text("d").gridColumnAlignment(.trailing)
      }
      Divider()
    }
    Grid { Text("alone").gridCellAnchor(UnitPoint(x: 0.25, y: 0.5)) }
  }
}

extension ContainerValues {
  @Entry var isLoud = false
}

extension View {
  func loud(_ isLoud: Bool = true) -> some View { containerValue(\.isLoud, isLoud) }
}

struct CardDeck<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        HStack {
          Text(subview.containerValues.isLoud ? "loud" : "quiet")
          subview
        }
        .accessibilityIdentifier("card")
      }
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards")
        if let first = subviews.first { first.padding() }
        subviews.dropFirst(3)
      }
    }
  }
}

struct Sections<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(sections: content) { sections in
      Text("\(sections.count) sections")
      ForEach(sections) { section in
        section.header
        Text("has \(section.content.count)")
        section.footer
      }
    }
    ForEach(sections: content) { section in Text("again \(section.content.count)") }
  }
}

struct SubviewsProbe: View {
  @State private var more = false
  var body: some View {
    CardDeck {
      Text("one").loud()
      Text("two").tag(2)
      ForEach(3..<5) { Text("card \($0)") }
      if more { Text("more") }
    }
    Button("More") { more.toggle() }
  }
}

struct SectionsProbe: View {
  var body: some View {
    Sections {
      Text("before")
      Section("First") {
        Text("x")
        Text("y")
      }
      Section {
        Text("z")
      } footer: {
        Text("the end")
      }
    }
  }
}

struct RoundBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("round")
      configuration.label
      configuration.content
    }
  }
}

struct StackedLabels: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

struct LoudGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

struct BoxProbe: View {
  var body: some View {
    VStack {
      GroupBox("Title") { Text("in title") }
      GroupBox { Text("in box") }
      GroupBox {
        Text("in label")
      } label: {
        Text("Label")
      }
      GroupBox(label: Text("Old")) { Text("in old") }
      GroupBox("Styled") { Text("in style") }.groupBoxStyle(RoundBox())
      GroupBox("Plain") { Text("in plain") }.groupBoxStyle(.automatic)
    }
    VStack {
      LabeledContent("Name", value: "Ada")
      LabeledContent("Number", value: 3, format: .number)
      LabeledContent("View") { Text("content") }
      LabeledContent {
        Text("value")
      } label: {
        Text("caption")
      }
      LabeledContent("Turned", value: "first").labeledContentStyle(StackedLabels())
      LabeledContent(String("String"), value: String("text")).labeledContentStyle(.automatic)
    }
    VStack {
      ControlGroup {
        Button("Cut") {}; Button("Copy") {}
      }
      ControlGroup("Edit") { Button("Paste") {} }.controlGroupStyle(LoudGroup())
      ControlGroup {
        Button("Undo") {}
      } label: {
        Text("History")
      }.controlGroupStyle(.navigation)
      ControlGroup("Symbols", systemImage: "star") { Button("Star") {} }
        .controlGroupStyle(.compactMenu)
    }
  }
}

struct UnavailableProbe: View {
  @State private var retried = 0
  var body: some View {
    ContentUnavailableView("No mail", systemImage: "tray")
    ContentUnavailableView(
      "No photos", image: "camera", description: Text("Take one"))
    ContentUnavailableView {
      Text("Offline")
    } description: {
      Text("Try later")
    } actions: {
      Button("Retry \(retried)") { retried += 1 }
    }
    ContentUnavailableView { Text("Only label") }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "tea")
  }
}
