import HarnessEvents

/// What the report of a failed test says of its files.
enum FilesLine {
  /// `harness-results/login--logs-in/{tree-after.txt,trace.jsonl}`, as a shell expands it.
  static func text(for record: TestRecord) -> [String] {
    switch record.files.count {
    case 0: []
    case 1: [record.path(of: record.files[0])]
    default: ["\(record.folder)/{\(record.files.map(\.name).joined(separator: ","))}"]
    }
  }

  /// Where all elements are, for a report that shows some.
  static func wholeTree(of record: TestRecord) -> String? {
    record.files.first { $0.name == EvidenceFile.treeAfter.name }.map(record.path(of:))
  }

  /// The lines of a tree, and where the whole is if some are left out.
  static func tree(_ lines: [String], whole: String?) -> [String] {
    guard let whole else { return lines }
    let isCut = lines.contains { line in line.drop { $0 == " " }.hasPrefix("…") }
    return isCut ? lines + ["whole: \(whole)"] : lines
  }
}
