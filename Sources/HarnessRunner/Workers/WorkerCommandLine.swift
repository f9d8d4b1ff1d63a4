/// How to start a worker: any program that speaks the frames of HarnessEvents.
package struct WorkerCommandLine: Equatable, Sendable {
  /// A path, or a name to be looked up in PATH.
  package var program: String
  /// What follows the program's name.
  package var arguments: [String]

  package init(program: String, arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }
}
