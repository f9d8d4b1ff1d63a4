import Combine
import Testing

/// What a row of the table builds its publisher from.
struct Bench {
  let scheduler = ManualScheduler()
  /// The publisher whose values the test sends.
  let source: AnyPublisher<Int, Mishap>
  /// A publisher that has 10 and 20 to send and then finishes.
  let other = TestSource([10, 20], completion: .finished)
  /// A publisher that stays silent.
  let silent = TestSource()
}

/// One row of the table: an operator and what it makes of 1, 2, 3, 4.
struct OperatorCase: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What comes of 1, 2, 3, 4 and the end.
  let finishing: String
  /// What comes of 1, 2 and an error.
  let failing: String
  /// What comes of 1, 2, 3, 4 and the end if one value is demanded at a time.
  let oneByOne: String
  let publisher: (Bench) -> AnyPublisher<String, any Error>

  init<P: Publisher>(
    _ name: String, _ finishing: String, failing: String, oneByOne: String? = nil,
    _ build: @escaping (Bench) -> P
  ) {
    testDescription = name
    self.finishing = finishing
    self.failing = failing
    self.oneByOne = oneByOne ?? finishing
    publisher = { bench in
      build(bench).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }
}

/// Throws for three, for the operators whose closures may throw.
func refusingThree(_ value: Int) throws -> Int {
  if value == 3 { throw Mishap("three") }
  return value
}
