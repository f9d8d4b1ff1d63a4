import HarnessEvents

/// Hands a run on in declared order: the events of a file wait until the files before it are done.
///
/// Then what reporters tell does not depend on which worker was the first. Warnings, which belong to
/// no file, come in alphabetical order before the end.
final class InDeclaredOrder: Reporter {
  private let reporters: [any Reporter]
  /// The place of each file.
  private var places: [String: Int] = [:]
  /// What happened in the files from `current` on.
  private var held: [[RunEvent]] = []
  private var isDone: [Bool] = []
  /// The file whose events go through.
  private var current = 0
  private var warnings: [String] = []

  init(_ reporters: [any Reporter]) {
    self.reporters = reporters
  }

  func handle(_ event: RunEvent) {
    let event = event.withoutAddresses
    switch event {
    case .runStarted(let plan):
      places = Dictionary(
        zip(plan.files, plan.files.indices), uniquingKeysWith: { first, _ in first })
      held = Array(repeating: [], count: plan.files.count)
      isDone = Array(repeating: false, count: plan.files.count)
      tell(event)
    case .fileCollected(let file): hold(event, ofFile: file.index)
    case .testStarted(let started): hold(event, ofFile: places[started.file] ?? current)
    case .testFinished(let record): hold(event, ofFile: record.fileIndex)
    case .fileFinished(let file):
      hold(event, ofFile: file.index)
      isDone[file.index] = true
      release()
    // A list is told at the end, in order.
    case .testListed: tell(event)
    case .warning(let text): warnings.append(text)
    case .runFinished:
      for file in held.indices { tellHeld(ofFile: file) }
      for text in warnings.sorted() { tell(.warning(text)) }
      tell(event)
    }
  }

  func flush(now: UInt64) {
    for reporter in reporters { reporter.flush(now: now) }
  }

  private func hold(_ event: RunEvent, ofFile file: Int) {
    if file == current { tell(event) } else { held[file].append(event) }
  }

  private func release() {
    while current < isDone.count, isDone[current] {
      current += 1
      if current < held.count { tellHeld(ofFile: current) }
    }
  }

  private func tellHeld(ofFile file: Int) {
    for event in held[file] { tell(event) }
    held[file] = []
  }

  private func tell(_ event: RunEvent) {
    for reporter in reporters { reporter.handle(event) }
  }
}
