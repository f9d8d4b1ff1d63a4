import HarnessEvents

/// The report of one failed test, for people.
///
/// What a test wrote may hold codes that would recolour or move the rest of the report, so
/// everything that comes from a test is cleaned before it is shown.
struct FailureBlock {
  /// How many lines of the tree, and of the output, are shown.
  private static let shownLines = 20
  /// How many failures of one test are shown whole.
  private static let shownFailures = 3
  /// How many lines of a fact are shown. Whoever makes a list ends it before; this is for messages
  /// of scripts and components.
  private static let shownFieldLines = 30

  let style: TextStyle
  let seed: UInt64
  /// Whether the duration and the worker are left out.
  let isReproducible: Bool
  private var lines: [String] = []

  private init(style: TextStyle, seed: UInt64, isReproducible: Bool = false) {
    self.style = style
    self.seed = seed
    self.isReproducible = isReproducible
  }

  /// The block with a number before it, ended by an empty line.
  static func text(
    _ record: TestRecord, number: Int, style: TextStyle, seed: UInt64, rerun: RerunCommand,
    isReproducible: Bool
  ) -> String {
    var block = FailureBlock(style: style, seed: seed, isReproducible: isReproducible)
    block.add(block.title(record, number: number))
    for failure in record.result.failures.prefix(shownFailures) {
      block.add("")
      block.addFailure(failure, wholeTree: FilesLine.wholeTree(of: record))
    }
    block.addRest(record.result.failures.dropFirst(shownFailures))
    block.addOutput(record)
    block.addSection("files", FilesLine.text(for: record))
    block.addSection("rerun", [rerun.text(for: record, seed: seed)])
    block.add("")
    return block.lines.joined(separator: "\n") + "\n"
  }

  /// What stands in a report that knows the test's name already: the failure without its title.
  static func body(_ failure: TestFailure) -> String {
    var block = FailureBlock(style: TextStyle(isOn: false), seed: 0)
    block.addFailure(failure)
    return block.lines.joined(separator: "\n")
  }

  private mutating func add(_ line: String) {
    lines.append(FailureBlock.shortened(line))
  }

  private func title(_ record: TestRecord, number: Int) -> String {
    let location = record.result.failures.first?.location
    var name = record.file
    if let location, location.file == record.file { name += ":\(location.line)" }
    if !record.test.names.isEmpty { name += TestInfo.separator + record.test.title }
    let start = "\(number < 10 ? " " : "")\(number)) \(PlainText.line(name))"
    let gap = String(repeating: " ", count: max(2, 70 - start.count))
    let time = DurationText.short(record.result.wallNanoseconds)
    let measured = isReproducible ? "" : "\(time), worker \(record.worker), "
    let details = "(\(measured)seed \(seed))"
    return style.bold(start) + gap + style.red("FAILED") + " " + details
  }

  /// The failures that are not shown whole, a line each.
  private mutating func addRest(_ failures: ArraySlice<TestFailure>) {
    guard !failures.isEmpty else { return }
    add("")
    add("    … and \(failures.count) more failures of this test:")
    for failure in failures.prefix(FailureBlock.shownLines) {
      let line = failure.location.map { "line \($0.line): " } ?? ""
      add("      " + line + PlainText.line(failure.headline))
    }
    let cut = failures.count - FailureBlock.shownLines
    if cut > 0 { add("      … \(cut) more") }
  }

  private mutating func addFailure(_ failure: TestFailure, wholeTree: String? = nil) {
    let headline = FailureBlock.beginning(
      of: PlainText.lines(failure.headline), atMost: FailureBlock.shownFieldLines)
    for (index, line) in headline.enumerated() {
      let isLast = index == headline.count - 1
      let suffix = isLast && failure.kind == .expectation ? "  " + style.red("failed") : ""
      add("    " + line + suffix)
    }
    let message = PlainText.lines(failure.message)
    for line in FailureBlock.beginning(of: message, atMost: FailureBlock.shownFieldLines) {
      add("    " + line)
    }
    addCode(failure.codeFrame)
    addFields(failure.fields)
    let hasMore = failure.lastSteps + failure.treeExcerpt + failure.traceback != []
    if failure.fields.isEmpty, !failure.codeFrame.isEmpty, hasMore { add("") }
    addSection("last steps", failure.lastSteps)
    addSection(
      "tree", FilesLine.tree(FailureBlock.beginning(of: failure.treeExcerpt), whole: wholeTree))
    addSection("traceback", FailureBlock.beginning(of: failure.traceback))
  }

  private mutating func addCode(_ frame: [CodeLine]) {
    guard !frame.isEmpty else { return }
    let width = frame.map { String($0.number).count }.max() ?? 0
    add("")
    for line in frame {
      let number = String(line.number)
      let padding = String(repeating: " ", count: width - number.count)
      let text = "\(padding)\(number) | \(PlainText.line(line.text))"
      add(line.isMarked ? "    " + style.red("> " + text) : "      " + text)
    }
  }

  private mutating func addFields(_ fields: [FailureField]) {
    guard !fields.isEmpty else { return }
    let width = max(8, fields.map(\.name.count).max() ?? 0)
    add("")
    for field in fields {
      let lines = FailureBlock.beginning(
        of: PlainText.lines(field.value), atMost: FailureBlock.shownFieldLines)
      addRow(field.name, lines, indent: 6, width: width)
    }
  }

  private mutating func addSection(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    addRow(name, texts.flatMap(PlainText.lines), indent: 4, width: 10)
  }

  private mutating func addRow(_ name: String, _ values: [String], indent: Int, width: Int) {
    let margin = String(repeating: " ", count: indent)
    let gap = String(repeating: " ", count: max(0, width - name.count) + 2)
    let empty = String(repeating: " ", count: width + 2)
    for (index, value) in (values.isEmpty ? [""] : values).enumerated() {
      add(margin + (index == 0 ? style.faint(name) + gap : empty) + value)
    }
  }

  /// A line is cut, too: a text of a megabyte on one line would bury the rest.
  private static func shortened(_ line: String) -> String {
    guard line.utf8.count > longestLine, line.count > longestLine else { return line }
    return "\(line.prefix(longestLine)) … \(line.count - longestLine) characters more"
  }

  private static let longestLine = 1_000

  private mutating func addOutput(_ record: TestRecord) {
    let all = PlainText.lines(record.output.text)
    let shown = all.suffix(FailureBlock.shownLines)
    let cut = all.count - shown.count
    addSection("output", (cut > 0 ? ["… \(cut) lines before"] : []) + shown)
  }

  private static func beginning(of lines: [String], atMost most: Int = shownLines) -> [String] {
    let cut = lines.count - most
    return cut > 0 ? lines.prefix(most) + ["… \(cut) lines more"] : lines
  }
}
