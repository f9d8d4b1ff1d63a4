public import Foundation

extension Text {
  /// Where the letters of a text are, which has all the room it wants.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout`.
  nonisolated public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]

    /// Lines end where the text says so.
    init(_ runs: [TextRun], in environment: EnvironmentValues) {
      let measures = TextMeasures(environment)
      var rows = [Row(measures.span(of: TextRun(text: ""), end: 0))]
      var index = 0
      for run in runs {
        let span = measures.span(of: run, end: 0)
        let pieces = measures.cased(run.text)
          .split(separator: "\n", omittingEmptySubsequences: false)
        for (number, piece) in pieces.enumerated() {
          if number > 0 {
            rows.append(Row(span))
            index += 1
          }
          guard !piece.isEmpty else { continue }
          rows[rows.count - 1].append(piece, of: run, in: span, first: index)
          index += piece.count
        }
      }
      var y = CGFloat(0)
      lines = rows.map { row in
        defer { y += row.ascent + row.descent + environment.lineSpacing }
        return row.line(at: y)
      }
    }

    /// Whether something of the text is cut off: never.
    public var isTruncated: Bool { false }
    /// The first line.
    public var startIndex: Int { 0 }
    /// Behind the last line.
    public var endIndex: Int { lines.count }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

/// A line of which the height is not known yet.
nonisolated private struct Row {
  private var runs: [Text.Layout.Run] = []
  private var width = CGFloat(0)
  private(set) var ascent: CGFloat
  private(set) var descent: CGFloat

  /// An empty line is as high as the text it stands in.
  init(_ span: TextSpan) {
    ascent = span.ascent
    descent = span.descent
  }

  mutating func append(_ text: Substring, of run: TextRun, in span: TextSpan, first: Int) {
    var edges = [CGFloat(0)]
    for letter in text {
      edges.append(edges[edges.count - 1] + span.face.width(of: String(letter)) + span.tracking)
    }
    ascent = runs.isEmpty ? span.ascent : max(ascent, span.ascent)
    descent = runs.isEmpty ? span.descent : max(descent, span.descent)
    runs.append(
      Text.Layout.Run(
        letters: Array(text), edges: edges, look: run.look, first: first, span: span,
        origin: CGPoint(x: width, y: -span.baselineOffset)))
    width += edges[edges.count - 1]
  }

  /// The line with its top at a place.
  func line(at y: CGFloat) -> Text.Layout.Line {
    let baseline = y + ascent
    var placed = runs
    for index in placed.indices { placed[index].origin.y += baseline }
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: 0, y: baseline)
    (bounds.width, bounds.ascent, bounds.descent) = (width, ascent, descent)
    return Text.Layout.Line(runs: placed, bounds: bounds)
  }
}

extension Text.Layout {
  /// A letter's place in the text.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout.CharacterIndex`.
  nonisolated public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let offset: Int
    /// Whether the first is before the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
    /// How many letters lie between.
    public func distance(to other: Self) -> Int { other.offset - offset }
    /// The place some letters further on.
    public func advanced(by n: Int) -> Self { Self(offset: offset + n) }
  }

  /// How high and wide letters are, in points.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout.TypographicBounds`.
  nonisolated public struct TypographicBounds: Equatable, Sendable {
    /// Where the baseline begins.
    public var origin: CGPoint
    /// How wide it is.
    public var width: CGFloat
    /// How high above the baseline.
    public var ascent: CGFloat
    /// How deep below the baseline.
    public var descent: CGFloat
    /// The space to the next line.
    public var leading: CGFloat

    /// Nothing.
    public init() {
      origin = .zero
      (width, ascent, descent, leading) = (0, 0, 0, 0)
    }

    /// The rectangle around the letters.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// One line.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout.Line`.
  nonisolated public struct Line: RandomAccessCollection, Equatable {
    private let runs: [Run]
    private let bounds: TypographicBounds
    /// Where the baseline begins.
    public var origin: CGPoint

    fileprivate init(runs: [Run], bounds: TypographicBounds) {
      self.runs = runs
      self.bounds = bounds
      origin = bounds.origin
    }

    /// How high and wide the line is.
    public var typographicBounds: TypographicBounds {
      var bounds = bounds
      bounds.origin = origin
      return bounds
    }
    /// The first stretch.
    public var startIndex: Int { 0 }
    /// Behind the last stretch.
    public var endIndex: Int { runs.count }
    /// A stretch.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// Letters of one look.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout.Run`.
  nonisolated public struct Run: RandomAccessCollection, Equatable {
    let letters: [Character]
    /// Where each letter begins, and where the last one ends, counted from the first.
    fileprivate let edges: [CGFloat]
    fileprivate let look: TextLook
    fileprivate let first: Int
    fileprivate let span: TextSpan
    fileprivate var origin: CGPoint

    /// In which direction the letters run: from left to right.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// How high and wide the stretch is.
    public var typographicBounds: TypographicBounds { self[0..<letters.count].typographicBounds }
    /// The letters' places in the text.
    public var characterIndices: [CharacterIndex] { self[0..<letters.count].characterIndices }
    /// The value that the text carries for the renderer; nil without.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { look.carried(key) }
    /// The first letter.
    public var startIndex: Int { 0 }
    /// Behind the last letter.
    public var endIndex: Int { letters.count }
    /// A letter.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// Some letters of one look.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout.RunSlice`.
  nonisolated public struct RunSlice: RandomAccessCollection, Equatable {
    /// All letters of that look.
    public var run: Run
    /// Which of them are meant.
    public var indices: Range<Int>

    /// Some letters of a stretch.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// How high and wide the letters are.
    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      let x = run.edges[indices.lowerBound]
      bounds.origin = CGPoint(x: run.origin.x + x, y: run.origin.y)
      bounds.width = run.edges[indices.upperBound] - x
      (bounds.ascent, bounds.descent) = (run.span.face.ascent, run.span.face.descent)
      return bounds
    }
    /// The letters' places in the text.
    public var characterIndices: [CharacterIndex] {
      indices.map { CharacterIndex(offset: run.first + $0) }
    }
    /// The value that the text carries for the renderer; nil without.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    /// The first letter.
    public var startIndex: Int { indices.lowerBound }
    /// Behind the last letter.
    public var endIndex: Int { indices.upperBound }
    /// A letter.
    public subscript(index: Int) -> RunSlice { run[index..<index + 1] }
    /// Some letters.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
  }
}
