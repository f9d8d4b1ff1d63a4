import HarnessEvents

/// How to run one test again.
struct RerunCommand {
  var program = "harness"
  /// The options of the run that its verdict may depend on.
  var options: [String] = []

  init() {}

  init(_ plan: RunPlan) {
    program = plan.program
    options = plan.options
  }

  func text(for record: TestRecord, seed: UInt64) -> String {
    // A name that begins like an option is none behind its folder.
    let file = record.file.hasPrefix("-") ? "./" + record.file : record.file
    var words = [program, file].map(Self.quotedIfNeeded)
    // The whole name: a part of it may be a part of others.
    if !record.test.names.isEmpty { words += ["--name", Self.quoted(record.test.title)] }
    words += options.map(Self.quotedIfNeeded) + ["--seed \(seed) -j1"]
    return words.joined(separator: " ")
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%=".contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }

  /// The text as a shell takes it literally.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
