import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Pages and their bars.
@MainActor @Suite("Layout: navigation")
struct NavigationLayoutTests {
  @Test("a page is below the bar, which a large title makes higher, and above the bottom inset")
  func bars() {
    let large = LaidOut.phone {
      NavigationStack { Color.red.named("page").navigationTitle("Home") }
    }
    large.expect("page", 0, 143, 390, 667)
    large.expect(.navigation, 0, 47, 390, 763)
    let inline = LaidOut.phone {
      NavigationStack {
        Color.red.named("page").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
      }
    }
    inline.expect("page", 0, 91, 390, 719)
    let hidden = LaidOut.phone {
      NavigationStack { Color.red.named("page").navigationTitle("Home").navigationBarHidden(true) }
    }
    hidden.expect("page", 0, 47, 390, 763)
    LaidOut.phone { NavigationView { Color.red.named("page") } }.expect("page", 0, 91, 390, 719)
  }

  @Test("a telephone on its side has no large title, and room at neither side")
  func landscape() {
    let insets = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    let screen = LaidOut(844, 390, safeArea: insets) {
      NavigationStack { Color.red.named("page").navigationTitle("Home") }
        .environment(\.verticalSizeClass, .compact)
    }
    screen.expect("page", 47, 44, 750, 325)
    #expect(screen.hit(20, 20) == "navigation")
  }

  @Test("a page that ignores the safe area goes behind bars, where it can't be touched")
  func ground() {
    let screen = LaidOut.phone { NavigationStack { Color.red.ignoresSafeArea().named("page") } }
    #expect(screen.hit(200, 20) == "navigation")
    #expect(screen.hit(200, 90) == "navigation")
    #expect(screen.hit(200, 92) == "page")
    #expect(screen.hit(200, 840) == "page")
  }

  @Test("items of toolbars stand at the ends and in the middle of the bar, and below the page")
  func toolbar() {
    func screen(rightToLeft: Bool) -> LaidOut {
      .phone(rightToLeft: rightToLeft) {
        NavigationStack {
          Color.red.named("page").toolbar {
            ToolbarItem(placement: .topBarLeading) { Box(20, 20).named("leading") }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Box(20, 20).named("first")
              Box(30, 20).named("second")
            }
            ToolbarItem(placement: .principal) { Box(100, 20).named("middle") }
            ToolbarItem(placement: .bottomBar) { Box(30, 20).named("below") }
          }
        }
      }
    }
    let left = screen(rightToLeft: false)
    left.expect("page", 0, 91, 390, 675)
    left.expect("leading", 16, 59, 20, 20)
    left.expect("first", 316, 59, 20, 20)
    left.expect("second", 344, 59, 30, 20)
    left.expect("middle", 145, 59, 100, 20)
    left.expect("below", 180, 778, 30, 20)
    #expect(left.hit(20, 60) == "leading")
    let right = screen(rightToLeft: true)
    right.expect("leading", 354, 59, 20, 20)
    right.expect("second", 16, 59, 30, 20)
  }

  @Test("several items of the bottom bar are spread, a spacer takes what is left")
  func bottomBar() {
    let spread = LaidOut.phone {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Box(30, 20).named("a")
            Box(30, 20).named("b")
            Box(30, 20).named("c")
          }
        }
      }
    }
    spread.expect("a", 16, 778, 30, 20)
    spread.expect("b", 180, 778, 30, 20)
    spread.expect("c", 344, 778, 30, 20)
    let spaced = LaidOut.phone {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Spacer()
            Box(30, 20).named("a")
          }
        }
      }
    }
    spaced.expect("a", 344, 778, 30, 20)
  }

  @Test("a page on top has a back button; the one below has no place")
  func backButton() {
    let screen = LaidOut.phone {
      NavigationStack(path: .constant([1])) {
        Color.red.named("root").navigationDestination(for: Int.self) { _ in
          Color.blue.named("detail")
        }
      }
    }
    screen.expect(.button, "Back", 16, 47, 64, 44)
    screen.expect("detail", 0, 91, 390, 719)
    #expect(screen.frame("root") == nil)
  }

  @Test("the field of a search is below the bar")
  func search() {
    let screen = LaidOut.phone {
      NavigationStack { Color.red.named("page").searchable(text: .constant("")) }
    }
    screen.expect(.searchField, 16, 99, 358, 36)
    screen.expect("page", 0, 143, 390, 667)
    #expect(screen.hit(200, 110) == "search_field")
  }

  @Test("columns stand side by side where there is room, else one is there")
  func columns() {
    @ViewBuilder func split() -> some View {
      NavigationSplitView {
        Color.red.named("sidebar")
      } detail: {
        Color.blue.named("detail")
      }
    }
    let tablet = LaidOut.tablet { split() }
    tablet.expect("sidebar", 0, 68, 320, 1092)
    tablet.expect("detail", 320, 68, 500, 1092)
    let phone = LaidOut.phone { split() }
    phone.expect("sidebar", 0, 91, 390, 719)
    #expect(phone.frame("detail") == nil)
    let asked = LaidOut.phone {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Color.red.named("sidebar")
      } detail: {
        Color.blue.named("detail")
      }
    }
    asked.expect("detail", 0, 91, 390, 719)
    #expect(asked.frame("sidebar") == nil)
  }

  @Test("the bar of tabs is at the lower end and reaches to the end of the screen")
  func tabs() {
    let screen = LaidOut.phone {
      TabView {
        Color.red.named("a").tabItem { Text("A") }
        Color.blue.named("b").tabItem { Text("B") }
      }
    }
    screen.expect("a", 0, 47, 390, 714)
    #expect(screen.frame("b") == nil)
    screen.expect(.tabBar, 0, 761, 390, 83)
    screen.expect(.tab, "A", 0, 761, 195, 49)
    screen.expect(.tab, "B", 195, 761, 195, 49)
    #expect(screen.hit(200, 770) == "tab")
    #expect(screen.hit(200, 830) == "tab_bar")
  }

  @Test("pages have dots instead of a bar, and a page may hide the bar of its tabs")
  func pagesAndHiddenBars() {
    let pages = LaidOut.phone {
      TabView {
        Color.red.named("a").tabItem { Text("A") }
        Color.blue.tabItem { Text("B") }
      }.tabViewStyle(.page)
    }
    pages.expect("a", 0, 47, 390, 763)
    pages.expect(.tabBar, 179, 784, 32, 26)
    let hidden = LaidOut.phone {
      TabView {
        NavigationStack { Color.red.named("a").toolbar(.hidden, for: .tabBar) }
          .tabItem { Text("A") }
      }
    }
    hidden.expect("a", 0, 91, 390, 719)
    #expect(hidden.element(.tabBar)?.frame == nil)
  }
}
