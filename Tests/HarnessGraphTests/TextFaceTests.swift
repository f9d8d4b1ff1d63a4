import Foundation
import HarnessUI
import Testing

/// How wide letters are. The expected numbers are what `scripts/make-glyph-table --widths` prints
/// of the font's own table, in its units of 1/2816.
@Suite struct TextFaceTests {
  private func units(_ text: String, weight: Double = 400) -> Double {
    TextFace(size: 2816, weight: weight).width(of: text)
  }

  @Test(
    arguments: [
      ("Hello, world!", 16536, 17292), ("four", 5380, 5716), ("Größe", 8176, 8574),
      ("łódź", 5620, 5893), ("Ελληνικά", 12588, 13312), ("Привет", 10152, 10533),
      ("Tiếng Việt", 13508, 14167), ("“€5” — …", 12440, 12491), ("", 0, 0),
    ] as [(String, Double, Double)])
  func `a text is as wide as the font says`(text: String, regular: Double, bold: Double) {
    #expect(units(text) == regular)
    #expect(units(text, weight: 700) == bold)
    #expect(abs(units(text, weight: 550) - (regular + bold) / 2) < 1e-6)
  }

  @Test func `a width grows with the size, and takes a substring`() {
    #expect(TextFace(size: 17).width(of: "four") == 5380.0 * 17 / 2816)
    #expect(units(String("a four".dropFirst(2))) == 5380)
    #expect(TextFace(size: 2816).width(of: "a four".dropFirst(2)) == 5380)
  }

  @Test(arguments: [
    ("日本", 2.0), ("한", 1), ("👍", 1), ("👍🏽", 1), ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("❤️", 1),
    ("\u{200B}\u{2060}\u{FE0F}\u{AD}", 0), ("\u{0301}\u{20D7}", 0), ("\u{FFFC}", 1),
  ])
  func `ideographs and emoji take their height, and what shows nothing takes nothing`(
    text: String, ems: Double
  ) {
    #expect(TextFace(size: 10).width(of: text) == ems * 10)
    #expect(TextFace(size: 10, isMonospaced: true).width(of: text) == ems * 10)
  }

  @Test func `a letter is as wide with its accent as one character or as two`() {
    #expect(units("e\u{301}") == units("e"))
    #expect(units("\u{E9}") == units("e"))
  }

  @Test func `letters that the table does not have take the average, in any order`() {
    #expect(units("ש") == 1503)
    #expect(units("ש", weight: 700) == 1585)
    #expect(units("שלום") == units("םולש"))
    #expect(units("مرحبا") == 5 * 1503)
  }

  @Test func `all letters of a monospaced font take six tenths of the size`() {
    let face = TextFace(size: 10, isMonospaced: true)
    #expect(face.width(of: "iW.") == 18)
    #expect(face.width(of: "äЖ") == 12)
    #expect(TextFace(size: 10, weight: 900, isMonospaced: true).width(of: "iW.") == 18)
  }

  @Test func `digits of one width are all equal, and letters keep theirs`() {
    let face = TextFace(size: 2816, hasMonospacedDigits: true)
    let widths = Set((0...9).map { face.width(of: "\($0)") })
    #expect(widths == [1824])
    #expect(face.width(of: "1ä") == 1824 + units("ä"))
    #expect(face.width(of: "four") == units("four"))
    #expect(units("1") != units("0"))
  }

  @Test(arguments: [
    (17.0, 20.0), (34, 41), (28, 34), (22, 26), (20, 24), (16, 19), (15, 18), (13, 16), (12, 14),
    (11, 13),
  ])
  func `a line is six fifths of the size high, in whole points`(size: Double, height: Double) {
    let face = TextFace(size: size)
    #expect(face.lineHeight == height)
    #expect(face.ascent == height * 0.8)
  }

  @Test func `leading is added above and below, and a stretched font is wider`() {
    var face = TextFace(size: 17)
    face.extraLeading = 4
    #expect(face.lineHeight == 24)
    #expect(face.ascent == 18)
    face.stretch = 1.5
    #expect(face.width(of: "four") == 5380.0 * 17 * 1.5 / 2816)
    #expect(face.scaled(by: 2).size == 34)
  }
}
