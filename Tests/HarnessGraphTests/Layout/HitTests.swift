import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// Which view a point of the screen reaches.
@MainActor @Suite("Layout: hit testing")
struct HitTests {
  private func name(_ screen: LaidOut, _ x: Double, _ y: Double) -> String? {
    var node = screen.graph.hit(at: CGPoint(x: x, y: y))
    while let current = node {
      for case .identifier(let name) in current.annotations { return name }
      node = current.parent
    }
    return nil
  }

  @Test("the last view is in front, a greater zIndex before it")
  func order() {
    let screen = LaidOut(100, 100) {
      ZStack {
        Color.red.named("back")
        Box(50, 50).named("front")
        Box(20, 20).zIndex(-1).named("hidden")
      }
    }
    #expect(name(screen, 50, 50) == "front")
    #expect(name(screen, 10, 10) == "back")
    let raised = LaidOut(100, 100) {
      ZStack {
        Box(20, 20).named("raised").zIndex(1)
        Color.red.named("back")
      }
    }
    #expect(name(raised, 50, 50) == "raised")
  }

  @Test("frames are half-open")
  func halfOpen() {
    let screen = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.named("b")
      }
    }
    #expect(name(screen, 49.99, 0) == "a")
    #expect(name(screen, 50, 0) == "b")
    #expect(screen.graph.hit(at: CGPoint(x: 100, y: 50)) == nil)
  }

  @Test("overlays are before their view, backgrounds behind it")
  func layers() {
    let screen = LaidOut(100, 100) {
      Box(50, 50).named("a").overlay(Box(20, 20).named("over")).background(
        Color.red.named("under").padding(-10))
    }
    #expect(name(screen, 50, 50) == "over")
    #expect(name(screen, 30, 30) == "a")
    #expect(name(screen, 20, 50) == "under")
  }

  @Test("clear colours, spacers and the space in stacks let touches through")
  func transparency() {
    let screen = LaidOut(100, 100) {
      ZStack {
        Color.red.named("back")
        VStack {
          Color.clear
          Spacer()
        }.named("front")
      }
    }
    #expect(name(screen, 50, 20) == "back")
    #expect(name(screen, 50, 90) == "back")
  }

  @Test("a shape is hit inside of its outline, a line on it, a content shape everywhere")
  func shapes() {
    let circle = LaidOut(100, 100) { Circle().fill(Color.red).named("circle") }
    #expect(name(circle, 50, 50) == "circle")
    #expect(name(circle, 2, 2) == nil)
    let ring = LaidOut(100, 100) { Circle().stroke(Color.red, lineWidth: 10).named("ring") }
    #expect(name(ring, 50, 50) == nil)
    #expect(name(ring, 1, 50) == "ring")
    let shaped = LaidOut(100, 100) {
      Circle().stroke(Color.red, lineWidth: 10).contentShape(Rectangle()).named("ring")
    }
    #expect(name(shaped, 50, 50) == "ring")
  }

  @Test("what is cut off, turned off, hidden or invisible is not hit")
  func exclusions() {
    let clipped = LaidOut(100, 100) {
      Box(80, 80).named("a").frame(width: 20, height: 20).clipped()
    }
    #expect(name(clipped, 50, 50) == "a")
    #expect(name(clipped, 70, 50) == nil)
    let views = LaidOut(100, 100) {
      ZStack {
        Color.red.named("back")
        Box(50, 50).allowsHitTesting(false)
        Box(50, 50).hidden()
        Box(50, 50).opacity(0)
      }
    }
    #expect(name(views, 50, 50) == "back")
  }

  @Test("an offset moves what is hit")
  func offset() {
    let screen = LaidOut(100, 100) { Box(20, 20).named("a").offset(x: 30) }
    #expect(name(screen, 80, 50) == "a")
    #expect(name(screen, 50, 50) == nil)
  }
}
