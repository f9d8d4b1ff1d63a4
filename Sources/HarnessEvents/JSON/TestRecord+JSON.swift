extension TestRecord {
  func writeKeys(to json: inout JSONWriter) {
    json.entry("id", id)
    json.entry("file", file)
    json.entry("names", test.names)
    json.entry("line", test.line)
    if !test.tags.isEmpty { json.entry("tags", test.tags) }
    json.entry("status", result.status.name)
    json.entry("reason", ifPresent: result.reason)
    json.measurement("wall_ns", result.wallNanoseconds)
    json.measurement("cpu_ns", result.cpuNanoseconds)
    json.entry("virtual_ns", result.virtualNanoseconds)
    json.measurement("worker", worker)
    json.entry("attempt", attempt)
    if !result.notes.isEmpty { json.entry("notes", result.notes) }
    if !result.failures.isEmpty {
      json.key("failures")
      json.beginArray()
      for failure in result.failures { failure.write(to: &json) }
      json.endArray()
    }
    if !output.isEmpty { json.entry("output", output.text) }
    if !files.isEmpty { writeFiles(to: &json) }
  }

  private func writeFiles(to json: inout JSONWriter) {
    json.key("files")
    json.beginArray()
    for file in files {
      json.beginObject()
      json.entry("path", path(of: file))
      json.entry("mime", file.mime)
      json.entry("bytes", file.size)
      json.endObject()
    }
    json.endArray()
  }
}

extension TestStatus {
  /// The name in reports.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    case .didNotRun: "did_not_run"
    }
  }
}

extension TestFailure {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.entry("kind", kind.name)
    json.entry("headline", headline)
    if !message.isEmpty { json.entry("message", message) }
    if let location {
      json.entry("file", location.file)
      json.entry("line", location.line)
    }
    if !codeFrame.isEmpty { writeCode(to: &json) }
    if !fields.isEmpty { writeFields(to: &json) }
    if !lastSteps.isEmpty { json.entry("last_steps", lastSteps) }
    if !treeExcerpt.isEmpty { json.entry("tree", treeExcerpt) }
    if !traceback.isEmpty { json.entry("traceback", traceback) }
    json.endObject()
  }

  private func writeCode(to json: inout JSONWriter) {
    json.key("code")
    json.beginArray()
    for line in codeFrame {
      json.beginObject()
      json.entry("line", line.number)
      json.entry("text", line.text)
      json.key("marked")
      json.bool(line.isMarked)
      json.endObject()
    }
    json.endArray()
  }

  private func writeFields(to json: inout JSONWriter) {
    json.key("fields")
    json.beginArray()
    for field in fields {
      json.beginObject()
      json.entry("name", field.name)
      json.entry("value", field.value)
      json.endObject()
    }
    json.endArray()
  }
}
