import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// What the cases of the specification leave open.
@MainActor @Suite("Layout: rules")
struct LayoutRuleTests {
  @Test("spaces are eight points, and none next to a spacer")
  func usualSpacing() {
    let screen = LaidOut(100, 100) {
      VStack {
        Box(10, 10).named("a")
        Box(10, 10).named("b")
        Spacer(minLength: 0)
        Box(10, 10).named("c")
      }
    }
    screen.expect("a", 45, 0, 10, 10)
    screen.expect("b", 45, 18, 10, 10)
    screen.expect("c", 45, 90, 10, 10)
  }

  @Test("no space is kept from a spacer")
  func spacerWithoutSpace() {
    let screen = LaidOut(100, 20) {
      HStack {
        Box(20, 20)
        Spacer(minLength: 0).named("s")
        Box(20, 20)
      }
    }
    screen.expect("s", 20, 10, 60, 0)
  }

  @Test("the containers as layouts do what the containers do")
  func containersAsLayouts() {
    func frames(_ screen: LaidOut) -> [CGRect?] { ["a", "b", "c"].map { screen.frame($0) } }
    @ViewBuilder func views() -> some View {
      Color.red.named("a")
      Paragraph(60).layoutPriority(1).named("b")
      Box(20, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.bottom) { _ in 5 }.named("c")
    }
    let row = LaidOut(120, 40) { HStack(alignment: .bottom) { views() } }
    let rowLayout = LaidOut(120, 40) { HStackLayout(alignment: .bottom) { views() } }
    #expect(frames(row) == frames(rowLayout))
    let column = LaidOut(120, 90) { VStack(alignment: .leading, spacing: 3) { views() } }
    let columnLayout = LaidOut(120, 90) {
      VStackLayout(alignment: .leading, spacing: 3) { views() }
    }
    #expect(frames(column) == frames(columnLayout))
    let pile = LaidOut(120, 40) { ZStack(alignment: .bottomLeading) { views() } }
    let pileLayout = LaidOut(120, 40) { ZStackLayout(alignment: .bottomLeading) { views() } }
    #expect(frames(pile) == frames(pileLayout))
    #expect(frames(row).allSatisfy { $0 != nil })
  }

  @Test("a frame relative to the container asks the closure with the container's length")
  func relativeFrame() {
    let screen = LaidOut(390, 100) {
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.named("half")
        Color.red.containerRelativeFrame(.horizontal) { length, axis in
          axis == .horizontal ? length : 0
        }.named("whole")
      }
    }
    screen.expect("half", 97.5, 0, 195, 50)
    screen.expect("whole", 0, 50, 390, 50)
  }

  @Test("a modifier goes around each view of a group")
  func groups() {
    let screen = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Group {
          Box(10, 10).named("a")
          Box(10, 10).named("b")
        }.padding(5)
      }
    }
    screen.expect("a", 85, 45, 10, 10)
    screen.expect("b", 105, 45, 10, 10)
  }

  @Test("aspect ratios fit and fill")
  func aspectRatio() {
    let fit = LaidOut(200, 100) { Color.red.named("c").aspectRatio(1, contentMode: .fit) }
    fit.expect("c", 50, 0, 100, 100)
    let fill = LaidOut(200, 100) { Color.red.named("c").aspectRatio(1, contentMode: .fill) }
    fill.expect("c", 0, -50, 200, 200)
    let own = LaidOut(200, 100) {
      Box(20, 40).overlay(Color.red.named("c")).aspectRatio(contentMode: .fit)
    }
    own.expect("c", 90, 30, 20, 40)
  }

  @Test("fixedSize offers nothing along its axes")
  func fixedSize() {
    let screen = LaidOut(50, 100) { Paragraph(80).named("p").fixedSize() }
    screen.expect("p", -15, 40, 80, 20)
    let vertical = LaidOut(50, 100) {
      Paragraph(80).named("p").fixedSize(horizontal: false, vertical: true)
    }
    vertical.expect("p", 0, 30, 50, 40)
  }

  @Test("an alignment guide moves a view, and stacks pass it on")
  func alignmentGuide() {
    let screen = LaidOut(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box(20, 10).named("a").alignmentGuide(.leading) { $0.width }
        HStack(spacing: 0) { Box(40, 10).alignmentGuide(.leading) { _ in 10 } }.named("b")
      }
    }
    // `a` ends where the guide is, which is ten points into `b`.
    screen.expect("a", 25, 40, 20, 10)
    screen.expect("b", 35, 50, 40, 10)
  }

  @Test("the first baseline of a stack is the uppermost, the last one the lowest")
  func combinedBaselines() {
    let screen = LaidOut(100, 100) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Box(10, 10).alignmentGuide(.lastTextBaseline) { _ in 4 }
          Box(10, 10).alignmentGuide(.lastTextBaseline) { _ in 4 }
        }.named("a")
        Box(10, 10).named("b")
      }
    }
    screen.expect("a", 40, 40, 10, 20)
    screen.expect("b", 50, 44, 10, 10)
  }

  @Test("lines from right to left mirror what is finished")
  func mirroring() {
    let screen = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Box(20, 20).named("a")
        Box(30, 20).named("b")
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    screen.expect("a", 80, 0, 20, 20)
    screen.expect("b", 50, 0, 30, 20)
  }

  @Test("a view that ignores the safe area reaches the edges of the screen")
  func ignoredSafeArea() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let both = LaidOut(100, 200, safeArea: insets) { Color.red.named("c").ignoresSafeArea() }
    both.expect("c", 0, 0, 100, 200)
    let top = LaidOut(100, 200, safeArea: insets) {
      Color.red.named("c").ignoresSafeArea(edges: .top)
    }
    top.expect("c", 0, 0, 100, 170)
    let behind = LaidOut(100, 200, safeArea: insets) {
      ZStack {
        Color.red.named("c").ignoresSafeArea()
        Box(10, 10).named("b")
      }
    }
    behind.expect("c", 0, 0, 100, 200)
    behind.expect("b", 45, 90, 10, 10)
  }

  @Test("a nest of stacks asks each view a few times only")
  func deepNest() {
    final class Count { var asked = 0 }
    struct Counting: View, PrimitiveView {
      let count: Count
      static func describe(_ view: Self, to node: some NodeBuilder) {
        node.layout = CountingRule(count: view.count)
      }
    }
    struct CountingRule: LayoutRule {
      nonisolated(unsafe) let count: Count
      nonisolated func size(
        for proposal: ProposedViewSize, of content: any LayoutContent
      ) -> CGSize {
        count.asked += 1
        return CGSize(width: 10, height: 10)
      }
      nonisolated func place(
        _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
      ) {}
    }
    func nest(_ depth: Int, _ count: Count) -> AnyView {
      if depth == 0 { return AnyView(Counting(count: count)) }
      return AnyView(
        HStack {
          nest(depth - 1, count)
          Color.red
        })
    }
    let count = Count()
    let screen = LaidOut(1000, 1000) { nest(12, count).named("nest") }
    #expect(screen.frame("nest") != nil)
    #expect(count.asked < 40)
  }

  @Test("only what changed is asked again")
  func incremental() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: CGFloat(count) * 10).named("bar")
          Button {
            count += 1
          } label: {
            Box(20, 20)
          }.named("button")
        }
      }
    }
    let screen = LaidOut(100, 20) { Counter() }
    screen.expect("bar", 40, 0, 0, 20)
    var button: (() -> Void)?
    screen.graph.elements.forEachUnmerged { if $0.activate != nil { button = $0.activate } }
    try #require(button != nil)
    button?()
    screen.graph.settle()
    screen.expect("bar", 35, 0, 10, 20)
    screen.expect("button", 45, 0, 20, 20)
  }
}
