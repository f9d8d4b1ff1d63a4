import HarnessEvents
import HarnessResults

// A worker writes what it knows of a failed test: the more tests fail, the more of them write at
// once. The parent adds what only it has: the output, and for a worker that died its last steps.

extension Run {
  /// Where the files of a test are, for people.
  func folder(of test: TestInfo, inFile path: String) -> String {
    results?.path(of: TestFolderName.of(test, inFile: path)) ?? ""
  }

  /// Takes what a worker says about a file of the test that it runs.
  func takeFile(_ file: TestFile, from worker: Worker) -> String? {
    guard worker.runningTest != nil else { return "a file of no test" }
    worker.files.append(file)
    return nil
  }

  /// The first file that can't be written is told: the others fail for the same reason.
  func noteUnwritten(_ sentence: String) {
    if hasToldOfFiles { return }
    hasToldOfFiles = true
    report(.warning(sentence))
  }

  /// Keeps the output of a failed test, and the last steps of one that died.
  /// - Parameter files: What the worker has written.
  /// - Returns: All files of the test, in the order in which they are told.
  func complete(
    _ files: [TestFile], of test: TestInfo, inFile path: String, output: CapturedOutput,
    death: WorkerDeath? = nil
  ) -> [TestFile] {
    guard let results else { return [] }
    var contents: [(EvidenceFile, [UInt8])] = []
    if let death, !death.steps.isEmpty {
      let trace = death.trace(of: test.id(inFile: path), seed: settings.seed)
      contents.append((.trace, trace.bytes))
    }
    if !output.isEmpty { contents.append((.output, Array(output.text.utf8))) }
    let folder = TestFolderName.of(test, inFile: path)
    var files = files
    for (file, bytes) in contents where !files.contains(where: { $0.name == file.name }) {
      let bytes = settings.isReproducible ? Addresses.removed(from: bytes) : bytes
      do throws(ResultsError) {
        try results.write(bytes, to: file.name, in: folder)
        files.append(TestFile(name: file.name, mime: file.mime, size: bytes.count))
      } catch {
        noteUnwritten(error.sentence)
      }
    }
    let own = EvidenceFile.allCases.compactMap { kind in files.first { $0.name == kind.name } }
    return own + files.filter { EvidenceFile(rawValue: $0.name) == nil }
  }
}

extension WorkerDeath {
  /// What is known of the steps. Whether those before the last one did what they should, nobody
  /// has told.
  fileprivate func trace(of test: String, seed: UInt64) -> Trace {
    var told = steps.map {
      Trace.Step(
        line: $0.line, virtualNanoseconds: nil, statement: $0.text, outcome: "unknown")
    }
    told[told.count - 1].outcome = "failed"
    told[told.count - 1].message = headline("in this step")
    return Trace(test: test, seed: seed, steps: told, skippedSteps: skippedSteps)
  }
}
