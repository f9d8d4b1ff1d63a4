import Foundation
import HarnessAppleNames
import HarnessGraph
import HarnessUI
import Testing

/// Lengths that make no sense, and layouts that never come to rest: nothing crashes, nothing hangs.
@MainActor @Suite("Layout: strange lengths")
struct StrangeLayoutTests {
  private func isFinite(_ frame: CGRect?) -> Bool {
    guard let frame else { return false }
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }

  @Test("negative and endless lengths keep other views in finite places")
  func lengths() {
    let screen = LaidOut(200, 200) {
      VStack(spacing: -5) {
        Color.red.frame(width: -10, height: -10).named("negative")
        Color.red.frame(minWidth: 50, maxWidth: 20).named("crossed")
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).named("endless")
        Box(10, 10).padding(-20).named("shrunk")
        Box(10, 10).padding(.infinity).named("padded")
        Text("text").frame(width: 0).named("narrow")
        Spacer(minLength: -10)
        Box(10, 10).aspectRatio(0, contentMode: .fit).named("ratio")
        Box(10, 10).aspectRatio(-1, contentMode: .fill).named("negative ratio")
        Box(10, 10).scaleEffect(0).named("point")
      }
    }
    for name in ["negative", "crossed", "shrunk", "narrow", "ratio", "negative ratio"] {
      #expect(screen.frame(name) != nil, "\(name)")
    }
    _ = screen.graph.hit(at: CGPoint(x: 100, y: 100))
  }

  @Test("lengths that are no numbers")
  func notNumbers() {
    let screen = LaidOut(200, 200) {
      HStack {
        Box(10, 10).frame(width: .nan, height: 10).named("a")
        Box(10, 10).offset(x: .nan)
        Box(20, 20).named("b")
        Box(10, 10).position(x: .nan, y: .infinity)
      }
    }
    _ = screen.frame("a")
    _ = screen.frame("b")
    _ = screen.graph.hit(at: CGPoint(x: 100, y: 100))
  }

  @Test(
    "transformations that have no numbers leave a point, which nothing hits",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func transformations(strange: CGFloat) {
    let screen = LaidOut(200, 200) {
      VStack {
        Box(10, 10).named("scaled").scaleEffect(strange)
        Box(10, 10).named("turned").rotationEffect(.degrees(strange))
        Box(10, 10).named("moved").transformEffect(
          CGAffineTransform(a: strange, b: 0, c: 0, d: 1, tx: strange, ty: 0))
        Box(10, 10).named("plain")
      }
    }
    for name in ["scaled", "turned", "moved", "plain"] {
      #expect(isFinite(screen.frame(name)), "\(name)")
    }
    // Whether they can be touched is asked without a crash.
    var points = 0
    screen.graph.elements.forEachUnmerged { element in
      _ = element.isOnScreen
      if element.reach().point != nil { points += 1 }
    }
    #expect(points >= 1, "the plain one is in reach")
  }

  @Test("a view that spans too many columns spans a thousand")
  func columns() {
    let screen = LaidOut(200, 200) {
      Grid { GridRow { Box(10, 10).named("wide").gridCellColumns(.max) } }
    }
    #expect(isFinite(screen.frame("wide")))
  }

  @Test("a screen without a size")
  func emptyScreen() {
    let screen = LaidOut(0, 0) {
      List { ForEach(0..<3) { Text("row \($0)").named("\($0)") } }
    }
    #expect(isFinite(screen.frame("0")))
    _ = screen.graph.hit(at: .zero)
  }

  @Test("a reader whose size depends on what it has read ends with a report")
  func endlessReader() {
    struct Growing: View {
      @State private var height: CGFloat = 10
      var body: some View {
        GeometryReader { proxy in
          Color.red.onChange(of: proxy.size.height, initial: true) { _, new in height = new + 1 }
        }
        .frame(height: height)
      }
    }
    let screen = LaidOut(200, 200) { Growing() }
    #expect(screen.graph.issues.contains { $0.contains("keeps invalidating itself") })
  }

  @Test("readers, choices and scroll views in each other")
  func nests() {
    let screen = LaidOut(300, 300) {
      ScrollView {
        ViewThatFits(in: .horizontal) {
          GeometryReader { _ in Box(10, 10) }.frame(width: 1000, height: 20)
          ScrollView(.horizontal) {
            GeometryReader { proxy in
              ViewThatFits {
                Box(500, 10)
                Box(proxy.size.width / 2, 10).named("inner")
              }
            }.frame(width: 120, height: 30)
          }
        }
      }
    }
    screen.expect("inner", 0, 0, 60, 10)
  }

  @Test("a layout that asks for nonsense, or places nothing, does no harm")
  func nonsense() {
    struct Nonsense: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: CGFloat.nan, height: -.infinity) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews {
          view.place(at: CGPoint(x: CGFloat.nan, y: .nan), proposal: .infinity)
          view.place(at: bounds.origin, anchor: .bottomTrailing, proposal: .zero)
        }
      }
    }
    let screen = LaidOut(100, 100) {
      VStack {
        Nonsense {
          Box(10, 10)
          Text("x")
        }
        Box(10, 10).named("b")
      }
    }
    _ = screen.frame("b")
    _ = screen.graph.hit(at: CGPoint(x: 5, y: 5))
  }

  @Test("deep nests of stacks and frames")
  func deepNest() {
    func nest(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Box(10, 10).named("core")) }
      return depth.isMultiple(of: 2)
        ? AnyView(HStack { nest(depth - 1) }) : AnyView(VStack { nest(depth - 1).padding(0.1) })
    }
    let screen = LaidOut(300, 300) { nest(200) }
    screen.expect("core", 145, 145, 10, 10)
  }
}
