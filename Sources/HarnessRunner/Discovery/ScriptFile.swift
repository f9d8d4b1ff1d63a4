/// A script that the command line selects.
package struct ScriptFile: Equatable, Sendable {
  /// As the user would write it: relative if the argument was.
  package var path: String
  /// Why it cannot be run, if that is known already: it is one failed test then.
  package var problem: String?
  /// The lines whose tests are selected, of `file.lua:42`; all tests when empty.
  package var lines: [Int]
  /// The titles of the selected tests, of a list of tests; all tests when empty.
  package var titles: [String] = []
  /// Whether a title that the script does not know any more is no failure.
  package var mayMissTitles = false

  package init(_ path: String, problem: String? = nil, lines: [Int] = []) {
    self.lines = lines
    self.path = path
    self.problem = problem
  }
}
