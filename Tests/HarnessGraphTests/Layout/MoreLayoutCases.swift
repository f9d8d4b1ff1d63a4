import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Further consequences of the rules, each worked out by hand.
@MainActor @Suite("Layout: more cases")
struct MoreLayoutCases {
  @Test("a spacer outside of a stack grows both ways, a divider goes from side to side")
  func spacerAndDivider() {
    LaidOut(200, 100) { Spacer().named("s") }.expect("s", 0, 0, 200, 100)
    LaidOut(200, 100) { Divider().named("d") }.expect("d", 0, 49.5, 200, 1)
    let row = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Box(50, 20)
        Divider().named("d")
        Box(50, 20)
      }
    }
    row.expect("d", 99.5, 0, 1, 100)
  }

  @Test("a stack that is offered nothing across shares what its largest view takes")
  func nothingOfferedAcross() {
    let row = LaidOut(200, 100) {
      HStack(alignment: .top, spacing: 0) {
        Box(30, 30)
        Divider().named("d")
        Box(20, 10).frame(maxHeight: .infinity).named("frame")
      }
      .fixedSize(horizontal: false, vertical: true)
      .named("row")
    }
    row.expect("row", 74.5, 35, 51, 30)
    row.expect("d", 104.5, 35, 1, 30)
    row.expect("frame", 105.5, 35, 20, 30)
    let column = LaidOut(200, 100) {
      ScrollView(.horizontal) {
        VStack(spacing: 0) {
          Box(60, 20)
          Color.red.frame(height: 2).named("line")
        }
      }
    }
    column.expect("line", 0, 59, 60, 2)
  }

  @Test("a component of several views takes part in the stack around with each of them")
  func transparency() {
    struct Pair: View {
      var body: some View {
        Box(10, 10).named("a")
        Box(20, 10).named("b")
      }
    }
    let screen = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Pair()
        ForEach(0..<2) { Box(5, 5).named("\($0)") }
        if true { Box(10, 10).named("c") }
      }
    }
    screen.expect("a", 25, 5, 10, 10)
    screen.expect("b", 35, 5, 20, 10)
    screen.expect("0", 55, 7.5, 5, 5)
    screen.expect("1", 60, 7.5, 5, 5)
    screen.expect("c", 65, 5, 10, 10)
  }

  @Test("an ideal size counts where nothing is offered")
  func ideals() {
    let screen = LaidOut(200, 200) {
      Color.red.frame(idealWidth: 40, idealHeight: 30).named("c").fixedSize()
    }
    screen.expect("c", 80, 85, 40, 30)
  }

  @Test("a frame with one length leaves the other to its view")
  func halfFrame() {
    let screen = LaidOut(200, 100) {
      Box(20, 20).named("a").frame(width: 60, alignment: .trailing).named("frame")
    }
    screen.expect("frame", 70, 40, 60, 20)
    screen.expect("a", 110, 40, 20, 20)
  }

  @Test("a smaller frame lets its view overflow on both sides")
  func overflowingFrame() {
    LaidOut(100, 100) { Box(50, 50).named("a").frame(width: 20, height: 20) }
      .expect("a", 25, 25, 50, 50)
  }

  @Test("negative padding lets a view reach out")
  func negativePadding() {
    let screen = LaidOut(100, 100) {
      Color.red.named("c").padding(-10).frame(width: 40, height: 40)
    }
    screen.expect("c", 20, 20, 60, 60)
  }

  @Test("a lower priority gets what is left, at least its least length")
  func lowPriority() {
    let screen = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.frame(minWidth: 30).layoutPriority(-1).named("b")
      }
    }
    screen.expect("a", 0, 0, 70, 20)
    screen.expect("b", 70, 0, 30, 20)
  }

  @Test("priorities are seen through modifiers, not through containers")
  func priorityTraits() {
    let screen = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(5).opacity(0.5).named("a")
        Color.blue.named("b")
      }
    }
    #expect(screen.frame("a")?.width == 100)
    let nested = LaidOut(100, 20) {
      HStack(spacing: 0) {
        HStack(spacing: 0) { Color.red.layoutPriority(1) }.named("a")
        Color.blue.named("b")
      }
    }
    #expect(nested.frame("a")?.width == 50)
  }

  @Test("a lazy stack takes the width that it is offered")
  func lazyStack() {
    let screen = LaidOut(200, 400) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          Box(100, 30).named("a")
          Box(50, 30).named("b")
        }.named("stack")
      }
    }
    screen.expect("stack", 0, 0, 200, 70)
    screen.expect("a", 0, 0, 100, 30)
    screen.expect("b", 0, 40, 50, 30)
  }

  @Test("a horizontal scroll view is as high as its content")
  func horizontalScrolling() {
    let screen = LaidOut(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Box(150, 40).named("a")
          Box(150, 20).named("b")
        }
      }.named("scroll")
    }
    screen.expect("scroll", 0, 30, 200, 40)
    screen.expect("a", 0, 30, 150, 40)
    screen.expect("b", 150, 40, 150, 20)
  }

  @Test("views of a stack on top of each other line up along guides of their own")
  func guidesOnTop() {
    let screen = LaidOut(100, 100) {
      ZStack(alignment: .topLeading) {
        Box(40, 40).named("a")
        Box(10, 10).named("badge").alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.top) { _ in 5
        }
      }
    }
    // The badge reaches five points beyond `a` on two sides.
    screen.expect("a", 32.5, 32.5, 40, 40)
    screen.expect("badge", 27.5, 27.5, 10, 10)
  }

  @Test("a guide of one's own lines up views of different stacks")
  func customGuide() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    let middle = VerticalAlignment(Middle.self)
    let screen = LaidOut(100, 100) {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          Box(10, 10)
          Box(10, 10).alignmentGuide(middle) { $0[VerticalAlignment.center] }.named("left")
        }
        VStack(spacing: 0) {
          Box(10, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }.named("right")
          Box(10, 10)
        }
      }
    }
    let (left, right) = (screen.frame("left"), screen.frame("right"))
    #expect(left?.midY == right?.midY)
    #expect(left != nil)
  }
}
