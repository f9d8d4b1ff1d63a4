import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Views that are made of their size and place.
@MainActor @Suite("Layout: geometry")
struct GeometryTests {
  final class Log { var lines: [String] = [] }

  @Test("a reader's content is made once, with the size that it has")
  func sizeIsKnownAtFirst() {
    let log = Log()
    struct Content: View {
      let size: CGSize
      let log: Log
      var body: some View {
        Color.red.onAppear { log.lines.append("\(size.width) x \(size.height)") }
      }
    }
    _ = LaidOut(300, 200) {
      VStack(spacing: 0) {
        GeometryReader { proxy in Content(size: proxy.size, log: log) }
        Box(10, 50)
      }
    }
    #expect(log.lines == ["300.0 x 150.0"])
  }

  @Test("a reader follows its size")
  func followsSize() {
    struct Growing: View {
      @State private var height: CGFloat = 20
      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { proxy in Color.red.frame(height: proxy.size.height / 2).named("half") }
          Button("more") { height = 60 }.frame(height: height)
        }
      }
    }
    let screen = LaidOut(100, 100) { Growing() }
    screen.expect("half", 0, 0, 100, 40)
    screen.graph.elements.forEachUnmerged { $0.activate?() }
    screen.graph.settle()
    screen.expect("half", 0, 0, 100, 20)
  }

  @Test("frames in the local, the global and a named space")
  func spaces() {
    let log = Log()
    _ = LaidOut(200, 200, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) {
      VStack(spacing: 0) {
        Box(10, 30)
        GeometryReader { proxy in
          let _ =
            log.lines = [
              "\(proxy.frame(in: .local))", "\(proxy.frame(in: .global))",
              "\(proxy.frame(in: .named("stack")))",
              "\(proxy.bounds(of: .named("stack")) as Any)",
              "\(proxy.bounds(of: .named("nobody")) == nil)",
            ]
          Color.red
        }.padding(5)
      }.coordinateSpace(.named("stack"))
    }
    #expect(
      log.lines == [
        "(0.0, 0.0, 190.0, 150.0)", "(5.0, 45.0, 190.0, 150.0)", "(5.0, 35.0, 190.0, 150.0)",
        "Optional((-5.0, -35.0, 200.0, 190.0))", "true",
      ])
  }

  @Test("onGeometryChange runs at first, and when what is made of it changes")
  func geometryChange() {
    let log = Log()
    struct Changing: View {
      let log: Log
      @State private var width: CGFloat = 20
      @State private var other = 0
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            log.lines.append("\(old) \(new)")
          }
        Button("wider") { width += 5 }
        Button("other \(other)") { other += 1 }
      }
    }
    let screen = LaidOut(100, 100) { Changing(log: log) }
    #expect(log.lines == ["20.0 20.0"])
    for _ in 0..<2 {
      screen.graph.elements.forEachUnmerged { if $0.label == "other 0" { $0.activate?() } }
      screen.graph.settle()
    }
    #expect(log.lines == ["20.0 20.0"])
    screen.graph.elements.forEachUnmerged { if $0.label == "wider" { $0.activate?() } }
    screen.graph.settle()
    #expect(log.lines == ["20.0 20.0", "20.0 25.0"])
  }

  @Test("an anchor is translated into the reader's coordinates")
  func anchors() {
    struct BoundsKey: PreferenceKey {
      nonisolated(unsafe) static var defaultValue: Anchor<CGRect>?
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let screen = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Box(20, 20)
        Box(30, 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .padding(10)
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .named("mark").offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    }
    // The padded row begins at (15, 30); the box inside at (45, 45).
    screen.expect("mark", 45, 45, 30, 10)
  }

  @Test("ViewThatFits shows the first view for which there is room, and no other appears")
  func fitting() {
    let log = Log()
    func fitting(_ width: CGFloat) -> LaidOut {
      log.lines = []
      return LaidOut(width, 50) {
        ViewThatFits {
          Box(100, 10).named("large").onAppear { log.lines.append("large") }
          Box(50, 10).named("medium").onAppear { log.lines.append("medium") }
          Box(20, 10).named("small").onAppear { log.lines.append("small") }
        }
      }
    }
    fitting(120).expect("large", 10, 20, 100, 10)
    #expect(log.lines == ["large"])
    let medium = fitting(60)
    medium.expect("medium", 5, 20, 50, 10)
    #expect(medium.frame("large") == nil)
    #expect(log.lines == ["medium"])
    fitting(10).expect("small", -5, 20, 20, 10)
    #expect(log.lines == ["small"])
  }

  @Test("a custom layout is asked, keeps its cache, and places its views")
  func customLayout() {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        cache += 1
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {
        var point = bounds.origin
        for view in subviews where view.priority == 0 {
          let size = view.sizeThatFits(.unspecified)
          view.place(at: point, proposal: .unspecified)
          point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
      }
      func makeCache(subviews: Subviews) -> Int { 0 }
    }
    let screen = LaidOut(100, 100) {
      Diagonal {
        Box(10, 10).named("a")
        Box(20, 30).named("b")
        // A view that is not placed stands in the middle.
        Box(4, 4).layoutPriority(1).named("c")
      }
    }
    screen.expect("a", 33, 28, 10, 10)
    screen.expect("b", 43, 38, 20, 30)
    screen.expect("c", 48, 48, 4, 4)
  }
}
