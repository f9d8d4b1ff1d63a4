import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// A field above much content; the keyboard of a screen of 390 × 844 begins at 628.
private struct Page: View {
  let isList: Bool
  let mode: ScrollDismissesKeyboardMode
  @State private var text = ""

  var body: some View {
    Group {
      if isList { List { content } } else { ScrollView { VStack { content } } }
    }
    .scrollDismissesKeyboard(mode)
  }

  @ViewBuilder private var content: some View {
    TextField("field", text: $text)
    ForEach(0..<50, id: \.self) { Text(verbatim: "row \($0)") }
  }
}

/// What scrolling does to the keyboard.
@Suite struct KeyboardDismissalTests {
  private func typing(_ mode: ScrollDismissesKeyboardMode, isList: Bool = false) throws -> Screen {
    let screen = Screen { _ in Page(isList: isList, mode: mode) }
    try screen.device.focus(screen.graph.element("field"))
    #expect(screen.graph.keyboardField != nil)
    return screen
  }

  private func isShown(_ screen: Screen) -> Bool { screen.graph.keyboardField != nil }

  @Test func `at once, when a finger begins to scroll`() throws {
    let screen = try typing(.immediately)
    let touch = try screen.device.touch(screen.graph.element("row 3"), for: .drag)
    touch.send(TouchEvent(.began, at: touch.start, time: 0))
    touch.send(
      TouchEvent(.moved, at: CGPoint(x: touch.start.x, y: touch.start.y - 5), time: 0.1))
    #expect(isShown(screen))
    touch.send(
      TouchEvent(.moved, at: CGPoint(x: touch.start.x, y: touch.start.y - 20), time: 0.2))
    #expect(!isShown(screen))
  }

  @Test func `at once by the word, too`() throws {
    let screen = try typing(.immediately)
    try screen.device.scroll(screen.graph.element("row 3"), by: CGSize(width: 0, height: 50))
    #expect(!isShown(screen))
  }

  @Test func `with a finger that pushes it down`() throws {
    let screen = try typing(.interactively)
    try screen.drag("row 3", by: CGSize(width: 0, height: -50))
    #expect(isShown(screen))
    try screen.drag("row 3", by: CGSize(width: 0, height: 50), during: 10)
    #expect(isShown(screen))
    try screen.drag("row 3", by: CGSize(width: 0, height: 600), during: 10)
    #expect(!isShown(screen))
    let quick = try typing(.interactively)
    try quick.drag("row 3", by: CGSize(width: 0, height: 250))
    #expect(!isShown(quick))
  }

  @Test func `never`() throws {
    for isList in [false, true] {
      let screen = try typing(.never, isList: isList)
      try screen.drag("row 3", by: CGSize(width: 0, height: 600))
      #expect(isShown(screen))
    }
  }

  @Test func `left to the platform: a list at once, a scroll view never`() throws {
    let list = try typing(.automatic, isList: true)
    try list.drag("row 3", by: CGSize(width: 0, height: -50))
    #expect(!isShown(list))
    let view = try typing(.automatic)
    try view.drag("row 3", by: CGSize(width: 0, height: -50))
    #expect(isShown(view))
  }

  @Test func `a tap that has to scroll first keeps it`() throws {
    let screen = try typing(.immediately)
    try screen.device.scrollIntoView(screen.graph.element("row 49"))
    #expect(isShown(screen))
  }
}
