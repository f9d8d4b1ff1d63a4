/// What a test did, step by step: the content of `trace.jsonl`.
///
/// The first line is about the test; each further one is a step. `format` changes when the meaning
/// of a key does.
///
///     {"format":1,"test":"login.lua › logs in","seed":0}
///     {"line":4,"virtual_ns":0,"statement":"find(\"Sign in\"):tap()","outcome":"ok"}
package struct Trace: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// The line of the script.
    package var line: Int
    /// When it began, by the test's own clock, in nanoseconds; nil where nobody could tell.
    package var virtualNanoseconds: Int64?
    /// The line's text.
    package var statement: String
    /// The names of the `step(name, fn)` around it, outermost first.
    package var names: [String]
    /// `ok`, `failed`, or what else came of it, such as `refused`.
    package var outcome: String
    /// What a failed step says.
    package var message: String?

    package init(
      line: Int, virtualNanoseconds: Int64?, statement: String, names: [String] = [],
      outcome: String, message: String? = nil
    ) {
      self.line = line
      self.virtualNanoseconds = virtualNanoseconds
      self.statement = statement
      self.names = names
      self.outcome = outcome
      self.message = message
    }
  }

  /// The test's identity.
  package var test: String
  package var seed: UInt64
  package var steps: [Step]
  /// How many steps before these are not told.
  package var skippedSteps: Int

  package init(test: String, seed: UInt64, steps: [Step], skippedSteps: Int = 0) {
    self.test = test
    self.seed = seed
    self.steps = steps
    self.skippedSteps = skippedSteps
  }

  /// The lines of the file.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.entry("format", 1)
    json.entry("test", test)
    json.entry("seed", seed)
    if skippedSteps > 0 { json.entry("skipped_steps", skippedSteps) }
    json.endObject()
    json.endLine()
    for step in steps { step.write(to: &json) }
    return json.bytes
  }
}

extension Trace.Step {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.entry("line", line)
    if let virtualNanoseconds { json.entry("virtual_ns", virtualNanoseconds) }
    json.entry("statement", statement)
    if !names.isEmpty { json.entry("steps", names) }
    json.entry("outcome", outcome)
    json.entry("message", ifPresent: message)
    json.endObject()
    json.endLine()
  }
}
