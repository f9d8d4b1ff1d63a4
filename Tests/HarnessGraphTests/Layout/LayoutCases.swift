import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// The cases of the design, by their numbers: SwiftUI's documented layout on views of known sizes.
@MainActor @Suite("Layout: the cases of the specification")
struct LayoutCases {
  @Test("1: the root stands in the middle of the safe area")
  func rootInSafeArea() {
    let screen = LaidOut(
      390, 844, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) { Box(100, 50).named("box") }
    screen.expect("box", 145, 403.5, 100, 50)
  }

  @Test("2: a colour takes what it is offered")
  func color() {
    LaidOut(200, 100) { Color.red.named("c") }.expect("c", 0, 0, 200, 100)
  }

  @Test("3: two colours share a row")
  func evenSplit() {
    let screen = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.named("b")
      }
    }
    screen.expect("a", 0, 0, 100, 100)
    screen.expect("b", 100, 0, 100, 100)
  }

  @Test("4: the least flexible view chooses first")
  func leastFlexibleFirst() {
    let screen = LaidOut(200, 100) {
      HStack(spacing: 10) {
        Color.red.named("a")
        Box(50, 20).named("b")
        Color.blue.named("c")
      }
    }
    screen.expect("a", 0, 0, 65, 100)
    screen.expect("b", 75, 40, 50, 20)
    screen.expect("c", 135, 0, 65, 100)
  }

  @Test("5: bounds make a view less flexible")
  func bounds() {
    let screen = LaidOut(150, 50) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.frame(minWidth: 80, maxWidth: 100).named("b")
      }
    }
    screen.expect("a", 0, 0, 70, 50)
    screen.expect("b", 70, 0, 80, 50)
  }

  @Test("7: a text gets its share and wraps, though there would be room")
  func textShares() {
    let screen = LaidOut(120, 40) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Paragraph(60).named("b")
        Color.blue.named("c")
      }
    }
    screen.expect("a", 0, 0, 40, 40)
    screen.expect("b", 40, 0, 40, 40)
    screen.expect("c", 80, 0, 40, 40)
  }

  @Test("8: with a higher priority it gets the size that it likes")
  func priority() {
    let screen = LaidOut(120, 40) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Paragraph(60).layoutPriority(1).named("b")
        Color.blue.named("c")
      }
    }
    screen.expect("a", 0, 0, 30, 40)
    screen.expect("b", 30, 10, 60, 20)
    screen.expect("c", 90, 0, 30, 40)
  }

  @Test("9: of two texts the shorter one is less flexible")
  func twoTexts() {
    let screen = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Paragraph(120).named("a")
        Paragraph(40).named("b")
      }
    }
    screen.expect("a", 0, 30, 60, 40)
    screen.expect("b", 60, 40, 40, 20)
  }

  @Test("10: the one with the priority leaves the other its least length")
  func priorityOfTexts() {
    let screen = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Paragraph(120).named("a")
        Paragraph(80).layoutPriority(1).named("b")
      }
    }
    screen.expect("b", 20, 40, 80, 20)
    #expect(screen.frame("a")?.width == 20)
  }

  @Test("12: a spacer takes what is left")
  func spacer() {
    let screen = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Box(50, 20).named("a")
        Spacer(minLength: 0).named("s")
        Box(30, 40).named("b")
      }
    }
    screen.expect("a", 0, 40, 50, 20)
    screen.expect("s", 50, 50, 120, 0)
    screen.expect("b", 170, 30, 30, 40)
  }

  @Test("13: a spacer's least length makes the stack overflow, which is centred")
  func overflow() {
    let screen = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Box(50, 20).named("a")
        Spacer(minLength: 30)
        Box(50, 20).named("b")
      }.named("stack")
    }
    screen.expect("stack", -15, 0, 130, 20)
    screen.expect("a", -15, 0, 50, 20)
    screen.expect("b", 65, 0, 50, 20)
  }

  @Test("15: a stack is as large as its views, and is centred")
  func hugging() {
    let screen = LaidOut(300, 300) {
      VStack(alignment: .leading, spacing: 8) {
        Box(100, 20).named("a")
        Box(60, 30).named("b")
      }.named("stack")
    }
    screen.expect("stack", 100, 121, 100, 58)
    screen.expect("a", 100, 121, 100, 20)
    screen.expect("b", 100, 149, 60, 30)
  }

  @Test("16: padding")
  func padding() {
    let screen = LaidOut(100, 60) { Color.red.named("c").padding(10).named("pad") }
    screen.expect("pad", 0, 0, 100, 60)
    screen.expect("c", 10, 10, 80, 40)
  }

  @Test("17: the order of modifiers counts")
  func order() {
    let screen = LaidOut(200, 200) {
      Box(20, 20).named("a").frame(width: 50, height: 50).named("frame").padding(5).named("pad")
    }
    screen.expect("pad", 70, 70, 60, 60)
    screen.expect("frame", 75, 75, 50, 50)
    screen.expect("a", 90, 90, 20, 20)
  }

  @Test("18: a frame aligns its view")
  func frameAlignment() {
    let screen = LaidOut(100, 60) {
      Box(20, 20).named("a").frame(width: 100, height: 60, alignment: .bottomTrailing)
    }
    screen.expect("a", 80, 40, 20, 20)
  }

  @Test("19: a frame without end takes all there is")
  func infiniteFrame() {
    let screen = LaidOut(300, 100) {
      Box(60, 20).named("a").frame(maxWidth: .infinity, alignment: .leading).named("frame")
    }
    screen.expect("frame", 0, 40, 300, 20)
    screen.expect("a", 0, 40, 60, 20)
  }

  @Test("20: bounds clamp what is offered")
  func clamping() {
    LaidOut(200, 20) { Color.red.frame(minWidth: 50, maxWidth: 80).named("c") }
      .expect("c", 60, 0, 80, 20)
    LaidOut(30, 20) { Color.red.frame(minWidth: 50, maxWidth: 80).named("c") }
      .expect("c", -10, 0, 50, 20)
  }

  @Test("21: a largest width is taken, too")
  func maxWidth() {
    let screen = LaidOut(300, 20) {
      Box(60, 20).named("a").frame(maxWidth: 100).named("frame")
    }
    screen.expect("frame", 100, 0, 100, 20)
    screen.expect("a", 120, 0, 60, 20)
  }

  @Test("23: views on top of each other take the union")
  func union() {
    let screen = LaidOut(300, 300) {
      ZStack(alignment: .topLeading) {
        Box(100, 50).named("a")
        Box(40, 80).named("b")
      }.named("stack")
    }
    screen.expect("stack", 100, 110, 100, 80)
    screen.expect("a", 100, 110, 100, 50)
    screen.expect("b", 100, 110, 40, 80)
  }

  @Test("24: layers follow the size of their view")
  func layers() {
    let screen = LaidOut(300, 300) {
      Box(60, 30).background(Color.red.named("bg"))
        .overlay(Box(10, 10).named("o"), alignment: .topTrailing)
    }
    screen.expect("bg", 120, 135, 60, 30)
    screen.expect("o", 170, 135, 10, 10)
  }

  @Test("25: an offset moves what is drawn, not the place")
  func offset() {
    let screen = LaidOut(80, 40) {
      HStack(spacing: 0) {
        Box(40, 40).named("a").offset(x: 10, y: 5)
        Box(40, 40).named("b")
      }
    }
    screen.expect("a", 10, 5, 40, 40)
    screen.expect("b", 40, 0, 40, 40)
  }

  @Test("26: a scroll view is as wide as its content, which is moved up by the offset")
  func scrolledContent() throws {
    let screen = LaidOut(200, 400) {
      ScrollView {
        VStack(spacing: 0) {
          Box(100, 300).named("a")
          Box(80, 300).named("b")
        }
      }.named("scroll")
    }
    screen.expect("scroll", 50, 0, 100, 400)
    let area = try #require(screen.graph.root?.scrollAreas.first)
    area.move(to: CGPoint(x: 0, y: 50))
    screen.expect("scroll", 50, 0, 100, 400)
    screen.expect("a", 50, -50, 100, 300)
    screen.expect("b", 60, 250, 80, 300)
    // The content ends 200 points below.
    area.move(to: CGPoint(x: 40, y: 1000))
    screen.expect("b", 60, 100, 80, 300)
  }

  @Test("29: a geometry reader takes all and begins at the top leading corner")
  func geometryReader() {
    let screen = LaidOut(200, 100) {
      GeometryReader { _ in Box(20, 20).named("a") }.named("reader")
    }
    screen.expect("reader", 0, 0, 200, 100)
    screen.expect("a", 0, 0, 20, 20)
  }

  @Test("30: a position is that of the middle")
  func position() {
    LaidOut(200, 100) { Box(20, 20).named("a").position(x: 50, y: 40) }
      .expect("a", 40, 30, 20, 20)
  }

  @Test("31: in a scroll view a colour has the height that it likes")
  func scrolledColor() {
    LaidOut(200, 400) { ScrollView { Color.red.frame(idealHeight: 120).named("c") } }
      .expect("c", 0, 0, 200, 120)
    LaidOut(200, 400) { ScrollView { Color.red.named("c") } }.expect("c", 0, 0, 200, 10)
  }
}
