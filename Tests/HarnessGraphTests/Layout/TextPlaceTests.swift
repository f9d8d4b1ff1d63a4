import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Texts among other views: their sizes follow from the advances of one font.
@MainActor @Suite("Layout: texts")
struct TextPlaceTests {
  private func size(_ name: String, in screen: LaidOut) throws -> CGSize {
    try #require(screen.frame(name)).size
  }

  @Test("a text is one line high, and as wide as its letters")
  func oneLine() throws {
    let screen = LaidOut(300, 300) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hello").named("short")
        Text("Hello, world").named("long")
        Text("").named("empty")
      }
    }
    let (short, long) = (try size("short", in: screen), try size("long", in: screen))
    #expect(short.height == 20 && long.height == 20)
    #expect(short.width > 30 && short.width < 60)
    #expect(long.width > short.width * 1.8)
    #expect(try size("empty", in: screen).width == 0)
  }

  @Test("a link has the frame of its letters")
  func links() throws {
    let screen = LaidOut(400, 300) {
      VStack(alignment: .leading, spacing: 0) {
        Text("See [the guide](https://guide.test) or [us](https://us.test)")
        Text("See ").named("before")
        Text("the guide").named("itself")
      }
    }
    let text = try #require(screen.element(.text)?.frame)
    let (before, itself) = (try size("before", in: screen), try size("itself", in: screen))
    screen.expect(
      .link, "the guide", text.minX + before.width, text.minY, itself.width, text.height)
    let other = try #require(screen.element(.link, "us")?.frame)
    #expect(abs(other.maxX - text.maxX) < 0.01)
    #expect(screen.hit(other.midX, other.midY) == "link")
    #expect(screen.hit(text.minX + 2, text.midY) == "text")
  }

  @Test("a link that goes on in the next line has the rectangle around its parts")
  func wrappedLinks() throws {
    let screen = LaidOut(100, 300) {
      Text("one two [three four five six](https://a.test)").multilineTextAlignment(.center)
    }
    let text = try #require(screen.element(.text)?.frame)
    let link = try #require(screen.element(.link)?.frame)
    #expect(text.height >= 40)
    #expect(link.maxY == text.maxY)
    #expect(link.minX >= text.minX && link.maxX <= text.maxX + 0.01)
  }

  @Test("a text wraps where it has no room, and a limit of lines cuts it off")
  func wrapping() throws {
    let text = "one two three four five six seven eight"
    let screen = LaidOut(100, 600) {
      VStack(spacing: 0) {
        Text(text).named("all")
        Text(text).lineLimit(2).named("two")
        Text(text).lineLimit(1).named("one")
        Text(text).fixedSize().named("fixed")
      }
    }
    let all = try size("all", in: screen)
    #expect(all.width <= 100 && all.height >= 60)
    #expect(all.height.truncatingRemainder(dividingBy: 20) == 0)
    #expect(try size("two", in: screen).height == 40)
    #expect(try size("one", in: screen).height == 20)
    let fixed = try size("fixed", in: screen)
    #expect(fixed.height == 20 && fixed.width > 200)
  }

  @Test("fonts, weights and the size of letters that the user has chosen make texts larger")
  func fonts() throws {
    let screen = LaidOut(400, 400) {
      VStack(spacing: 0) {
        Text("Title").named("body")
        Text("Title").bold().named("bold")
        Text("Title").font(.largeTitle).named("large")
        Text("Title").dynamicTypeSize(.accessibility5).named("accessible")
        VStack { Text("Title").named("inherited") }.font(.largeTitle)
      }
    }
    let body = try size("body", in: screen)
    #expect(try size("bold", in: screen).width > body.width)
    let large = try size("large", in: screen)
    #expect(large.height == 41 && large.width > body.width * 1.8)
    #expect(try size("inherited", in: screen) == large)
    #expect(try size("accessible", in: screen).height > 60)
  }

  @Test("a font that changes in the environment changes the size")
  func changingFont() throws {
    struct Zoom: View {
      @State private var isLarge = false
      var body: some View {
        VStack(spacing: 0) {
          Text("Title").named("title")
          Button("zoom") { isLarge = true }
        }.font(isLarge ? .largeTitle : .body)
      }
    }
    let screen = LaidOut(300, 300) { Zoom() }
    #expect(try size("title", in: screen).height == 20)
    screen.graph.elements.forEachUnmerged { $0.activate?() }
    screen.graph.settle()
    #expect(try size("title", in: screen).height == 41)
  }

  @Test("texts of several sizes stand on one baseline")
  func baselines() throws {
    let screen = LaidOut(300, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Large").font(.largeTitle).named("large")
        Text("small").font(.caption).named("small")
      }
    }
    let large = try #require(screen.frame("large"))
    let small = try #require(screen.frame("small"))
    // The ascent is 0.8 of a line: 41 and 14 points high.
    #expect(abs((large.minY + 41 * 0.8) - (small.minY + small.height * 0.8)) < 0.01)
    #expect(small.minY > large.minY + 10)
  }
}
