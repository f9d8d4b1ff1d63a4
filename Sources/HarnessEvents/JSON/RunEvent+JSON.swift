extension RunEvent {
  /// Writes the event as one line of JSON.
  ///
  /// The first line of a run carries `"format": 1`, which changes when the meaning of a key does.
  ///
  /// - Parameter isReproducible: Whether what differs from run to run is left out.
  package func write(to json: inout JSONWriter, isReproducible: Bool = false) {
    json.leavesOutMeasurements = isReproducible
    json.beginObject()
    json.key("event")
    json.string(name)
    switch self {
    case .runStarted(let plan): plan.writeKeys(to: &json)
    case .fileCollected(let file), .fileFinished(let file): file.writeKeys(to: &json)
    case .testListed(let listed): listed.writeKeys(to: &json)
    case .testStarted(let started): started.writeKeys(to: &json)
    case .testFinished(let record): record.writeKeys(to: &json)
    case .warning(let text): json.entry("text", text)
    case .runFinished(let summary): summary.writeKeys(to: &json)
    }
    json.endObject()
    json.endLine()
  }

  private var name: String {
    switch self {
    case .runStarted: "run_started"
    case .fileCollected: "file_collected"
    case .testListed: "test_listed"
    case .testStarted: "test_started"
    case .testFinished: "test_finished"
    case .fileFinished: "file_finished"
    case .warning: "warning"
    case .runFinished: "summary"
    }
  }
}

extension JSONWriter {
  mutating func entry(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func entry(_ name: String, _ value: some BinaryInteger) {
    key(name)
    number(value)
  }

  mutating func entry(_ name: String, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  /// What may differ from run to run; a reproducible report does without.
  mutating func measurement(_ name: String, _ value: some BinaryInteger) {
    if !leavesOutMeasurements { entry(name, value) }
  }

  mutating func measurement(_ name: String, _ value: String) {
    if !leavesOutMeasurements { entry(name, value) }
  }

  /// Leaves the key out when there is no value.
  mutating func entry(_ name: String, ifPresent value: String?) {
    if let value { entry(name, value) }
  }
}

extension RunPlan {
  fileprivate func writeKeys(to json: inout JSONWriter) {
    json.entry("format", 1)
    json.entry("harness", version)
    if isReproducible {
      json.key("reproducible")
      json.bool(true)
    }
    json.measurement("run_id", runID)
    json.entry("seed", seed)
    json.measurement("workers", workers)
    json.entry("files", files)
  }
}

extension FileRecord {
  fileprivate func writeKeys(to json: inout JSONWriter) {
    json.entry("file", file)
    json.entry("tests", tests)
    counts.writeKeys(to: &json)
    json.measurement("wall_ns", wallNanoseconds)
  }
}

extension VerdictCounts {
  fileprivate func writeKeys(to json: inout JSONWriter) {
    json.entry("passed", passed)
    json.entry("failed", failed)
    json.entry("skipped", skipped)
    json.entry("did_not_run", didNotRun)
    json.entry("flaky", flaky)
  }
}

extension ListedTest {
  /// The keys of a test that has run, as far as they are known.
  fileprivate func writeKeys(to json: inout JSONWriter) {
    json.entry("id", test.id(inFile: file))
    json.entry("file", file)
    json.entry("names", test.names)
    json.entry("line", test.line)
    if !test.tags.isEmpty { json.entry("tags", test.tags) }
    if let reason = test.skipReason {
      json.key("skipped")
      json.bool(true)
      if !reason.isEmpty { json.entry("reason", reason) }
    }
  }
}

extension StartedTest {
  fileprivate func writeKeys(to json: inout JSONWriter) {
    json.entry("id", test.id(inFile: file))
    json.measurement("worker", worker)
  }
}

extension RunSummary {
  fileprivate func writeKeys(to json: inout JSONWriter) {
    counts.writeKeys(to: &json)
    json.entry("files", files)
    json.measurement("workers", workers)
    json.entry("seed", seed)
    json.measurement("wall_ns", wallNanoseconds)
    json.entry("exit_code", exitCode.rawValue)
    json.entry("stop_reason", ifPresent: stopReason)
  }
}
