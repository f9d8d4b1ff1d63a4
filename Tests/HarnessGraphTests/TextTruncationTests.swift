import Foundation
import HarnessUI
import Testing

/// Where a text that is too long is cut. Letters are six points wide here and lines twelve high; a
/// "…" is a letter.
@Suite struct TextTruncationTests {
  private func block(_ text: String, lineLimit: Int? = nil) -> TextBlock {
    TextBlock(text, face: TextFace(size: 10, isMonospaced: true), lineLimit: lineLimit)
  }

  @Test func `a line limit cuts the text with an ellipsis`() {
    let layout = block("the quick brown fox", lineLimit: 2).layout(width: 60)
    #expect(layout.lines.map(\.text) == ["the quick", "brown fox"])
    #expect(!layout.isTruncated)
    let cut = block("the quick brown fox jumps", lineLimit: 2).layout(width: 60)
    #expect(cut.lines.map(\.text) == ["the quick", "brown fox…"])
    #expect(cut.size == CGSize(width: 60, height: 24))
    #expect(cut.isTruncated)
  }

  @Test func `the last line goes on with letters of the word that did not fit`() {
    #expect(block("the quick", lineLimit: 1).layout(width: 42).lines[0].text == "the qu…")
    #expect(block("the quick", lineLimit: 1).layout(width: 30).lines[0].text == "the…")
    #expect(block("the quick", lineLimit: 1).layout(width: 0).lines[0].text == "…")
    #expect(block("👨‍👩‍👧‍👦👍🏽🇩🇪", lineLimit: 1).layout(width: 16).lines[0].text == "👨‍👩‍👧‍👦…")
  }

  @Test func `a height cuts the text, but one line is always shown`() {
    let text = block("the quick brown fox")
    #expect(text.layout(width: 36, height: 36).lines.map(\.text) == ["the", "quick", "brown…"])
    #expect(text.layout(width: 36, height: 35).lines.map(\.text) == ["the", "quick…"])
    #expect(text.layout(width: 36, height: 48).isTruncated == false)
    #expect(text.layout(width: 36, height: 0).lines.map(\.text) == ["the q…"])
    #expect(text.layout(width: 36, height: 0).size.height == 12)
    var spaced = text
    spaced.lineSpacing = 10
    #expect(spaced.layout(width: 36, height: 36).lines.count == 2)
  }

  @Test func `a paragraph that is missing is told at the end of the one before`() {
    #expect(block("ab\ncd", lineLimit: 1).layout().lines.map(\.text) == ["ab…"])
    #expect(block("ab\ncd", lineLimit: 1).layout().size.width == 18)
  }

  @Test(arguments: [
    (Text.TruncationMode.head, "…n fox"), (.middle, "th…fox"), (.tail, "the q…"),
  ])
  func `a text is cut at its start, in the middle or at its end`(
    mode: Text.TruncationMode, expected: String
  ) {
    var text = block("the quick brown fox", lineLimit: 1)
    text.truncation = mode
    let line = text.layout(width: 36).lines[0]
    #expect(line.text == expected)
    #expect(line.width == 36)
  }

  @Test func `space is reserved for lines that are not there`() {
    var text = block("ab", lineLimit: 3)
    text.reservesSpace = true
    text.lineSpacing = 2
    #expect(text.layout().size == CGSize(width: 12, height: 40))
    #expect(text.layout().lines.count == 1)
    text.minimumLines = 2
    #expect(text.layout().size.height == 26)
    text.lineLimit = nil
    text.text = "a b c"
    #expect(text.layout(width: 6).size.height == 40)
  }

  @Test func `a text shrinks as far as it may before it is cut`() {
    var text = block("abcdefghij", lineLimit: 1)
    text.minimumScaleFactor = 0.5
    let shrunk = text.layout(width: 45)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.lines.map(\.text) == ["abcdefghij"])
    #expect(abs(shrunk.scale - 0.75) < 0.01)
    #expect(shrunk.size.width <= 45)
    #expect(text.layout(width: 60).scale == 1)
    let cut = text.layout(width: 24)
    #expect(cut.scale == 0.5)
    #expect(cut.lines.map(\.text) == ["abcdefg…"])
  }
}
