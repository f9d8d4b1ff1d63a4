import Foundation
import HarnessAppleNames

extension Path {
  /// The steps as text: numbers first, then `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    outline.segments.map { segment in
      let (points, letter): ([CGPoint], String) =
        switch segment {
        case .move(let end): ([end], "m")
        case .line(let end): ([end], "l")
        case .quad(let end, let control): ([control, end], "q")
        case .cubic(let end, let first, let second): ([first, second, end], "c")
        case .close: ([], "h")
        }
      return (points.flatMap { [$0.x.plain, $0.y.plain] } + [letter]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// A path from its text; nil when the text is none.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        guard append(String(word), numbers) else { return nil }
        numbers = []
      }
    }
    if !numbers.isEmpty { return nil }
  }

  private mutating func append(_ letter: String, _ numbers: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: point(0))
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(1), control: point(0))
    case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension CGFloat {
  /// The number as people write it: `2`, `0.5`, without the dust of a calculation.
  nonisolated var plain: String {
    let rounded = (Double(self) * 1e6).rounded() / 1e6
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}

extension Double {
  /// The number as people write it.
  nonisolated var plain: String { CGFloat(self).plain }
}
