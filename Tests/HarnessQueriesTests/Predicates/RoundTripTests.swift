import HarnessQueries
import Testing

/// Whatever is printed is read again as the same predicate.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<4) func `printing and reading is the identity`(_ seed: UInt64) throws {
    var maker = PredicateMaker(seed: seed)
    for _ in 0..<1000 {
      let predicate = maker.predicate(depth: 4)
      try #require(predicate.problem == nil, "\(predicate.format)")
      let text = predicate.format
      let again = try P.format(text)
      try #require(again == predicate, "\(text)\nbecame\n\(again.format)")
      try #require(!text.contains("\n"))
    }
  }
}

/// Makes sound predicates of all kinds.
private struct PredicateMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  /// A number below a limit. Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number
  /// Generators" (SplitMix64).
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(below: values.count)] }

  /// - Parameter counts: whether it may ask how many match, which nothing inside `has` can.
  mutating func predicate(depth: Int, counts: Bool = true) -> P {
    guard depth > 0 else { return leaf(counts: counts) }
    func several() -> [P] {
      (0..<(2 + number(below: 2))).map { _ in predicate(depth: depth - 1, counts: counts) }
    }
    switch number(below: 8) {
    case 0, 1: return .all(several())
    case 2, 3: return .any(several())
    case 4: return .none([predicate(depth: depth - 1, counts: counts)])
    case 5: return .has(predicate(depth: depth - 1, counts: false))
    case 6: return .within(predicate(depth: depth - 1, counts: false))
    default: return leaf(counts: counts)
    }
  }

  private mutating func leaf(counts: Bool) -> P {
    let flag = number(below: 2) == 0
    switch number(below: 10) {
    case 0: return pick([P.exists, P.isEnabled, P.isHittable, P.isSelected, P.isFocused])(flag)
    case 1: return .isChecked(flag)
    case 2: return .type(pick(ElementType.allCases.filter { $0 != .any }))
    case 3 where counts:
      return .count(pick([.equals, .notEqual, .lessThan, .atLeast]), number(below: 100))
    case 4: return .label(.in[options()], [text(), text(), text()])
    case 5:
      let bounds = [text(), text()].sorted()
      return .text(.between, bounds)
    case 6: return .value(pick([.equals, .notEqual]), value())
    case 7: return .value(.in, .list([value(), value()]))
    case 8: return .placeholder(.matches[options()], pick(["a.*", "\\d+ '\\w'", "[\"\\\\]"]))
    default:
      let comparisons: [P.Comparison] = [
        .equals, .notEqual, .beginsWith, .contains, .endsWith, .like, .lessThan, .in,
      ]
      // An empty part is in every text, and so no sound question.
      return .label(pick(comparisons)[options()], text() + pick(["a", "'", "\""]))
    }
  }

  private mutating func options() -> P.Comparison.Options { pick([[], .c, .d, .cd]) }

  private mutating func value() -> P.Value {
    switch number(below: 6) {
    case 0: return .nothing
    case 1: return .bool(number(below: 2) == 0)
    case 2: return .number(Double(number(below: 2000) - 1000))
    case 3: return .number(Double(number(below: 1 << 50)) / 1e9)
    case 4: return .number(-1.5e300 / Double(1 + number(below: 1 << 40)))
    default: return .text(text())
    }
  }

  /// A text of what could be taken for something else.
  private mutating func text() -> String {
    let pieces = [
      "'", "\"", "\\", "\n", "\r", "\r\n", "\t", " ", "\u{0}", "\u{7f}", "\u{85}", "\u{2028}",
      "\u{202e}", "\u{301}", "é", "ß", "👩‍👩‍👧", "%@", "%K", "$x", "{", "}", "(", ")", "AND",
      "nil", "==", "\\n", "\\'", "a", "Z", "0",
    ]
    return (0..<number(below: 8)).map { _ in pick(pieces) }.joined()
  }
}
