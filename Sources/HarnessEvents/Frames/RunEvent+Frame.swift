extension RunEvent: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    switch self {
    case .runStarted(let plan):
      encoder.append(byte: 0)
      plan.encode(into: &encoder)
    case .fileCollected(let file):
      encoder.append(byte: 1)
      file.encode(into: &encoder)
    case .testStarted(let started):
      encoder.append(byte: 2)
      started.encode(into: &encoder)
    case .testFinished(let record):
      encoder.append(byte: 3)
      record.encode(into: &encoder)
    case .fileFinished(let file):
      encoder.append(byte: 4)
      file.encode(into: &encoder)
    case .warning(let text):
      encoder.append(byte: 5)
      encoder.append(text)
    case .runFinished(let summary):
      encoder.append(byte: 6)
      summary.encode(into: &encoder)
    case .testListed(let listed):
      encoder.append(byte: 7)
      encoder.append(listed.file)
      listed.test.encode(into: &encoder)
    }
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    switch try decoder.byte() {
    case 0: self = .runStarted(try RunPlan(from: &decoder))
    case 1: self = .fileCollected(try FileRecord(from: &decoder))
    case 2: self = .testStarted(try StartedTest(from: &decoder))
    case 3: self = .testFinished(try TestRecord(from: &decoder))
    case 4: self = .fileFinished(try FileRecord(from: &decoder))
    case 5: self = .warning(try decoder.string())
    case 6: self = .runFinished(try RunSummary(from: &decoder))
    case 7:
      self = .testListed(
        ListedTest(file: try decoder.string(), test: try TestInfo(from: &decoder)))
    case let other: throw .unknownValue(UInt64(other), of: "event of a run")
    }
  }
}

extension RunPlan: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(version)
    encoder.append(files)
    encoder.append(workers)
    encoder.append(seed)
    encoder.append(runID)
    encoder.append(program)
    encoder.append(isReproducible)
    share.encode(into: &encoder)
    encoder.append(options)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      version: try decoder.string(), files: try decoder.strings(), workers: try decoder.int(),
      seed: try decoder.number(), runID: try decoder.string(), program: try decoder.string(),
      isReproducible: try decoder.bool(), share: try RunShare(from: &decoder))
    options = try decoder.strings()
  }
}

extension RunShare: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(shards)
    encoder.append(total)
    encoder.append(places)
    encoder.append(selection)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      shards: try decoder.ints(), total: try decoder.int(), places: try decoder.ints(),
      selection: try decoder.number())
  }
}

extension VerdictCounts: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    for count in [passed, failed, skipped, didNotRun, flaky] { encoder.append(count) }
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      passed: try decoder.int(), failed: try decoder.int(), skipped: try decoder.int(),
      didNotRun: try decoder.int(), flaky: try decoder.int())
  }
}

extension FileRecord: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(file)
    encoder.append(index)
    counts.encode(into: &encoder)
    encoder.append(tests)
    encoder.append(wallNanoseconds)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      file: try decoder.string(), index: try decoder.int(),
      counts: try VerdictCounts(from: &decoder), tests: try decoder.int(),
      wallNanoseconds: try decoder.number())
  }
}

extension StartedTest: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(file)
    test.encode(into: &encoder)
    encoder.append(worker)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      file: try decoder.string(), test: try TestInfo(from: &decoder), worker: try decoder.int())
  }
}

extension TestRecord: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(file)
    encoder.append(fileIndex)
    encoder.append(testIndex)
    test.encode(into: &encoder)
    result.encode(into: &encoder)
    output.encode(into: &encoder)
    encoder.append(folder)
    encoder.append(files)
    encoder.append(worker)
    encoder.append(earlier)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      file: try decoder.string(), fileIndex: try decoder.int(), testIndex: try decoder.int(),
      test: try TestInfo(from: &decoder), result: try TestResult(from: &decoder),
      output: try CapturedOutput(from: &decoder), folder: try decoder.string(),
      files: try decoder.values(), worker: try decoder.int(), earlier: try decoder.values())
  }
}

extension CapturedOutput: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(head)
    encoder.append(tail)
    encoder.append(cutBytes)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      head: try decoder.byteArray(), tail: try decoder.byteArray(), cutBytes: try decoder.int())
  }
}

extension FailedAttempt: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(failures)
    output.encode(into: &encoder)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(failures: try decoder.values(), output: try CapturedOutput(from: &decoder))
  }
}

extension RunSummary: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    counts.encode(into: &encoder)
    encoder.append(files)
    encoder.append(workers)
    encoder.append(seed)
    encoder.append(wallNanoseconds)
    encoder.append(Int(exitCode.rawValue))
    encoder.append(stopReason)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    let counts = try VerdictCounts(from: &decoder)
    let (files, workers) = (try decoder.int(), try decoder.int())
    let (seed, wall, code) = (try decoder.number(), try decoder.number(), try decoder.number())
    guard let exitCode = Int32(exactly: code).flatMap(ExitCode.init) else {
      throw .unknownValue(code, of: "exit code")
    }
    self.init(
      counts: counts, files: files, workers: workers, seed: seed, wallNanoseconds: wall,
      exitCode: exitCode, stopReason: try decoder.optionalString())
  }
}
