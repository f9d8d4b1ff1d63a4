/// A test that has its verdict, with all that reports tell about it.
package struct TestRecord: Equatable, Sendable {
  package var file: String
  /// The place of the file among the selected files, from 0.
  package var fileIndex: Int
  /// The place of the test in its file, from 0.
  package var testIndex: Int
  package var test: TestInfo
  package var result: TestResult
  package var output: CapturedOutput
  /// Where its files are, as a path for people; of no meaning without files.
  package var folder: String
  /// What it has left in its folder.
  package var files: [TestFile]
  /// The worker's place, from 1; 0 when no worker was involved.
  package var worker: Int
  package var attempt: Int

  package init(
    file: String, fileIndex: Int = 0, testIndex: Int = 0, test: TestInfo, result: TestResult,
    output: CapturedOutput = CapturedOutput(), folder: String = "", files: [TestFile] = [],
    worker: Int = 0, attempt: Int = 1
  ) {
    self.file = file
    self.fileIndex = fileIndex
    self.testIndex = testIndex
    self.test = test
    self.result = result
    self.output = output
    self.folder = folder
    self.files = files
    self.worker = worker
    self.attempt = attempt
  }

  package var id: String { test.id(inFile: file) }

  /// The path of one of its files, for people.
  package func path(of file: TestFile) -> String { "\(folder)/\(file.name)" }
}

/// What a test wrote to standard output and standard error, cut in the middle when it is long.
package struct CapturedOutput: Equatable, Sendable {
  package var head: [UInt8]
  package var tail: [UInt8]
  /// How many bytes are missing between head and tail.
  package var cutBytes: Int

  package init(head: [UInt8] = [], tail: [UInt8] = [], cutBytes: Int = 0) {
    self.head = head
    self.tail = tail
    self.cutBytes = cutBytes
  }

  package var isEmpty: Bool { head.isEmpty && tail.isEmpty }

  /// The output as text, with a line that says what was cut.
  package var text: String {
    let start = String(decoding: head, as: UTF8.self)
    let end = String(decoding: tail, as: UTF8.self)
    return cutBytes == 0 ? start + end : "\(start)\n… \(cutBytes) bytes cut …\n\(end)"
  }
}
