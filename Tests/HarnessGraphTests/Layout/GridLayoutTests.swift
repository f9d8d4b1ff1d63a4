import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Grids, with sizes worked out from `Grid`'s and `GridItem`'s documentation.
@MainActor @Suite("Layout: grids")
struct GridLayoutTests {
  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func fixedCells() {
    let screen = LaidOut(200, 200) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Box(20, 10).named("a")
          Box(60, 30).named("b")
        }
        GridRow {
          Box(40, 20).named("c")
          Box(10, 10).named("d")
        }
      }.named("grid")
    }
    // Columns 40 and 60, rows 30 and 20.
    screen.expect("grid", 45, 72.5, 110, 55)
    screen.expect("a", 55, 82.5, 20, 10)
    screen.expect("b", 95, 72.5, 60, 30)
    screen.expect("c", 45, 107.5, 40, 20)
    screen.expect("d", 120, 112.5, 10, 10)
  }

  @Test("flexible cells take what is left")
  func flexibleCells() {
    let screen = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(50, 20).named("a")
          Color.red.named("b")
        }
      }
    }
    screen.expect("a", 0, 40, 50, 20)
    screen.expect("b", 50, 0, 150, 100)
  }

  @Test("a view outside of a row spans all columns; unsized axes ask for nothing")
  func spanning() {
    let screen = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(30, 20).named("a")
          Box(50, 20).named("b")
        }
        Color.red.frame(height: 10).named("wide").gridCellUnsizedAxes(.horizontal)
      }
    }
    screen.expect("a", 60, 35, 30, 20)
    screen.expect("wide", 60, 55, 80, 10)
    let sized = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box(30, 20).named("a") }
        Color.red.frame(height: 10).named("wide")
      }
    }
    sized.expect("wide", 0, 55, 200, 10)
  }

  @Test("a cell takes several columns, and widens them where it needs more")
  func severalColumns() {
    let screen = LaidOut(200, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(20, 10).named("a")
          Box(30, 10).named("b")
          Box(40, 10).named("c")
        }
        GridRow {
          Box(80, 10).named("two").gridCellColumns(2)
          Box(5, 10).named("d")
        }
      }
    }
    // 20 + 10 + 30 are 20 too few: each of the two columns gets 10 more. 30, 40, 40 wide.
    screen.expect("a", 35, 40, 20, 10)
    screen.expect("b", 75, 40, 30, 10)
    screen.expect("c", 125, 40, 40, 10)
    screen.expect("two", 35, 50, 80, 10)
    screen.expect("d", 125, 50, 5, 10)
  }

  @Test("cells stand as the column, the row or the cell says")
  func alignments() {
    let screen = LaidOut(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Box(10, 10).named("a").gridColumnAlignment(.trailing)
          Box(50, 40).named("b")
        }
        GridRow {
          Box(50, 60).named("c")
          Box(10, 10).named("d").gridCellAnchor(.topLeading)
        }
      }
    }
    screen.expect("a", 40, 30, 10, 10)
    screen.expect("b", 50, 0, 50, 40)
    screen.expect("c", 0, 40, 50, 60)
    screen.expect("d", 50, 40, 10, 10)
  }

  @Test("GridLayout arranges rows as a grid does")
  func gridLayout() {
    let screen = LaidOut(100, 100) {
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          Box(20, 10).named("a")
          Box(20, 10).named("b")
        }
        GridRow {
          Box(60, 10).named("c")
          Box(20, 10).named("d")
        }
      }
    }
    screen.expect("a", 30, 40, 20, 10)
    screen.expect("b", 70, 40, 20, 10)
    screen.expect("c", 10, 50, 60, 10)
    screen.expect("d", 70, 50, 20, 10)
  }

  @Test("rows outside of a grid are groups")
  func rowsElsewhere() {
    let screen = LaidOut(100, 100) {
      VStack(spacing: 0) {
        GridRow {
          Box(20, 10).named("a")
          Box(20, 10).named("b")
        }
      }
    }
    screen.expect("a", 40, 40, 20, 10)
    screen.expect("b", 40, 50, 20, 10)
  }

  @Test("fixed columns take theirs, flexible ones share the rest within their bounds")
  func lazyColumns() {
    let columns = [
      GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 30), spacing: 10),
      GridItem(.flexible()),
    ]
    let screen = LaidOut(200, 100) {
      LazyVGrid(columns: columns, spacing: 5) {
        Color.red.frame(height: 20).named("a")
        Color.red.frame(height: 40).named("b")
        Color.red.frame(height: 20).named("c")
        Color.red.frame(height: 10).named("d")
      }.named("grid")
    }
    // 200 - 20 - 50 = 130; the second column takes 30 of its 65, the third one the 100 that are left.
    screen.expect("grid", 0, 22.5, 200, 55)
    screen.expect("a", 0, 32.5, 50, 20)
    screen.expect("b", 60, 22.5, 30, 40)
    screen.expect("c", 100, 32.5, 100, 20)
    screen.expect("d", 0, 67.5, 50, 10)
  }

  @Test("an adaptive item makes as many columns as fit, alike")
  func adaptiveColumns() {
    let screen = LaidOut(200, 100) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 0) {
        ForEach(0..<5, id: \.self) { Color.red.frame(height: 10).named("\($0)") }
      }
    }
    // (200 + 10) / (40 + 10) = 4 columns of (200 - 30) / 4.
    screen.expect("0", 0, 40, 42.5, 10)
    screen.expect("3", 157.5, 40, 42.5, 10)
    screen.expect("4", 0, 50, 42.5, 10)
  }

  @Test("columns that take less than there is stand as the grid says, cells as the column says")
  func lazyAlignment() {
    let columns = [GridItem(.fixed(50), spacing: 0, alignment: .bottomTrailing)]
    let screen = LaidOut(200, 100) {
      LazyVGrid(columns: columns, alignment: .trailing) { Box(10, 10).named("a") }
    }
    screen.expect("a", 190, 45, 10, 10)
  }

  @Test("a lazy grid of rows grows from leading to trailing")
  func lazyRows() {
    let rows = [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]
    let screen = LaidOut(200, 100) {
      LazyHGrid(rows: rows, spacing: 10) {
        Color.red.frame(width: 30).named("a")
        Color.red.frame(width: 20).named("b")
        Color.red.frame(width: 20).named("c")
      }
    }
    screen.expect("a", 70, 0, 30, 50)
    screen.expect("b", 75, 50, 20, 50)
    screen.expect("c", 110, 0, 20, 50)
  }

  @Test("headers of sections take a line of a lazy grid")
  func lazyGridSections() {
    let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))]
    let screen = LaidOut(100, 100) {
      LazyVGrid(columns: columns, spacing: 0) {
        Section {
          Box(10, 10).named("a")
          Box(10, 10).named("b")
          Box(10, 10).named("c")
        } header: {
          Color.red.frame(height: 20).named("header")
        }
        Section { Box(10, 10).named("d") }
      }
    }
    screen.expect("header", 0, 25, 100, 20)
    screen.expect("a", 20, 45, 10, 10)
    screen.expect("b", 70, 45, 10, 10)
    screen.expect("c", 20, 55, 10, 10)
    // A section begins a line.
    screen.expect("d", 20, 65, 10, 10)
  }

  @Test("pinned headers stay in sight as long as their section is")
  func pinnedHeaders() {
    func screen(scrolledBy offset: CGFloat) -> LaidOut {
      LaidOut(100, 100) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<3, id: \.self) { number in
              Section {
                Box(100, 90).named("row \(number)")
              } header: {
                Box(100, 10).named("header \(number)")
              }
            }
          }.offset(y: -offset)
        }
      }
    }
    let scrolled = screen(scrolledBy: 30)
    scrolled.expect("header 0", 0, 0, 100, 10)
    scrolled.expect("row 0", 0, -20, 100, 90)
    scrolled.expect("header 1", 0, 70, 100, 10)
    #expect(scrolled.hitName(CGPoint(x: 50, y: 5)) == "header 0")
    // The next section pushes it away.
    screen(scrolledBy: 95).expect("header 0", 0, -5, 100, 10)
  }
}
