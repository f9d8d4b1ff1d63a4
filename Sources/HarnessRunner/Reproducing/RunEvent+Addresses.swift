import HarnessEvents

// Where something lies in memory is nobody's business and differs from run to run, but texts tell
// it: Lua's `print({})`, Swift's `ObjectIdentifier`, a pointer.

extension RunEvent {
  /// The event with `0x…` in the place of addresses.
  var withoutAddresses: RunEvent {
    switch self {
    case .testFinished(var record):
      record.output.head = Addresses.removed(from: record.output.head)
      record.output.tail = Addresses.removed(from: record.output.tail)
      record.result.reason = record.result.reason.map(Addresses.removed)
      record.result.notes = record.result.notes.map(Addresses.removed)
      record.result.failures = record.result.failures.map(\.withoutAddresses)
      return .testFinished(record)
    case .warning(let text): return .warning(Addresses.removed(from: text))
    default: return self
    }
  }
}

extension TestFailure {
  fileprivate var withoutAddresses: TestFailure {
    var failure = self
    failure.headline = Addresses.removed(from: headline)
    failure.message = Addresses.removed(from: message)
    failure.fields = fields.map {
      FailureField($0.name, Addresses.removed(from: $0.value))
    }
    failure.lastSteps = lastSteps.map(Addresses.removed)
    failure.treeExcerpt = treeExcerpt.map(Addresses.removed)
    return failure
  }
}
