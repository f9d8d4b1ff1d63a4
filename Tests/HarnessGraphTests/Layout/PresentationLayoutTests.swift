import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// What is in front of the interface.
@MainActor @Suite("Layout: presentations")
struct PresentationLayoutTests {
  private func sheet(_ detents: Set<PresentationDetent>?) -> LaidOut {
    .phone {
      Color.red.named("behind").sheet(isPresented: .constant(true)) {
        if let detents {
          Color.blue.named("content").presentationDetents(detents)
        } else {
          Color.blue.named("content")
        }
      }
    }
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test("a sheet is at the lower end, as high as its detent says, and its safe area is its own")
  func sheets() {
    let large = sheet(nil)
    large.expect(.sheet, 0, 57, 390, 787)
    large.expect("content", 0, 57, 390, 753)
    let medium = sheet([.large, .medium])
    medium.expect(.sheet, 0, 422, 390, 422)
    medium.expect("content", 0, 422, 390, 388)
    sheet([.height(200)]).expect(.sheet, 0, 644, 390, 200)
    sheet([.fraction(0.25)]).expect(.sheet, 0, 633, 390, 211)
    sheet([.custom(Third.self)]).expect(.sheet, 0, 844 - 787.0 / 3, 390, 787.0 / 3)
  }

  @Test("what is behind a sheet is not hit, beside it neither")
  func ground() {
    let screen = sheet([.medium])
    #expect(screen.hit(200, 100) == "sheet")
    #expect(screen.hit(200, 500) == "content")
    screen.expect("behind", 0, 47, 390, 763)
    let invisible = LaidOut.phone {
      Color.red.sheet(isPresented: .constant(true)) { Color.blue.named("content") }.opacity(0)
    }
    #expect(invisible.hit(200, 400) == "content")
  }

  @Test("the one that came last is in front, and a sheet in a sheet is, too")
  func order() {
    struct Screen: View {
      @State private var hasSecond = false
      var body: some View {
        VStack {
          // Written first, and presented last.
          Color.red.sheet(isPresented: $hasSecond) { Color.red.named("second") }
          Color.red.sheet(isPresented: .constant(true)) {
            Button("more") { hasSecond = true }
          }
        }
      }
    }
    let screen = LaidOut.phone { Screen() }
    screen.element(.button, "more")?.activate?()
    screen.graph.settle()
    #expect(screen.hit(200, 400) == "second")
    let nested = LaidOut.phone {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.named("outer").sheet(isPresented: .constant(true)) {
          Color.green.named("inner")
        }
      }
    }
    #expect(nested.hit(200, 400) == "inner")
  }

  @Test("a cover takes the whole screen; where there is room a sheet stands in the middle")
  func coverAndForm() {
    let cover = LaidOut.phone {
      Color.red.fullScreenCover(isPresented: .constant(true)) { Color.blue.named("content") }
    }
    cover.expect(.cover, 0, 0, 390, 844)
    cover.expect("content", 0, 47, 390, 763)
    let form = LaidOut.tablet {
      Color.red.sheet(isPresented: .constant(true)) { Color.blue.named("content") }
    }
    form.expect(.sheet, 140, 282, 540, 620)
    form.expect("content", 140, 282, 540, 620)
    let fitted = LaidOut.tablet {
      Color.red.sheet(isPresented: .constant(true)) {
        Box(200, 100).presentationSizing(.fitted)
      }
    }
    fitted.expect(.sheet, 310, 542, 200, 100)
  }

  @Test("a navigation in a sheet has its bar there")
  func navigationInSheet() {
    let screen = LaidOut.phone {
      Color.red.sheet(isPresented: .constant(true)) {
        NavigationStack {
          Color.blue.named("content").toolbar {
            ToolbarItem(placement: .cancellationAction) { Box(20, 20).named("cancel") }
          }
        }
      }
    }
    screen.expect("cancel", 16, 69, 20, 20)
    screen.expect("content", 0, 101, 390, 709)
  }

  @Test("a popover is below what shows it, above where there is no room, a sheet on a telephone")
  func popovers() {
    let below = LaidOut.tablet {
      Box(40, 20).popover(isPresented: .constant(true)) { Box(200, 100).named("content") }
    }
    // The box is at (390, 582).
    below.expect(.popover, 310, 610, 200, 100)
    below.expect("content", 310, 610, 200, 100)
    let above = LaidOut.tablet {
      VStack(spacing: 0) {
        Color.red
        Box(40, 20).popover(isPresented: .constant(true)) { Box(200, 100) }
      }
    }
    above.expect(.popover, 310, 1032, 200, 100)
    let phone = LaidOut.phone {
      Box(40, 20).popover(isPresented: .constant(true)) { Box(200, 100) }
    }
    phone.expect(.popover, 0, 57, 390, 787)
  }

  @Test("a popover points at a point or a rectangle of the view")
  func attachmentAnchors() {
    func popover(at anchor: PopoverAttachmentAnchor) -> LaidOut {
      LaidOut.tablet {
        Box(400, 200).popover(isPresented: .constant(true), attachmentAnchor: anchor) {
          Box(100, 50)
        }
      }
    }
    // The box is at (210, 492).
    popover(at: .rect(.bounds)).expect(.popover, 360, 700, 100, 50)
    popover(at: .rect(.rect(CGRect(x: 10, y: 20, width: 100, height: 30))))
      .expect(.popover, 220, 550, 100, 50)
    popover(at: .point(.topTrailing)).expect(.popover, 560, 500, 100, 50)
  }

  @Test("touches reach what is behind a sheet where its background is enabled")
  func backgroundInteraction() {
    func behind(
      _ interaction: PresentationBackgroundInteraction, at detent: PresentationDetent
    ) -> String? {
      let screen = LaidOut.phone {
        Color.red.named("behind").sheet(isPresented: .constant(true)) {
          Color.blue.named("sheet").presentationDetents([detent])
            .presentationBackgroundInteraction(interaction)
        }
      }
      #expect(screen.hit(195, 700) == "sheet")
      return screen.hit(195, 100)
    }
    #expect(behind(.enabled, at: .medium) == "behind")
    #expect(behind(.automatic, at: .medium) == "sheet")
    #expect(behind(.disabled, at: .medium) == "sheet")
    #expect(behind(.enabled(upThrough: .medium), at: .height(200)) == "behind")
    #expect(behind(.enabled(upThrough: .medium), at: .medium) == "behind")
    #expect(behind(.enabled(upThrough: .medium), at: .fraction(0.6)) == "sheet")
  }

  @Test("a page of a navigation in a sheet says it for the sheet")
  func backgroundInteractionOfPage() {
    let screen = LaidOut.phone {
      Color.red.named("behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Color.blue.presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
        }
      }
    }
    #expect(screen.hit(195, 100) == "behind")
  }

  @Test("a tap beside a sheet whose background is enabled does not end it")
  func tapBesideEnabledBackground() {
    let screen = LaidOut.phone {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      }
    }
    #expect(screen.graph.dismissal(byTapAt: CGPoint(x: 195, y: 100)) == nil)
  }

  @Test("the rows of a menu that is too long are lower, and all on the screen")
  func longMenus() {
    let screen = LaidOut.phone {
      Menu("Menu") { ForEach(0..<40) { number in Button("Item \(number)") {} } }
    }
    screen.element(.menu)?.activate?()
    screen.graph.settle()
    let last = screen.element(.menuItem, "Item 39")?.frame
    #expect(last.map { $0.height > 10 && $0.height < 44 && $0.maxY <= 810 } == true)
  }

  @Test("an alert is in the middle: what it says, its fields, two buttons side by side")
  func alerts() {
    let screen = LaidOut.phone {
      Color.red.named("behind").alert("", isPresented: .constant(true)) {
        Box(100, 34).named("field")
        Button("Cancel", role: .cancel) {}
        Button("Delete") {}
      } message: {
        Box(100, 30)
      }
    }
    // 16, the message, 8, the field, 16, the buttons: 148, in the middle of 47 to 810.
    screen.expect(.alert, 60, 354.5, 270, 148)
    screen.expect("field", 76, 408.5, 100, 34)
    screen.expect(.button, "Cancel", 60, 458.5, 135, 44)
    screen.expect(.button, "Delete", 195, 458.5, 135, 44)
    #expect(screen.hit(200, 100) == "alert")
    #expect(screen.hit(200, 480) == "button")
    let plain = LaidOut.phone { Color.red.alert("", isPresented: .constant(true)) {} }
    plain.expect(.button, "OK", 60, 406.5, 270, 44)
  }

  @Test("a choice is at the lower end, its way out below the others")
  func choices() {
    let screen = LaidOut.phone {
      Color.red.confirmationDialog("", isPresented: .constant(true)) {
        Button("A") {}
        Button("B") {}
      }
    }
    screen.expect(.dialog, 8, 631, 374, 179)
    screen.expect(.button, "A", 8, 631, 374, 57)
    screen.expect(.button, "Cancel", 8, 753, 374, 57)
  }

  @Test("an open menu's items are near it, and keep touches from what is behind")
  func menus() {
    let screen = LaidOut.phone {
      Menu {
        Button("One") {}
        Section { Button("Two") {} }
      } label: {
        Box(40, 20)
      }
    }
    screen.expect(.menu, 175, 418.5, 40, 20)
    screen.element(.menu)?.activate?()
    screen.graph.settle()
    screen.expect(.menuItem, "One", 132, 446.5, 250, 44)
    screen.expect(.menuItem, "Two", 132, 490.5, 250, 44)
    #expect(screen.hit(140, 450) == "menu_item")
    screen.expect(.menu, 175, 418.5, 40, 20)
  }

  @Test("a tap beside what is in front leaves it, as far as users can")
  func tapsBeside() {
    struct Screen: View {
      @State var isPresented = true
      var isDisabled = false
      var body: some View {
        Text(isPresented ? "there" : "gone").sheet(isPresented: $isPresented) {
          Color.blue.presentationDetents([.medium]).interactiveDismissDisabled(isDisabled)
        }
      }
    }
    let beside = CGPoint(x: 200, y: 100)
    let screen = LaidOut.phone { Screen() }
    #expect(screen.graph.dismissal(byTapAt: CGPoint(x: 200, y: 600)) == nil)
    screen.graph.dismissal(byTapAt: beside)?()
    screen.graph.settle()
    #expect(screen.element(.text, "gone") != nil)
    #expect(screen.graph.dismissal(byTapAt: beside) == nil)
    let kept = LaidOut.phone { Screen(isDisabled: true) }
    #expect(kept.graph.dismissal(byTapAt: beside) == nil)
    let alert = LaidOut.phone { Color.red.alert("", isPresented: .constant(true)) {} }
    #expect(alert.graph.dismissal(byTapAt: beside) == nil)
    let menu = LaidOut.phone { Menu("Menu") { Button("One") {} } }
    menu.element(.menu)?.activate?()
    menu.graph.settle()
    #expect(menu.element(.menuItem) != nil)
    menu.graph.dismissal(byTapAt: beside)?()
    menu.graph.settle()
    #expect(menu.element(.menuItem) == nil)
  }

  @Test("items of a context menu have a place, and are not there for fingers")
  func contextMenus() {
    let screen = LaidOut.phone {
      Color.red.named("behind").contextMenu { Button("Copy") {} }.frame(width: 300, height: 300)
    }
    // The view ends at 578.5; the menu begins where the view does, at 45.
    screen.expect(.button, "Copy", 45, 586.5, 250, 44)
    #expect(screen.hit(60, 600) == nil)
  }
}
