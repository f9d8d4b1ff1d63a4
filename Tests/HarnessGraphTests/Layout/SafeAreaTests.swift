import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// What bars, views at the edges and the keyboard take.
@MainActor @Suite("Layout: safe areas and the keyboard")
struct SafeAreaTests {
  @Test("a view at an edge takes room, beyond which what ignores the safe area reaches")
  func insets() {
    let below = LaidOut.phone {
      Color.red.named("view").safeAreaInset(edge: .bottom, spacing: 10) {
        Box(100, 50).named("bar")
      }
    }
    below.expect("view", 0, 47, 390, 703)
    below.expect("bar", 145, 760, 100, 50)
    let beside = LaidOut.phone {
      Color.red.named("view").safeAreaBar(edge: .leading, alignment: .top) {
        Box(30, 50).named("bar")
      }
    }
    beside.expect("view", 30, 47, 360, 763)
    beside.expect("bar", 0, 47, 30, 50)
    let ignoring = LaidOut.phone {
      Color.red.ignoresSafeArea().named("view").safeAreaInset(edge: .bottom) { Box(100, 50) }
    }
    #expect(ignoring.hit(10, 830) == "view")
    #expect(ignoring.hit(10, 10) == "view")
  }

  @Test("padding of the safe area takes room like padding, and is ignored with the safe area")
  func padding() {
    LaidOut.phone { Color.red.named("view").safeAreaPadding(10) }
      .expect("view", 10, 57, 370, 743)
    let ignoring = LaidOut.phone { Color.red.ignoresSafeArea().named("view").safeAreaPadding(10) }
    #expect(ignoring.hit(2, 2) == "view")
    LaidOut.phone { Color.red.named("view").scenePadding(.horizontal) }
      .expect("view", 16, 47, 358, 763)
  }

  @Test("what stands in tabs and pages ignores their bars with the safe area")
  func bars() {
    let screen = LaidOut.phone {
      TabView {
        NavigationStack { Color.red.ignoresSafeArea(edges: .bottom).named("page") }
          .tabItem { Text("A") }
      }
    }
    // Behind the bar of tabs, where fingers hit the bar.
    #expect(screen.hit(200, 750) == "page")
    #expect(screen.hit(200, 770) == "tab")
  }

  @Test("a style behind a view is hit, also beyond the safe area, unless it is clear")
  func paint() {
    let screen = LaidOut.phone {
      VStack { Spacer() }.frame(maxWidth: .infinity).background(Color.red).named("view")
    }
    #expect(screen.hit(200, 10) == "view")
    #expect(screen.hit(200, 840) == "view")
    let inside = LaidOut.phone {
      VStack { Spacer() }.frame(maxWidth: .infinity)
        .background(Color.red, ignoresSafeAreaEdges: .top).named("view")
    }
    #expect(inside.hit(200, 10) == "view")
    #expect(inside.hit(200, 840) == nil)
    let clear = LaidOut.phone {
      VStack { Spacer() }.frame(maxWidth: .infinity).background(Color.clear).named("view")
    }
    #expect(clear.hit(200, 400) == nil)
    let round = LaidOut(100, 100) {
      Spacer().background(Color.red, in: Circle()).named("view")
    }
    #expect(round.hit(50, 50) == "view")
    #expect(round.hit(2, 2) == nil)
  }

  private struct Form: View {
    @FocusState private var hasFocus: Bool
    @State private var text = ""
    var ignoring: SafeAreaRegions = []
    var body: some View {
      VStack(spacing: 0) {
        TextField("name", text: $text).focused($hasFocus).frame(height: 40)
        Color.red.named("rest")
        Button("go") { hasFocus.toggle() }.frame(height: 20)
      }
      .ignoresSafeArea(ignoring)
    }
  }

  private func typing(_ form: Form) -> LaidOut {
    let screen = LaidOut.phone { form }
    screen.element(.button, "go")?.activate?()
    screen.graph.settle()
    return screen
  }

  @Test("the keyboard takes what it covers, while a field has the focus")
  func keyboard() {
    let screen = typing(Form())
    screen.expect(.keyboard, 0, 553, 390, 291)
    screen.expect("rest", 0, 87, 390, 446)
    #expect(screen.hit(100, 600) == "keyboard")
    screen.element(.button, "go")?.activate?()
    screen.graph.settle()
    #expect(screen.element(.keyboard) == nil)
    screen.expect("rest", 0, 87, 390, 703)
  }

  @Test("a view may ignore the keyboard only, or everything but the keyboard")
  func ignoringKeyboard() {
    typing(Form(ignoring: .keyboard)).expect("rest", 0, 87, 390, 703)
    typing(Form(ignoring: .container)).expect("rest", 0, 40, 390, 493)
    typing(Form(ignoring: .all)).expect("rest", 0, 40, 390, 784)
  }

  @Test("the keyboard covers the bar of tabs, lifts a sheet, and has a bar of its own above it")
  func keyboardAndBars() {
    let tabs = LaidOut.phone { TabView { Form().tabItem { Text("A") } } }
    tabs.expect("rest", 0, 87, 390, 654)
    tabs.element(.button, "go")?.activate?()
    tabs.graph.settle()
    tabs.expect("rest", 0, 87, 390, 446)
    tabs.expect(.tabBar, 0, 761, 390, 83)
    #expect(tabs.hit(100, 770) == "keyboard")
    let sheet = LaidOut.phone {
      Color.red.sheet(isPresented: .constant(true)) {
        Form().presentationDetents([.height(200)]).toolbar {
          ToolbarItem(placement: .keyboard) { Box(20, 20).named("done") }
        }
      }
    }
    sheet.expect(.sheet, 0, 644, 390, 200)
    #expect(sheet.frame("done") == nil)
    sheet.element(.button, "go")?.activate?()
    sheet.graph.settle()
    // 844 - 291 - 44 = 509 are left; the sheet keeps the height that it has above 810.
    sheet.expect(.sheet, 0, 343, 390, 501)
    sheet.expect("done", 16, 521, 20, 20)
    sheet.expect("rest", 0, 383, 390, 106)
  }
}
