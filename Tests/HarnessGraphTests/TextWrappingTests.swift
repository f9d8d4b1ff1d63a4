import Foundation
import HarnessUI
import Testing

/// Where lines end. Letters are six points wide here and lines twelve high.
@Suite struct TextWrappingTests {
  private func block(_ text: String) -> TextBlock {
    TextBlock(text, face: TextFace(size: 10, isMonospaced: true))
  }

  private func lines(_ text: String, letters: Double?) -> [String] {
    block(text).layout(width: letters.map { $0 * 6 }).lines.map(\.text)
  }

  @Test(
    arguments: [
      ("the quick fox", 9, ["the quick", "fox"]), ("the quick fox", 8, ["the", "quick", "fox"]),
      ("abcdefg", 3, ["abc", "def", "g"]), ("a bcdef g", 3, ["a", "bcd", "ef", "g"]),
      ("abc", 0, ["a", "b", "c"]), ("a\nb", 9, ["a", "b"]), ("a\r\n\nb", 9, ["a", "", "b"]),
      ("a\n", 9, ["a", ""]), ("a\u{2028}ü", 9, ["a", "ü"]), ("", 0, [""]),
      ("well-known", 6, ["well-", "known"]), ("it is -12", 6, ["it is", "-12"]),
      ("10-12", 3, ["10-", "12"]), ("and/or", 4, ["and/", "or"]),
      ("a (bc) d.", 4, ["a", "(bc)", "d."]),
      ("an—em", 3, ["an—", "em"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]), ("größer für", 6, ["größer", "für"]),
    ] as [(String, Double, [String])])
  func `a line ends after the last word that fits`(
    text: String, letters: Double, expected: [String]
  ) {
    #expect(lines(text, letters: letters) == expected)
  }

  @Test(arguments: [
    ("日本語テキスト", 35.0, ["日本語", "テキス", "ト"]), ("日本語。はい", 30, ["日本", "語。は", "い"]),
    ("日「本」", 25, ["日", "「本", "」"]), ("ab日本", 22, ["ab日", "本"]),
    ("👨‍👩‍👧‍👦👍🏽🇩🇪", 10, ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪"]),
  ])
  func `a line may end between ideographs and emoji, which stay whole`(
    text: String, width: Double, expected: [String]
  ) {
    #expect(block(text).layout(width: width).lines.map(\.text) == expected)
  }

  @Test func `the size is that of the widest line and of all lines`() {
    let layout = block("the quick fox").layout(width: 70)
    #expect(layout.size == CGSize(width: 54, height: 24))
    #expect(layout.lines.map(\.width) == [54, 18])
    #expect(layout.lines.map(\.y) == [0, 12])
    #expect(abs(layout.firstBaseline - 9.6) < 1e-9)
    #expect(abs(layout.lastBaseline - 21.6) < 1e-9)
    #expect(!layout.isTruncated)
  }

  @Test func `without a width each paragraph has one line, and nothing is one line high`() {
    #expect(block("the quick fox\nb").layout().size == CGSize(width: 78, height: 24))
    #expect(block("").layout().size == CGSize(width: 0, height: 12))
    #expect(block("").layout(width: 0, height: 0).size == CGSize(width: 0, height: 12))
  }

  @Test func `spaces at which a line ends do not count, those at the end do while there is room`() {
    let layout = block("ab    cd  ").layout(width: 20)
    #expect(layout.lines.map(\.text) == ["ab", "cd  "])
    #expect(layout.lines.map(\.width) == [12, 20])
    #expect(block("ab  ").layout(width: 100).size.width == 24)
    #expect(block("ab  ").layout(width: 12).lines.count == 1)
  }

  @Test func `a text fits into the width that it asked for`() {
    for text in ["Hello, world", "größer", "a b c d e", "日本語 text", "👨‍👩‍👧‍👦!"] {
      let block = TextBlock(text, face: TextFace(size: 17, weight: 600))
      let size = block.layout().size
      #expect(block.layout(width: size.width + 0.1 - 0.1).size == size)
      #expect(block.layout(width: size.width - 0.5).lines.count == 2)
    }
  }

  @Test func `spacing stands between lines, tracking behind each letter`() {
    var block = block("abc def")
    block.lineSpacing = 5
    block.tracking = 2
    #expect(block.layout().size == CGSize(width: 56, height: 12))
    #expect(block.layout(width: 30).size == CGSize(width: 24, height: 29))
    block.text = "👨‍👩‍👧‍👦"
    #expect(block.layout().size.width == 12)
  }

  @Test func `stretches have fonts of their own, and a line is as high as its highest`() {
    var block = block("ab cd ef")
    let large = TextFace(size: 20, isMonospaced: true)
    block.spans = [
      TextSpan(end: 3, face: block.face), TextSpan(end: 5, face: large),
      TextSpan(end: 8, face: block.face, tracking: 1, baselineOffset: 5),
    ]
    let layout = block.layout()
    #expect(layout.size.width == 63)
    #expect(abs(layout.size.height - 24) < 1e-9)
    let wrapped = block.layout(width: 30)
    #expect(wrapped.lines.map(\.text) == ["ab", "cd", "ef"])
    let tenths = wrapped.lines.map { [($0.height * 10).rounded(), ($0.baseline * 10).rounded()] }
    #expect(tenths == [[120, 96], [240, 120 + 192], [170, 360 + 146]])
  }

  // MARK: Laws

  private static let texts = [
    "The quick brown fox jumps over the lazy dog.", "  leading and   many    spaces   ",
    "Donaudampfschifffahrtsgesellschaft und so weiter", "a\nbb\n\nccc dddd\n",
    "日本語のテキスト。「はい」と言った。", "well-known/and (more) — or 10-12, -3", "👨‍👩‍👧‍👦👍🏽 🇩🇪🇫🇷 e\u{301}e",
    "שלום עולם", "",
  ]

  @Test(arguments: texts)
  func `a wider proposal never gives more lines, and no line is wider than it`(text: String) {
    let block = TextBlock(text, face: TextFace(size: 17))
    let widest = text.map { block.face.width(of: String($0)) }.max() ?? 0
    var previous = Int.max
    for width in stride(from: 0.0, through: 450, by: 1.5) {
      let layout = block.layout(width: width)
      #expect(layout.lines.count <= previous)
      #expect(Double(layout.size.width) <= max(width, widest) + 0.01)
      #expect(Double(layout.size.height) == Double(layout.lines.count) * 20)
      previous = layout.lines.count
    }
  }

  @Test(arguments: texts)
  func `lines show every letter once, in order`(text: String) {
    let block = TextBlock(text, face: TextFace(size: 17))
    for width in stride(from: 0.0, through: 450, by: 7) {
      let shown = block.layout(width: width).lines.map(\.text).joined()
      #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
  }
}
