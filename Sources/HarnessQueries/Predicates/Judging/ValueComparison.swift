/// How two values of any kind compare.
///
/// Values of different kinds are neither equal nor in any order; true and false are the numbers 1
/// and 0. Source: Foundation's documentation of `NSComparisonPredicate.Operator`.
nonisolated struct ValueComparison {
  private typealias Value = ElementPredicate.Value

  private let comparison: ElementPredicate.Comparison

  init(_ comparison: ElementPredicate.Comparison) { self.comparison = comparison }

  func holds(_ left: ElementPredicate.Value, _ right: ElementPredicate.Value) -> Bool {
    switch comparison.operator {
    case .equals: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .lessThan: order(left, right).map { $0 < 0 } ?? false
    case .atMost: order(left, right).map { $0 <= 0 } ?? false
    case .greaterThan: order(left, right).map { $0 > 0 } ?? false
    case .atLeast: order(left, right).map { $0 >= 0 } ?? false
    case .between: isBetween(left, right)
    case .in: contains(right, left)
    case .contains: contains(left, right)
    case .beginsWith, .endsWith, .like, .matches: holdsForTexts(left, right)
    }
  }

  private func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): return true
    case (.text(let left), .text(let right)): return folded(left) == folded(right)
    // XCTest gives the value of a switch as a text.
    case (.bool(let isOn), .text(let text)), (.text(let text), .bool(let isOn)):
      return text == (isOn ? "1" : "0")
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy(isEqual)
    default:
      guard let left = left.number, let right = right.number else { return false }
      return left == right
    }
  }

  /// Less than 0 where the left one comes first; nil where there is no order.
  private func order(_ left: Value, _ right: Value) -> Int? {
    if let left = left.number, let right = right.number {
      return left < right ? -1 : left == right ? 0 : 1
    }
    guard let left = left.text.map(folded), let right = right.text.map(folded) else { return nil }
    return left < right ? -1 : left == right ? 0 : 1
  }

  private func isBetween(_ value: Value, _ bounds: Value) -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2,
      let lower = order(value, bounds[0]), let upper = order(value, bounds[1])
    else { return false }
    return lower >= 0 && upper <= 0
  }

  /// Whether something is an item of a list, or a part of a text.
  private func contains(_ whole: Value, _ part: Value) -> Bool {
    if case .list(let items) = whole { return items.contains { isEqual($0, part) } }
    guard let whole = whole.text, let part = part.text else { return false }
    return folded(whole).hasPart(folded(part))
  }

  private func holdsForTexts(_ left: Value, _ right: Value) -> Bool {
    guard let left = left.text, let right = right.text,
      let kind = comparison.operator.textComparison,
      let test = try? TextTest(TextMatch.Condition(kind, right), folding: comparison.folding)
    else { return false }
    return test.holds(for: folded(left))
  }

  private func folded(_ text: String) -> String { comparison.folding.fold(text) }
}
