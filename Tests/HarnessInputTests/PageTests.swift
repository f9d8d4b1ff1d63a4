import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// Three pages, on a screen of 400 × 400.
private struct Pages: View {
  var style = AnyTabStyle.page
  @State private var page = 0

  var body: some View {
    let tabs = TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { index in
        ScrollView {
          Color.red.frame(width: 100, height: 1000).accessibilityElement()
            .accessibilityLabel("page \(index)")
        }
        .tag(index)
      }
    }
    switch style {
    case .page: tabs.tabViewStyle(.page)
    case .vertical: tabs.tabViewStyle(.verticalPage)
    case .bar: tabs
    }
  }
}

private enum AnyTabStyle { case page, vertical, bar }

extension Screen {
  /// A finger goes a way in a time, in two steps.
  func drag(_ label: String, by way: CGSize, during seconds: Double = 0.1) throws {
    let touch = try device.touch(graph.element(label), for: .drag)
    touch.send(TouchEvent(.began, at: touch.start, time: 0))
    for step in [0.5, 1.0] {
      let point = CGPoint(
        x: touch.start.x + way.width * step, y: touch.start.y + way.height * step)
      touch.send(TouchEvent(.moved, at: point, time: seconds * step))
    }
    let end = CGPoint(x: touch.start.x + way.width, y: touch.start.y + way.height)
    touch.send(TouchEvent(.ended, at: end, time: seconds))
    touch.send(TouchEvent(.left, at: end, time: seconds))
  }

  fileprivate var page: Int? { (0..<3).first { graph.has("page \($0)") } }
}

/// Pages that a swipe turns.
@Suite struct PageTests {
  @Test func `a swipe turns the page, and at the ends none`() throws {
    let screen = Screen(400, 400) { _ in Pages() }
    for (page, way, next) in [(0, 100.0, 0), (0, -100, 1), (1, -100, 2), (2, -100, 2), (2, 100, 1)]
    {
      #expect(screen.page == page)
      try screen.drag("page \(page)", by: CGSize(width: way, height: 0))
      #expect(screen.page == next, "from \(page) by \(way)")
    }
  }

  @Test func `a slow finger has to go half of the way`() throws {
    let screen = Screen(400, 400) { _ in Pages() }
    try screen.drag("page 0", by: CGSize(width: -150, height: 0), during: 10)
    #expect(screen.page == 0)
    try screen.drag("page 0", by: CGSize(width: -205, height: 0), during: 10)
    #expect(screen.page == 1)
  }

  @Test func `a finger that goes up scrolls the page and turns none`() throws {
    let screen = Screen(400, 400) { _ in Pages() }
    try screen.drag("page 0", by: CGSize(width: -20, height: -100))
    #expect(screen.page == 0)
    #expect(try screen.frame("page 0")?.minY == -100)
  }

  @Test func `where lines run from right to left the next page is at the left`() throws {
    let screen = Screen(400, 400) { _ in
      Pages().environment(\.layoutDirection, .rightToLeft)
    }
    try screen.drag("page 0", by: CGSize(width: 100, height: 0))
    #expect(screen.page == 1)
  }

  @Test func `pages with a bar are turned by no swipe`() throws {
    let screen = Screen(400, 400) { _ in Pages(style: .bar) }
    try screen.drag("page 0", by: CGSize(width: -100, height: 0))
    #expect(screen.page == 0)
  }
}
