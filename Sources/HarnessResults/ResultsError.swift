/// Why the files of a test cannot be written.
package struct ResultsError: Error, Equatable, Sendable {
  /// What is wrong and what to do, as a sentence.
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
