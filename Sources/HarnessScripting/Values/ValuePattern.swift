import HarnessLua

/// Stands for many values inside an expected one: what `any`, `match` and `approx` give.
final class ValuePattern: LuaObject {
  /// As a script writes it: `any("number")`.
  let text: String
  private let test: (LuaValue) throws -> Bool

  init(_ text: String, _ test: @escaping (LuaValue) throws -> Bool) {
    self.text = text
    self.test = test
  }

  func holds(for value: LuaValue) throws -> Bool { try test(value) }

  /// The sentence for a place that takes values only.
  func refusal(of word: String) -> Problem {
    .usage("\(word): \(text) stands for a value inside to_equal, to_contain and to_be_called_with")
  }
}

extension ValuePattern: DescribedToScripts {
  var scriptDescription: String { text }
}
