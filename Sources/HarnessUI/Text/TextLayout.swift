public import Foundation

extension Text {
  /// Where the letters of a text are. There are no fonts: each takes eight points, a line 20.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout`.
  nonisolated public struct Layout: RandomAccessCollection, Equatable {
    static var letterWidth: CGFloat { 8 }
    static var lineHeight: CGFloat { 20 }

    private let lines: [Line]

    /// Lines end where the text says so.
    init(_ runs: [TextRun]) {
      var rows: [[Run]] = [[]]
      var (x, index) = (CGFloat(0), 0)
      for run in runs {
        let pieces = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, piece) in pieces.enumerated() {
          if number > 0 {
            rows.append([])
            (x, index) = (0, index + 1)
          }
          guard !piece.isEmpty else { continue }
          let origin = CGPoint(x: x, y: CGFloat(rows.count) * Self.lineHeight)
          rows[rows.count - 1].append(
            Run(letters: Array(piece), look: run.look, first: index, origin: origin))
          x += CGFloat(piece.count) * Self.letterWidth
          index += piece.count
        }
      }
      lines = rows.enumerated().map { number, runs in
        Line(runs: runs, origin: CGPoint(x: 0, y: CGFloat(number + 1) * Self.lineHeight))
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
    public init() { self.init(origin: .zero, letters: 0, ascent: 0, descent: 0) }

    init(origin: CGPoint, letters: Int, ascent: CGFloat = 16, descent: CGFloat = 4) {
      self.origin = origin
      width = CGFloat(letters) * letterWidth
      self.ascent = ascent
      self.descent = descent
      leading = 0
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
    fileprivate let runs: [Run]
    /// Where the baseline begins.
    public var origin: CGPoint

    fileprivate init(runs: [Run], origin: CGPoint) {
      self.runs = runs
      self.origin = origin
    }

    /// How high and wide the line is.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(origin: origin, letters: runs.reduce(0) { $0 + $1.count })
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
    let look: TextLook
    let first: Int
    let origin: CGPoint

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
      let x = run.origin.x + CGFloat(indices.lowerBound) * letterWidth
      return TypographicBounds(origin: CGPoint(x: x, y: run.origin.y), letters: indices.count)
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
