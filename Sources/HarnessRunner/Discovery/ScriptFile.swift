/// A script that the command line selects.
package struct ScriptFile: Equatable, Sendable {
  /// As the user would write it: relative if the argument was.
  package var path: String
  /// Why it cannot be run, if that is known already: it is one failed test then.
  package var problem: String?

  package init(_ path: String, problem: String? = nil) {
    self.path = path
    self.problem = problem
  }
}
