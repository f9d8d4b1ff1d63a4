import Foundation
import HarnessAppleNames
import HarnessGraph
import HarnessUI
import Testing

/// Views that are drawn and touched elsewhere than they are placed.
@MainActor @Suite("Layout: transformations")
struct TransformTests {
  @Test("a scaled view is seen and touched larger; its place stays")
  func scale() {
    let screen = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Box(20, 10).named("inside").scaleEffect(2).named("outside")
        Box(20, 10).named("beside").scaleEffect(x: 0.5, y: 1, anchor: .leading)
      }
    }
    screen.expect("inside", 20, 40, 40, 20)
    screen.expect("outside", 20, 40, 40, 20)
    screen.expect("beside", 50, 45, 10, 10)
    #expect(screen.hit(21, 41) == "inside")
    #expect(screen.hit(65, 50) == nil)
    #expect(LaidOut(100, 100) { Box(50, 50).scaleEffect(0).named("a") }.hit(50, 50) == nil)
  }

  @Test("a turned view has the frame around it, and is hit where it is drawn")
  func rotation() {
    let quarter = LaidOut(100, 100) { Box(40, 20).named("a").rotationEffect(.degrees(90)) }
    quarter.expect("a", 40, 30, 20, 40)
    let corner = LaidOut(100, 100) {
      Box(40, 20).named("a").rotationEffect(.degrees(90), anchor: .topLeading)
    }
    // Around (30, 40), clockwise: to the left of it and below.
    corner.expect("a", 10, 40, 20, 40)
    let eighth = LaidOut(100, 100) { Box(40, 40).named("a").rotationEffect(.degrees(45)) }
    let half = 20 * 2.0.squareRoot()
    eighth.expect("a", 50 - half, 50 - half, 2 * half, 2 * half)
    #expect(eighth.hit(50, 25) == "a")
    #expect(eighth.hit(28, 28) == nil)
  }

  @Test("matrices, and transformations in each other")
  func matrices() {
    let moved = LaidOut(100, 100) {
      Box(20, 20).named("a").transformEffect(CGAffineTransform(translationX: 10, y: 5))
    }
    moved.expect("a", 50, 45, 20, 20)
    let nested = LaidOut(100, 100) {
      Box(10, 10).named("a").offset(x: 10).scaleEffect(2).rotationEffect(.degrees(180))
    }
    // Offset to (55, 45), scaled around (50, 50) to (60, 40), and turned to the left.
    nested.expect("a", 20, 40, 20, 20)
    #expect(nested.hit(25, 50) == "a")
    let turned = LaidOut(100, 100) {
      Box(40, 20).named("a").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    turned.expect("a", 40, 40, 20, 20)
  }

  private struct Half: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
  }

  @Test("an effect of an author's own is asked for the size of its view")
  func ownEffect() {
    let screen = LaidOut(100, 100) { Box(20, 20).named("a").modifier(Half()) }
    screen.expect("a", 50, 40, 20, 20)
    #expect(screen.hit(65, 50) == "a")
  }

  @Test("the size that is read inside is that of the layout")
  func geometry() {
    let screen = LaidOut(100, 100) {
      GeometryReader { proxy in Box(proxy.size.width / 2, 10).named("half") }
        .frame(width: 40, height: 40).scaleEffect(2)
    }
    screen.expect("half", 10, 10, 40, 20)
  }

  @Test("rounded corners are not hit")
  func cornerRadius() {
    let screen = LaidOut(100, 100) { Color.red.named("a").cornerRadius(40) }
    #expect(screen.hit(2, 2) == nil)
    #expect(screen.hit(50, 2) == "a")
  }
}
