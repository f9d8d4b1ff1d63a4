import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Rows of lists: the lengths are those of `ListMetrics`.
@MainActor @Suite("Layout: lists")
struct ListLayoutTests {
  @Test("rows are at least 44 high, with their content inset and in the middle")
  func plainRows() {
    let screen = LaidOut(300, 400) {
      List {
        Box(50, 10).named("a")
        Box(50, 60).named("b")
        Box(50, 10).named("c")
      }.listStyle(.plain).named("list")
    }
    screen.expect("list", 0, 0, 300, 400)
    screen.expect("a", 16, 17, 50, 10)
    // 44 above it; 11 + 60 + 11 for itself.
    screen.expect("b", 16, 55, 50, 60)
    screen.expect("c", 16, 143, 50, 10)
    #expect(
      screen.rowFrames == [
        CGRect(x: 0, y: 0, width: 300, height: 44), CGRect(x: 0, y: 44, width: 300, height: 82),
        CGRect(x: 0, y: 126, width: 300, height: 44),
      ])
  }

  @Test("a row offers its width without the insets")
  func rowProposal() {
    let screen = LaidOut(100, 400) {
      List {
        Paragraph(136).named("p")
        Color.red.frame(height: 30).named("c")
      }.listStyle(.plain)
    }
    // 100 - 16 - 16 = 68, so that the text takes two lines.
    screen.expect("p", 16, 11, 68, 40)
    screen.expect("c", 16, 73, 68, 30)
  }

  @Test("groups have gaps and margins, headers and footers, and sections the frame of all of it")
  func insetGrouped() {
    let screen = LaidOut(300, 600) {
      List {
        Section {
          Box(10, 10).named("a")
          Box(10, 10).named("b")
        } header: {
          Box(40, 20).named("header")
        } footer: {
          Box(40, 20).named("footer")
        }
        Box(10, 10).named("c")
        Box(10, 10).named("d")
      }.listStyle(.insetGrouped)
    }
    // 35, then 6 + 20 + 6 for the header.
    screen.expect("header", 32, 41, 40, 20)
    screen.expect("a", 32, 84, 10, 10)
    screen.expect("b", 32, 128, 10, 10)
    screen.expect("footer", 32, 161, 40, 20)
    // The footer ends at 187, the next group begins at 222.
    screen.expect("c", 32, 239, 10, 10)
    screen.expect("d", 32, 283, 10, 10)
    #expect(screen.frames(of: .section) == [CGRect(x: 16, y: 35, width: 268, height: 152)])
  }

  @Test("a wide list has wider margins")
  func wideList() {
    let screen = LaidOut(600, 400) { Form { Color.red.frame(height: 20).named("c") } }
    screen.expect("c", 36, 47, 528, 20)
  }

  @Test("row modifiers and list modifiers set the space")
  func rowModifiers() {
    let screen = LaidOut(300, 600) {
      List {
        Box(10, 10).named("a")
          .listRowInsets(EdgeInsets(top: 30, leading: 1, bottom: 40, trailing: 2))
        Box(10, 10).named("b").listRowInsets(.leading, 50)
      }
      .listStyle(.plain)
      .listRowSpacing(5)
      .environment(\.defaultMinListRowHeight, 20)
    }
    screen.expect("a", 1, 30, 10, 10)
    // 80 for the first row, 5 between them; 11 + 10 + 11 is more than 20.
    screen.expect("b", 50, 96, 10, 10)
  }

  @Test("the space between sections follows the list, and the section itself")
  func sectionSpacing() {
    let screen = LaidOut(300, 600) {
      List {
        Section { Box(10, 22).named("a") }
        Section { Box(10, 22).named("b") }.listSectionSpacing(40)
      }
      .listStyle(.grouped).listSectionSpacing(10)
    }
    screen.expect("a", 16, 21, 10, 22)
    screen.expect("b", 16, 105, 10, 22)
  }

  @Test("a touch in a row reaches the row's view, also beside its content")
  func rowHits() {
    let screen = LaidOut(300, 400) {
      List(0..<4, id: \.self) { Box(50, 10).named("row \($0)") }.listStyle(.plain)
    }
    #expect(screen.hitName(CGPoint(x: 200, y: 50)) == "row 1")
    #expect(screen.hitName(CGPoint(x: 20, y: 175)) == "row 3")
    #expect(screen.hitName(CGPoint(x: 20, y: 177)) == nil)
  }

  @Test("what is scrolled is elsewhere, and is hit there")
  func scrolledList() throws {
    let screen = LaidOut(300, 100) {
      List(0..<50, id: \.self) { Box(50, 10).named("row \($0)") }.listStyle(.plain).named("list")
    }
    screen.expect("row 0", 16, 17, 50, 10)
    let state = try #require(screen.scrollState)
    #expect(state.contentSize == CGSize(width: 300, height: 2200))
    state.offset = CGPoint(x: 0, y: 88)
    screen.expect("row 0", 16, -71, 50, 10)
    screen.expect("row 2", 16, 17, 50, 10)
    #expect(screen.hitName(CGPoint(x: 200, y: 50)) == "row 3")
    state.offset = CGPoint(x: 0, y: 10_000)
    screen.expect("row 49", 16, 73, 50, 10)
  }

  /// Ten rows in two sections, each with a header 28 high: 28 + 5 × 44 = 248.
  private func sections(_ style: some ListStyle) -> LaidOut {
    LaidOut(300, 100) {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          Section {
            ForEach(0..<5, id: \.self) { Box(50, 10).named("\(name) \($0)") }
          } header: {
            Box(40, 10).named(name)
          }
        }
      }.listStyle(style)
    }
  }

  @Test("headers of plain lists stay in sight as long as something of their section is")
  func pinnedHeaders() {
    let screen = sections(.plain)
    screen.expect("A", 16, 9, 40, 10)
    screen.scroll(to: 100)
    screen.expect("A", 16, 9, 40, 10)
    screen.expect("A 2", 16, 33, 50, 10)
    // The rows that scroll by are behind it.
    #expect(screen.hitName(CGPoint(x: 20, y: 10)) == "A")
    #expect(screen.hitName(CGPoint(x: 200, y: 30)) == "A 2")
    // The end of the section, at 248, takes it along.
    screen.scroll(to: 230)
    screen.expect("A", 16, -1, 40, 10)
    screen.expect("B", 16, 27, 40, 10)
    #expect(screen.hitName(CGPoint(x: 20, y: 5)) == "A")
    #expect(screen.hitName(CGPoint(x: 20, y: 30)) == "B")
    screen.scroll(to: 300)
    screen.expect("B", 16, 9, 40, 10)
  }

  @Test("headers of other lists scroll with the rows", arguments: [0, 1])
  func scrollingHeaders(index: Int) {
    let screen = index == 0 ? sections(.sidebar) : sections(.grouped)
    let start: CGFloat = index == 0 ? 9 : 44
    screen.expect("A", 16, start, 40, 10)
    screen.scroll(to: 100)
    screen.expect("A", 16, start - 100, 40, 10)
  }

  @Test("a list without a style is in groups with space around, on a Mac from side to side")
  func automaticStyle() {
    struct Rows: View {
      var body: some View { List { Box(50, 10).named("a") } }
    }
    LaidOut(300, 400) { Rows() }.expect("a", 32, 52, 50, 10)
    LaidOut(300, 400) { Rows().listStyle(.automatic) }.expect("a", 32, 52, 50, 10)
    LaidOut(300, 400) { Rows().environment(\.isDesktop, true) }.expect("a", 16, 17, 50, 10)
    let split = LaidOut(300, 400) {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Rows()
      } detail: {
        Text("detail")
      }
    }
    // Below the navigation bar.
    split.expect("a", 16, 44 + 17, 50, 10)
  }

  @Test("margins of the content stand in place of the list's own")
  func contentMargins() {
    let groups = LaidOut(300, 400) {
      List { Color.red.frame(height: 10).named("a") }
        .contentMargins(.horizontal, 40).contentMargins(.top, 0)
    }
    // 40 + 16 from the side; 17 from the top of the row.
    groups.expect("a", 56, 17, 188, 10)
    let plain = LaidOut(300, 400) {
      List(0..<50, id: \.self) { Box(50, 10).named("row \($0)") }
        .listStyle(.plain).contentMargins(.vertical, 20)
    }
    plain.expect("row 0", 16, 37, 50, 10)
    #expect(plain.scrollState?.contentSize == CGSize(width: 300, height: 2240))
  }

  @Test("sections outside of lists are header, content and footer of the container around")
  func sectionInStack() {
    let screen = LaidOut(100, 200) {
      VStack(alignment: .leading, spacing: 5) {
        Section {
          Box(30, 10).named("a")
          Box(30, 10).named("b")
        } header: {
          Box(40, 20).named("header")
        } footer: {
          Box(50, 20).named("footer")
        }
      }
    }
    screen.expect("header", 25, 62.5, 40, 20)
    screen.expect("a", 25, 87.5, 30, 10)
    screen.expect("b", 25, 102.5, 30, 10)
    screen.expect("footer", 25, 117.5, 50, 20)
  }

  @Test("ten thousand rows: each is measured once, and a touch asks few")
  func manyRows() {
    let screen = LaidOut(300, 800) {
      List(0..<10_000, id: \.self) { CountedBox().named("row \($0)") }.listStyle(.plain)
    }
    measurements = 0
    screen.expect("row 9999", 16, 439_973, 50, 10)
    #expect(measurements == 10_000)
    for _ in 0..<1000 { _ = screen.graph.hit(at: CGPoint(x: 150, y: 400)) }
    #expect(measurements == 10_000)
  }

  @Test("a change of one of ten thousand rows measures no other one anew")
  func changeOfOneRow() throws {
    struct Rows: View {
      var body: some View { List(0..<10_000, id: \.self) { Row(number: $0) }.listStyle(.plain) }
    }
    struct Row: View {
      let number: Int
      @State private var isTall = false

      var body: some View {
        if number == 1 {
          Button(action: { isTall.toggle() }, label: { Box(10, isTall ? 40 : 10) })
        } else {
          CountedBox().named("row \(number)")
        }
      }
    }
    let screen = LaidOut(300, 800) { Rows() }
    screen.expect("row 9999", 16, 439_973, 50, 10)
    measurements = 0
    var button: UIElement?
    screen.graph.elements.forEachUnmerged { if $0.activate != nil { button = $0 } }
    let activate = try #require(button?.activate)
    activate()
    screen.graph.settle()
    // 40 + 22 instead of 44.
    screen.expect("row 9999", 16, 439_991, 50, 10)
    #expect(measurements == 0)
  }
}

/// How often a counted box was asked for its size.
private nonisolated(unsafe) var measurements = 0

private struct CountedBox: View, PrimitiveView {
  static func describe(_ view: Self, to node: some NodeBuilder) { node.layout = CountingRule() }
}

private nonisolated struct CountingRule: LayoutRule {
  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    measurements += 1
    return CGSize(width: 50, height: 10)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}
