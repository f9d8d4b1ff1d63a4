import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

@MainActor @Suite struct AnimationPaceTests {
  @Test func `delay, speed and count change the pace`() throws {
    struct Paced: View {
      @State private var isOn = false
      let animation: Animation
      var body: some View {
        Button("go") { withAnimation(animation) { isOn = true } }
        Text("x").opacity(isOn ? 1 : 0)
      }
    }
    func opacity(_ animation: Animation, at seconds: Double) throws -> Double? {
      let timed = Timed(Paced(animation: animation))
      timed.showInstants()
      try timed.tap("go")
      timed.advance(seconds)
      return try timed.number("opacity", of: "x")
    }
    let base = Animation.linear(duration: 1)
    #expect(try opacity(base.delay(1), at: 0.5) == 0)
    #expect(try opacity(base.delay(1), at: 1.5) == 0.5)
    #expect(try opacity(base.speed(2), at: 0.25) == 0.5)
    #expect(try opacity(base.repeatCount(3, autoreverses: false), at: 1.25) == 0.25)
    #expect(try opacity(base.repeatCount(2), at: 1.25) == 0.75)
    #expect(try opacity(base.repeatCount(2), at: 2) == 1)
    #expect(try opacity(.easeIn(duration: 1), at: 0.5) == 0.315)
    #expect(try opacity(.easeInOut(duration: 1), at: 0.5) == 0.5)
    #expect(try opacity(.timingCurve(0, 0, 1, 1, duration: 1), at: 0.3) == 0.3)
  }

  @Test func `an animation of an odd length is over at once or never ends`() throws {
    struct Odd: View {
      let animation: Animation
      let log: Log
      @State private var isOn = false
      var body: some View {
        Button("go") {
          withAnimation(animation) {
            isOn = true
          } completion: {
            log("done")
          }
        }
        Text("x").opacity(isOn ? 1 : 0)
      }
    }
    let linear = Animation.linear(duration: 1)
    let atOnce: [Animation] = [
      .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), linear.delay(-1),
      linear.repeatCount(0), .linear(duration: 0).repeatForever(),
      .interpolatingSpring(mass: 0, stiffness: 0, damping: 0),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: -1),
      .spring(response: .infinity, dampingFraction: 1), .spring(response: 1, dampingFraction: .nan),
    ]
    let never: [Animation] = [
      .linear(duration: .infinity), .linear(duration: 1e300), linear.delay(.infinity),
      linear.speed(0), linear.speed(-1), linear.repeatCount(.max),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 0),
    ]
    for (number, animation) in (atOnce + never).enumerated() {
      let log = Log()
      let timed = Timed(Odd(animation: animation, log: log))
      try timed.tap("go")
      #expect(try timed.number("opacity", of: "x") == 1)
      #expect(log.take() == (number < atOnce.count ? ["done"] : []), "\(animation)")
      timed.advance(1e6)
      #expect(log.take() == [], "\(animation)")
    }
  }
}
