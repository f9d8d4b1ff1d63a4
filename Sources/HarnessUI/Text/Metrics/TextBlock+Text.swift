import Foundation

extension TextBlock {
  /// A text with the fonts and limits that it has in an environment.
  package static func of(_ text: Text, in environment: EnvironmentValues) -> TextBlock {
    let measures = TextMeasures(environment)
    var block = TextBlock("", face: measures.face)
    block.tracking = measures.tracking
    if let constant = text.content.constant, text.look.isEmpty, !measures.areRaised {
      block.text = measures.cased(constant)
    } else {
      block.fill(with: text.runs(in: environment), measures)
    }
    let limits = environment[LineLimitKey.self]
    block.lineLimit = limits.most.map { max(1, $0) }
    block.minimumLines = max(1, limits.least ?? 1)
    block.lineSpacing = environment.lineSpacing
    block.minimumScaleFactor = environment.minimumScaleFactor
    block.truncation = environment.truncationMode
    return block
  }

  /// A string, such as the title of a control, with the font and limits that texts have in an
  /// environment.
  package static func of(_ string: String, in environment: EnvironmentValues) -> TextBlock {
    of(Text(verbatim: string), in: environment)
  }

  private mutating func fill(with runs: [TextRun], _ measures: TextMeasures) {
    for run in runs {
      text += measures.shown(run)
      let span = measures.span(of: run, end: text.utf8.count)
      if let last = spans.last, last.isInterchangeable(with: span) {
        spans[spans.count - 1].end = span.end
      } else {
        spans.append(span)
      }
    }
    // One font for all needs no spans.
    guard spans.count == 1, spans[0].baselineOffset == 0 else { return }
    (face, tracking, spans) = (spans[0].face, spans[0].tracking, [])
  }
}

extension TextSpan {
  fileprivate func isInterchangeable(with other: TextSpan) -> Bool {
    var copy = other
    copy.end = end
    return self == copy
  }
}

/// What an environment says about the shape of its texts.
struct TextMeasures {
  private let maker: FaceMaker
  private let traits: TextTraits
  private let textCase: Text.Case?
  private let locale: Locale?

  init(_ environment: EnvironmentValues) {
    maker = FaceMaker(environment)
    traits = TextTraits(environment)
    textCase = environment.textCase
    locale = textCase == nil ? nil : environment.locale
  }

  /// The font of a text that says nothing about itself.
  var face: TextFace { maker.face(traits) }
  /// Space after each letter of such a text in points.
  var tracking: Double { traits.kerning + traits.tracking }

  /// Whether such a text is off the line's baseline.
  var areRaised: Bool { traits.baselineOffset != 0 }

  func cased(_ text: String) -> String {
    guard let textCase, let locale else { return text }
    return textCase.apply(to: text, in: locale)
  }

  /// What is shown of a stretch; a picture is one character.
  func shown(_ run: TextRun) -> String { run.isPicture ? "\u{FFFC}" : cased(run.text) }

  func span(of run: TextRun, end: Int) -> TextSpan {
    let traits = traits.adding(run.look)
    return TextSpan(
      end: end, face: maker.face(traits), tracking: traits.kerning + traits.tracking,
      baselineOffset: traits.baselineOffset)
  }
}
