import Glibc

/// The environment of a worker: the parent's, with what makes runs repeatable put in its place.
struct WorkerEnvironment {
  private var entries: [String]

  init(slot: Int, seed: UInt64, runID: String, temporaryDirectory: String) {
    let own = [
      ("HARNESS_PARENT", String(getpid())),
      ("HARNESS_WORKER", String(slot)),
      ("HARNESS_RUN_ID", runID),
      ("HARNESS_SEED", String(seed)),
      ("HARNESS_TMPDIR", temporaryDirectory),
      // Where Foundation keeps the defaults of a suite when they are synchronised.
      ("XDG_CONFIG_HOME", temporaryDirectory),
      ("SWIFT_DETERMINISTIC_HASHING", "1"),
      ("SWIFT_BACKTRACE", "enable=no"),
      ("TZ", "UTC"),
      ("LANG", "C.UTF-8"),
    ]
    // These would win over LANG.
    let replaced = own.map { $0.0 + "=" } + ["LC_", "LANGUAGE="]
    entries = WorkerEnvironment.inherited.filter { entry in
      !replaced.contains { entry.hasPrefix($0) }
    }
    entries += own.map { $0.0 + "=" + $0.1 }
  }

  private static var inherited: [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      entries.append(String(cString: entry))
      next += 1
    }
    return entries
  }

  func withCStrings<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    withCStringArray(entries, body)
  }
}

/// Calls `body` with the strings as C wants a list of them: ended by a null pointer.
func withCStringArray<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    // There is always the null pointer at the end, so the buffer has an address.
    guard let base = buffer.baseAddress else { preconditionFailure("an empty list of strings") }
    return body(base)
  }
}
