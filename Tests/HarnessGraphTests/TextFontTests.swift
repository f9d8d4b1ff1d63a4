import Foundation
import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

/// What fonts, modifiers and the environment make of the size and weight of letters.
@MainActor @Suite struct TextFontTests {
  private func face(
    _ font: Font?, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TextFace {
    var environment = EnvironmentValues()
    environment.font = font
    change(&environment)
    return TextBlock.of(Text("x"), in: environment).face
  }

  // MARK: Sizes

  @Test(
    arguments: [
      (.largeTitle, 34, 31, 40, 60), (.title, 28, 25, 34, 58), (.title2, 22, 19, 28, 56),
      (.title3, 20, 17, 26, 55), (.headline, 17, 14, 23, 53), (.body, 17, 14, 23, 53),
      (.callout, 16, 13, 22, 51), (.subheadline, 15, 12, 21, 49), (.footnote, 13, 12, 19, 44),
      (.caption, 12, 11, 18, 43), (.caption2, 11, 11, 17, 40),
    ] as [(Font.TextStyle, Double, Double, Double, Double)])
  func `text styles have the sizes of Apple's tables`(
    style: Font.TextStyle, large: Double, least: Double, usualMost: Double, most: Double
  ) {
    let sizes: [DynamicTypeSize: Double] = [
      .large: large, .xSmall: least, .xxxLarge: usualMost, .accessibility5: most,
    ]
    for (size, points) in sizes {
      #expect(abs(face(.system(style)) { $0.dynamicTypeSize = size }.size - points) < 1e-9)
    }
  }

  @Test func `a font's static name is the font of the style, and no font is body`() {
    #expect(face(nil) == face(.body))
    #expect(face(.default) == face(.body))
    #expect(face(.headline) == TextFace(size: 17, weight: 600))
    #expect(face(.headline) == face(.system(.headline)))
    #expect(face(.title2).size == 22)
    #expect(face(.system(size: 13, weight: .light)) == TextFace(size: 13, weight: 300))
  }

  @Test func `a size in points grows with the style it is relative to, or not at all`() {
    let grown: (inout EnvironmentValues) -> Void = { $0.dynamicTypeSize = .accessibility5 }
    #expect(face(.system(size: 10), grown).size == 10)
    #expect(face(.custom("A", fixedSize: 10), grown).size == 10)
    #expect(face(.custom("A", size: 17), grown).size == 53)
    #expect(face(.custom("A", size: 11, relativeTo: .caption2), grown).size == 40)
    #expect(face(.custom("A", size: 11, relativeTo: .caption2)).size == 11)
    #expect(face(.body.scaled(by: 2)).size == 34)
  }

  // MARK: Changed fonts

  @Test func `a font's changes count`() {
    #expect(face(.body.bold()).weight == 700)
    #expect(face(.headline.weight(.thin)).weight == 200)
    #expect(face(.body.monospaced()).isMonospaced)
    #expect(face(.system(.body, design: .monospaced)).isMonospaced)
    #expect(face(.system(size: 9, design: .monospaced)).isMonospaced)
    #expect(face(.body.monospacedDigit()).hasMonospacedDigits)
    #expect(face(.body.leading(.tight)).lineHeight == 18)
    #expect(face(.body.leading(.loose)).lineHeight == 22)
    #expect(abs(face(.body.width(.condensed)).stretch - 0.8) < 1e-9)
  }

  @Test func `the user's wish for legible letters makes them bolder`() {
    #expect(face(.body) { $0.legibilityWeight = .bold }.weight == 600)
    #expect(face(.body.weight(.black)) { $0.legibilityWeight = .bold }.weight == 900)
  }

  @Test func `a line height of the environment replaces the font's`() {
    #expect(face(.body) { $0.lineHeight = .exact(points: 30) }.lineHeight == 30)
    #expect(face(.body) { $0.lineHeight = .multiple(factor: 2) }.lineHeight == 34)
    #expect(face(.body) { $0.lineHeight = .leading(increase: 5) }.lineHeight == 22)
    #expect(face(.body) { $0.lineHeight = .loose }.lineHeight == 22)
    #expect(face(.body) { $0.lineHeight = .normal }.lineHeight == 20)
  }

  // MARK: Modifiers

  /// Says what layout would know of a text here.
  private struct Measured: View {
    @Environment(\.self) private var environment
    let text: Text
    let tell: (TextBlock) -> String
    var body: some View { Text(verbatim: tell(.of(text, in: environment))) }
  }

  private func measured<V: View>(
    _ tell: @escaping (TextBlock) -> String, @ViewBuilder in place: (AnyView) -> V
  ) -> String? {
    measured(Text("x"), tell, in: place)
  }

  private func measured<V: View>(
    _ text: Text, _ tell: @escaping (TextBlock) -> String,
    @ViewBuilder in place: (AnyView) -> V
  ) -> String? {
    Mounted(place(AnyView(Measured(text: text, tell: tell)))).texts.first
  }

  private let weight: (TextBlock) -> String = { "\($0.face.weight)" }

  @Test func `modifiers around a text change its letters, the innermost of a kind wins`() {
    #expect(measured(weight) { $0.bold() } == "700.0")
    #expect(measured(weight) { $0.bold(false).bold() } == "400.0")
    #expect(measured(weight) { $0.fontWeight(.light).font(.headline) } == "300.0")
    #expect(measured(weight) { $0.fontWeight(nil).fontWeight(.light).font(.headline) } == "600.0")
    #expect(measured(weight) { $0.bold().fontWeight(.black) } == "900.0")
    #expect(measured({ "\($0.face.isMonospaced)" }) { $0.fontDesign(.monospaced) } == "true")
    #expect(measured({ "\($0.face.isMonospaced)" }) { $0.monospaced() } == "true")
    #expect(measured({ "\($0.face.hasMonospacedDigits)" }) { $0.monospacedDigit() } == "true")
    #expect(measured({ "\($0.tracking)" }) { $0.tracking(2).kerning(1) } == "3.0")
    #expect(measured({ "\($0.face.stretch)" }) { $0.fontWidth(.expanded) } == "1.2")
    #expect(measured({ "\($0.face.size)" }) { $0.textScale(.secondary).font(.title3) } == "16.0")
    let height: (TextBlock) -> String = { "\($0.layout().size.height.rounded())" }
    #expect(measured(height) { $0.baselineOffset(5) } == "25.0")
  }

  @Test func `modifiers of a text win over those around it`() {
    #expect(measured(Text("x").bold(false), weight) { $0.bold() } == "400.0")
    #expect(measured(Text("x").fontWeight(.thin), weight) { $0.fontWeight(.heavy) } == "200.0")
    #expect(measured(Text("x").font(.headline), weight) { $0.font(.body) } == "600.0")
    #expect(measured(Text("x").tracking(3), { "\($0.tracking)" }) { $0.tracking(9) } == "3.0")
  }

  @Test func `limits and the case of letters count`() {
    let limits: (TextBlock) -> String = { "\($0.lineLimit ?? 0) \($0.minimumLines)" }
    #expect(measured(limits) { $0.lineLimit(3) } == "3 1")
    #expect(measured(limits) { $0.lineLimit(2, reservesSpace: true) } == "2 2")
    #expect(measured(limits) { $0.lineLimit(2...4) } == "4 2")
    #expect(measured(limits) { $0.lineLimit(3...) } == "0 3")
    #expect(measured(limits) { $0.lineLimit(nil).lineLimit(2, reservesSpace: true) } == "0 1")
    #expect(measured(Text("ab"), \.text) { $0.textCase(.uppercase) } == "AB")
    let rest: (TextBlock) -> String = {
      "\($0.lineSpacing) \($0.minimumScaleFactor) \($0.truncation)"
    }
    #expect(
      measured(rest) { $0.lineSpacing(3).minimumScaleFactor(0.5).truncationMode(.head) }
        == "3.0 0.5 head")
  }

  // MARK: Texts of several fonts

  @Test func `parts of a text have fonts of their own`() {
    let text = Text("one ") + Text("two").bold() + Text(" three").font(.title)
    let block = TextBlock.of(text, in: EnvironmentValues())
    #expect(block.text == "one two three")
    #expect(block.spans.map(\.end) == [4, 7, 13])
    #expect(block.spans.map(\.face.weight) == [400, 700, 400])
    #expect(block.spans.map(\.face.size) == [17, 17, 28])
    #expect(block.layout().size.height == 34)
    let width = zip(["one ", "two", " three"], block.spans).reduce(0) {
      $0 + $1.1.face.width(of: $1.0)
    }
    #expect(abs(Double(block.layout().size.width) - width) < 1e-9)
  }

  @Test func `Markdown and attributed strings have fonts, too, and a picture takes its height`() {
    let markdown = TextBlock.of(Text("a **b** `c`"), in: EnvironmentValues())
    #expect(markdown.text == "a b c")
    #expect(markdown.spans.map(\.face.weight) == [400, 700, 400, 400])
    #expect(markdown.spans.map(\.face.isMonospaced) == [false, false, false, true])
    var string = AttributedString("big")
    string.font = .largeTitle
    #expect(TextBlock.of(Text(string), in: EnvironmentValues()).face.size == 34)
    let picture = TextBlock.of(Text(Image(systemName: "star")), in: EnvironmentValues())
    #expect(picture.layout().size.width == 17)
  }

  @Test func `parts of one font need no spans`() {
    let text = Text("one ").foregroundColor(.red) + Text("two")
    let block = TextBlock.of(text, in: EnvironmentValues())
    #expect(block.spans.isEmpty)
    #expect(block == TextBlock("one two", face: TextFace(size: 17)))
  }
}
