import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// The space around what scrolls.
@MainActor @Suite("Layout: content margins")
struct ContentMarginTests {
  @Test("content is offered what the margins leave, and scrolls with them")
  func vertical() throws {
    let screen = LaidOut(200, 100) {
      ScrollView { Color.red.frame(height: 300).named("a") }
        .contentMargins(.horizontal, 20).contentMargins(.top, 10)
    }
    screen.expect("a", 20, 10, 160, 300)
    let state = try #require(screen.scrollState)
    #expect(
      state.geometry.contentInsets == EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20))
    #expect(state.geometry.contentOffset == CGPoint(x: -20, y: -10))
    #expect(state.geometry.contentSize == CGSize(width: 160, height: 300))
    screen.scroll(to: 1000)
    screen.expect("a", 20, -200, 160, 300)
  }

  @Test("what is said of the content goes before what is said of all, and nil is nothing special")
  func placements() {
    let screen = LaidOut(200, 100) {
      ScrollView { Color.red.frame(height: 20).named("a") }
        .contentMargins(.trailing, nil)
        .contentMargins(.leading, 30, for: .scrollContent)
        .contentMargins(20)
        .contentMargins(.all, 50, for: .scrollIndicators)
    }
    screen.expect("a", 30, 20, 170, 20)
  }

  @Test("scroll views in the content have margins of their own")
  func nested() {
    let screen = LaidOut(200, 100) {
      ScrollView {
        ScrollView(.horizontal) { Box(300, 20).named("a") }
      }
      .contentMargins(.horizontal, 20)
    }
    screen.expect("a", 20, 0, 300, 20)
  }

  @Test("views that take the container's size take what the margins leave")
  func containerSize() {
    let screen = LaidOut(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Color.red.containerRelativeFrame(.horizontal).frame(height: 10).named("\(index)")
          }
        }
      }
      .contentMargins(.horizontal, 20)
    }
    screen.expect("0", 20, 45, 160, 10)
    screen.expect("1", 180, 45, 160, 10)
  }
}
