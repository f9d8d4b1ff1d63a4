/// The values for `%@`, `%K` and `%d` of a format, taken in order.
nonisolated struct PredicateArguments {
  private let values: [ElementPredicate.Value]
  private(set) var taken = 0

  init(_ values: [ElementPredicate.Value]) { self.values = values }

  var count: Int { values.count }

  /// The next value for a piece such as `%@`.
  mutating func next(for token: PredicateToken, in text: String) throws(PredicateSyntaxError)
    -> ElementPredicate.Value
  {
    guard taken < values.count else {
      let given = values.count == 1 ? "1 value was" : "\(values.count) values were"
      throw PredicateSyntaxError(
        at: token.start, "\(token.source) has no value: \(given) given", in: text)
    }
    defer { taken += 1 }
    return values[taken]
  }
}
