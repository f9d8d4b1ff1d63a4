import CHarnessRuntime
import Glibc
package import HarnessEvents

/// Questions to one worker, and its answers, one after the other.
///
/// The component lives in the worker, as in a run: what crashes, loops or floods there ends the
/// conversation with a sentence, and never this process.
package final class Conversation {
  /// What comes back.
  package enum Reply: Equatable {
    case answer(SessionAnswer)
    /// The worker has ended, as the sentence tells.
    case death(String)
    /// A signal wants the command to end.
    case interrupted(Int32)
  }

  private let settings: RunSettings
  private let signals: SignalPipe?
  private let worker: Worker
  private let temporary: TemporaryDirectory
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var inbox: [SessionAnswer] = []
  private var nonsense: String?

  /// What the component printed with the last reply; the middle of a flood is left out.
  package private(set) var output = ""

  /// Whether the worker was ever ready; if not, it is to blame, and no component.
  package var hasBegun: Bool { worker.isReady }

  /// Starts the worker.
  /// - Throws: `WorkerStartError` when the system refuses.
  package init(settings: RunSettings, signals: SignalPipe? = nil) throws(WorkerStartError) {
    self.settings = settings
    self.signals = signals
    let runID = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let folder = "\(TemporaryDirectory.path(runID: runID))/worker-1"
    temporary = TemporaryDirectory(runID: runID, workers: [folder])
    worker = Worker(slot: 1, temporaryDirectory: folder)
    let environment = WorkerEnvironment(
      slot: 1, seed: settings.seed, runID: runID, temporaryDirectory: folder)
    let process: WorkerProcess
    do {
      process = try WorkerProcess.start(settings.worker, environment: environment)
    } catch {
      temporary.remove()
      throw error
    }
    worker.fill(with: process, mark: OutputMark(nonce: []), now: harness_raw_monotonic_ns())
    worker.tell(
      .configure(
        WorkerConfiguration(
          rootDirectory: settings.rootDirectory, seed: settings.seed,
          timeoutNanoseconds: settings.timeoutNanoseconds, memoryLimit: settings.memoryLimit,
          luaPath: settings.luaPath)))
  }

  deinit {
    if let process = worker.process { _ = process.killAndReap() }
    temporary.remove()
    buffer.deallocate()
  }

  /// Asks, and waits for the answer.
  package func ask(_ request: SessionRequest) -> Reply {
    guard worker.process != nil else { return .death("the worker has ended before") }
    worker.tell(.ask(request))
    worker.watchdog.hear(at: harness_raw_monotonic_ns())
    while true {
      worker.flushCommands()
      if let signal = waitForNews() { return .interrupted(signal) }
      readFrames()
      worker.drainOutput(through: buffer)
      if !inbox.isEmpty {
        // What was printed before the answer is in the pipe by now.
        worker.drainOutput(through: buffer)
        takeOutput()
        return .answer(inbox.removeFirst())
      }
      if let death = findDeath() { return .death(death) }
    }
  }

  private func takeOutput() {
    output = worker.collector.takeRest().withoutStackTrace.text
  }

  /// Waits until there may be something to read.
  /// - Returns: a signal that came instead.
  private func waitForNews() -> Int32? {
    guard let process = worker.process else { return nil }
    var requests = [
      pollfd(fd: process.frames, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.readEnd ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    // A channel that is closed is ready at all times; then only the process's end is waited for.
    if worker.channelClosedAt != nil { requests.removeFirst() }
    poll(&requests, nfds_t(requests.count), worker.channelClosedAt == nil ? 100 : 1)
    return signals?.next()
  }

  private func readFrames() {
    guard let process = worker.process, worker.channelClosedAt == nil else { return }
    let count = read(process.frames, buffer.baseAddress, buffer.count)
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR {
      worker.channelClosedAt = harness_raw_monotonic_ns()
    }
    guard count > 0 else { return }
    worker.reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    worker.watchdog.hear(at: harness_raw_monotonic_ns())
    do throws(FrameError) {
      while let event = try worker.reader.nextEvent() {
        switch event {
        case .answer(let answer): inbox.append(answer)
        case .ready: worker.isReady = true
        case .fault(let sentence): nonsense = sentence
        default: nonsense = "what is no answer"
        }
      }
    } catch {
      nonsense = error.sentence
    }
  }

  /// How the worker ended, if it has.
  private func findDeath() -> String? {
    guard let process = worker.process else { return nil }
    let now = harness_raw_monotonic_ns()
    if let nonsense { return bury(.nonsense(nonsense)) }
    if process.pollExit() != nil {
      return bury(worker.watchdog.hasStruck ? .silence(nanoseconds: silenceLimit) : .none)
    }
    if let closedAt = worker.channelClosedAt, now - closedAt >= settings.grace {
      return bury(.closedChannel)
    }
    if case .signal(let number) = worker.watchdog.check(
      at: now, limit: silenceLimit, grace: settings.grace)
    {
      process.signalGroup(number)
    }
    return nil
  }

  private var silenceLimit: UInt64 {
    worker.isReady ? settings.silenceLimit : settings.startLimit
  }

  private func bury(_ cause: WorkerDeath.Cause) -> String? {
    guard let process = worker.process else { return nil }
    let status = process.killAndReap()
    worker.drainOutput(through: buffer)
    let lastWords = worker.collector.takeRest()
    output = lastWords.withoutStackTrace.text
    worker.process = nil
    let death = WorkerDeath(
      status: status, cause: cause, fate: process.page.fate, steps: process.page.steps,
      timeoutNanoseconds: settings.timeoutNanoseconds)
    return death.headline(moment(death.steps.last?.text))
  }

  private func moment(_ step: String?) -> String {
    if !worker.isReady { return "before it was ready" }
    return step.map { "in \($0)" } ?? "at its work"
  }
}
