/// What a matcher found. Its words are made when they are needed: most verdicts hold.
struct Verdict {
  typealias Details = [(name: String, text: String)]

  let holds: Bool
  /// False when there is nothing to judge, such as no match: then the negation doesn't hold either.
  let isJudged: Bool
  /// What was expected, as a statement: `checked = true`.
  let expected: () -> String
  let received: () -> String
  /// More about the difference.
  let details: () -> Details

  init(
    holds: Bool, expected: @autoclosure @escaping () -> String,
    received: @autoclosure @escaping () -> String,
    details: @autoclosure @escaping () -> Details = [], isJudged: Bool = true
  ) {
    self.holds = holds
    self.isJudged = isJudged
    self.expected = expected
    self.received = received
    self.details = details
  }

  func isWanted(negated: Bool) -> Bool { isJudged && holds != negated }
}
