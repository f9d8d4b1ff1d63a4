import Foundation
import HarnessAppleNames
import Testing

@Suite struct SpanTests {
  private func span(
    _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test(arguments: [
    (3909, "1:05:09"), (69, "1:09"), (9, "0:09"), (0, "0:00"), (3600, "1:00:00"),
  ])
  func `positions begin with what is not zero`(seconds: Double, text: String) {
    #expect(span(seconds, .positional) == text)
  }

  @Test func `padding keeps all places`() {
    #expect(
      span(65, .positional, [.hour, .minute, .second]) { $0.zeroFormattingBehavior = .pad }
        == "00:01:05")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.full, "1 hour, 2 seconds"), (.short, "1 hr, 2 sec"),
    (.abbreviated, "1h 2s"), (.brief, "1hr 2sec"), (.spellOut, "one hour, two seconds"),
  ])
  func `words leave zeros out`(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(span(3602, style) == text)
  }

  @Test func `at most so many units, and a phrase`() {
    let text = span(93784, .full, [.day, .hour, .minute]) {
      $0.maximumUnitCount = 1
      $0.includesTimeRemainingPhrase = true
      $0.includesApproximationPhrase = true
    }
    #expect(text == "About 1 day remaining")
  }

  @Test func `nothing is still something`() {
    #expect(span(0, .full) == "0 seconds")
    #expect(span(-60, .abbreviated) == "-1m")
  }
}
