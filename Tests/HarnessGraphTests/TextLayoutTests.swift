import Foundation
import HarnessUI
import SwiftUI
import Testing

/// What a renderer of texts and a canvas are told of the size of letters.
@MainActor @Suite struct TextLayoutTests {
  private final class Notes: @unchecked Sendable {
    var entries: [String] = []
  }

  private struct Noting: TextRenderer {
    let notes: Notes

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        notes.entries.append("line \(text(line.typographicBounds))")
        for run in line {
          notes.entries.append("run \(text(run.typographicBounds))")
          if let last = run.last { notes.entries.append("last \(text(last.typographicBounds))") }
        }
      }
    }

    private func text(_ bounds: Text.Layout.TypographicBounds) -> String {
      let rect = bounds.rect
      return [rect.minX, rect.minY, rect.width, rect.height, bounds.origin.y]
        .map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
    }
  }

  @Test func `a renderer sees lines, runs and letters where their fonts put them`() {
    let notes = Notes()
    // Monospaced letters of 10 and of 20 points: 6 and 12 wide, in lines of 12 and 24.
    let small = Font.system(size: 10, design: .monospaced)
    let large = Font.system(size: 20, design: .monospaced)
    let text = Text("ab\nc").font(small) + Text("de").font(large).baselineOffset(1)
    _ = Mounted(text.lineSpacing(3).textRenderer(Noting(notes: notes)))
    #expect(
      notes.entries == [
        "line 0 0 120 120 96", "run 0 0 120 120 96", "last 60 0 60 120 96",
        "line 0 150 300 250 352", "run 0 256 60 120 352", "last 0 256 60 120 352",
        "run 60 150 240 240 342", "last 180 150 120 240 342",
      ])
  }

  @Test func `an empty line is as high as the text around it`() {
    let notes = Notes()
    _ = Mounted(Text("a\n\nb").font(.title).textRenderer(Noting(notes: notes)))
    #expect(notes.entries.filter { $0.hasPrefix("line") }.count == 3)
    #expect(notes.entries.filter { $0.hasPrefix("line") }[1] == "line 0 340 0 340 612")
  }

  @Test func `a proxy is as large as its text in a space`() {
    let proxy = TextProxy(TextBlock("ab cd", face: TextFace(size: 10, isMonospaced: true)))
    #expect(proxy.sizeThatFits(.unspecified) == CGSize(width: 30, height: 12))
    #expect(proxy.sizeThatFits(ProposedViewSize(width: 20, height: nil)).height == 24)
    #expect(proxy.sizeThatFits(ProposedViewSize(width: 20, height: 12)).height == 12)
  }

  @Test func `a canvas measures with the font of its surroundings`() {
    var sizes: [CGSize] = []
    var baselines: [CGFloat] = []
    _ = Mounted(
      Canvas { context, _ in
        let text = context.resolve(Text("ab cd"))
        let room = CGSize(width: 20, height: 100)
        sizes = [text.measure(in: CGSize(width: 100, height: 100)), text.measure(in: room)]
        baselines = [text.firstBaseline(in: room), text.lastBaseline(in: room)]
      }.font(.system(size: 10, design: .monospaced)))
    #expect(sizes == [CGSize(width: 30, height: 12), CGSize(width: 12, height: 24)])
    #expect(baselines.map { ($0 * 10).rounded() } == [96, 216])
  }
}
