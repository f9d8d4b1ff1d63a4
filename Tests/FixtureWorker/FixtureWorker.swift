import CHarnessRuntime
import Glibc
import HarnessEvents

/// Reads commands, plays scripts and tells about it.
final class FixtureWorker {
  private var reader = FrameReader()
  private var writer = FrameWriter()
  private var configuration = WorkerConfiguration(rootDirectory: "")
  private var finishedCount: UInt32 = 0
  private var sessionScript = ["mount"]
  private let page: StatusPage

  init() {
    let parent = getenv("HARNESS_PARENT").flatMap { Int32(String(cString: $0)) } ?? 0
    if harness_die_with_parent(parent) != 0 { _exit(9) }
    guard let memory = harness_map_status_page(WorkerChannel.statusDescriptor, StatusPage.size)
    else { _exit(8) }
    page = StatusPage(at: memory)
  }

  func serve() {
    while let command = nextCommand() {
      switch command {
      case .configure(let configuration):
        self.configuration = configuration
        if CommandLine.arguments.contains("--fault") { writer.append(.fault("no clock")) }
        writer.append(.ready)
        flush()
      case .run(let unit): run(unit)
      case .list(let unit): list(unit)
      case .ask(let request): answer(request)
      case .stop: _exit(0)
      }
    }
    _exit(0)
  }

  private func nextCommand() -> WorkerCommand? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let command = try? reader.nextCommand() { return command }
      let count = read(WorkerChannel.frameDescriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      reader.append(Array(buffer[..<count]))
    }
  }

  /// A line is an action, as in a script; `says X` answers X, `adds X` puts it into the script.
  private func answer(_ request: SessionRequest) {
    if case .perform(let line) = request {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let argument = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "says": reply(SessionAnswer(.done, argument, script: sessionScript))
      case "refuses": reply(SessionAnswer(.failed, argument, script: sessionScript))
      case "begins": reply(SessionAnswer(.incomplete, script: sessionScript))
      case "prints":
        print(argument)
        fflush(nil)
        reply(SessionAnswer(.done, script: sessionScript))
      case "adds":
        sessionScript.append(argument)
        reply(SessionAnswer(.done, "+ \(argument)", script: sessionScript))
      case "step":
        page.noteStep(argument, line: 1)
        raise(SIGSEGV)
      default: Misbehaviour.act(parts[0], argument)
      }
    } else if case .undo = request {
      _ = sessionScript.popLast()
      reply(SessionAnswer(.done, script: sessionScript))
    } else {
      if case .mount(let mount) = request, mount.name == "Nothing" {
        return reply(SessionAnswer(.misuse, "there is no component \"Nothing\""))
      }
      reply(SessionAnswer(.done, "\(request)", script: sessionScript))
    }
  }

  private func reply(_ answer: SessionAnswer) {
    writer.append(.answer(answer))
    flush()
  }

  private func list(_ unit: RunUnit) {
    let script = FixtureScript(path: unit.path)
    writer.append(.collected(unit: unit.unit, tests: selected(script, unit).map(\.info)))
    writer.append(.unitFinished(unit: unit.unit))
    flush()
  }

  private func run(_ unit: RunUnit) {
    page.beginUnit(unit.unit)
    let script = FixtureScript(path: unit.path)
    if let action = script.collect { act(action, unit: unit, test: 0) }
    let tests = selected(script, unit)
    let told = unit.attempt > 1 && script.reverses ? tests.reversed() : tests
    writer.append(.collected(unit: unit.unit, tests: told.map(\.info)))
    for (number, test) in told.enumerated()
    where unit.only.isEmpty || unit.only.contains(test.info.title) {
      page.forgetSteps()
      writer.append(.started(test: number))
      flush()
      act(test.action, unit: unit, test: number)
    }
    writer.append(.unitFinished(unit: unit.unit))
    flush()
    if let action = script.after { act(action, unit: unit, test: 0) }
  }

  private func selected(_ script: FixtureScript, _ unit: RunUnit) -> [FixtureScript.Test] {
    guard let grep = configuration.grep, let pattern = try? NamePattern(grep) else {
      return script.tests
    }
    return script.tests.filter { pattern.matches($0.info, inFile: unit.path) }
  }

  private func act(_ action: String, unit: RunUnit, test: Int) {
    let parts = action.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "pass": finish(test, .passed)
    case "fail": finish(test, .failed, [TestFailure(kind: .expectation, headline: argument)])
    case "skip": finish(test, .skipped, reason: argument)
    case "print":
      // Without a line end and unflushed, as a script would.
      print(argument, terminator: "")
      finish(test, .passed)
    case "print-and-fail":
      print(argument)
      finish(test, .failed, [TestFailure(kind: .expectation, headline: "it failed")])
    case "print-and-crash":
      print(argument)
      fflush(nil)
      page.noteStep("find(\"x\"):tap()", line: 3)
      writer.append(.wrote(TestFile(name: "notes.txt", mime: "text/plain", size: 5)))
      flush()
      raise(SIGSEGV)
    case "wrote":
      writer.append(.wrote(TestFile(name: argument, mime: "text/plain", size: 5)))
      writer.append(.wrote(TestFile(name: "tree-after.txt", mime: "text/plain", size: 9)))
      finish(test, .passed)
    case "unwritten":
      writer.append(.notWritten("no room for \(argument)."))
      writer.append(.notWritten("no room for more."))
      finish(test, .passed)
    case "attempt": finish(test, .skipped, reason: String(unit.attempt))
    case "environment":
      let value = getenv(argument).map { String(cString: $0) } ?? "unset"
      finish(test, .skipped, reason: value)
    case "descriptors": finish(test, .skipped, reason: Misbehaviour.openDescriptors())
    case "twice":
      finish(test, .passed)
      finish(test, .passed)
    case "first-time":
      if unit.attempt == 1 { act(argument, unit: unit, test: test) }
      finish(test, .passed)
    case "second":
      if unit.attempt > 1 { act(argument, unit: unit, test: test) }
    case "step":
      page.noteStep(argument, line: 7)
      raise(SIGSEGV)
    case "unsent":
      // Ends the test and begins the next one, and dies before it has told so.
      finish(test, .passed)
      writer.append(.started(test: test + 1))
      _ = writer.withUnsafeBytes { page.outbox.append($0) }
      kill(getpid(), SIGKILL)
    case "retire":
      finish(test, .passed)
      retire()
    case "leave": retire()
    case "fate":
      page.setFate(argument == "waited" ? .waitedTooLong : .timedOut)
      _exit(1)
    default: Misbehaviour.act(parts.first ?? "", argument)
    }
  }

  private func retire() -> Never {
    writer.append(.retiring)
    flush()
    _exit(0)
  }

  private func finish(
    _ test: Int, _ status: TestStatus, _ failures: [TestFailure] = [], reason: String? = nil
  ) {
    let mark = OutputMark(nonce: configuration.outputMark).bytes(after: finishedCount)
    harness_mark_output(mark, mark.count)
    finishedCount += 1
    writer.append(
      .finished(test: test, TestResult(status: status, failures: failures, reason: reason)))
  }

  private func flush() {
    Misbehaviour.send(writer.bytes)
    page.outbox.markSent(unseen: writer.bytes.count)
    writer.removeAll()
  }
}
