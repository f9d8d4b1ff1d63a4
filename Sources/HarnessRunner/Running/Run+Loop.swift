import CHarnessRuntime
import Glibc
import HarnessEvents

extension Run {
  /// What became ready, as numbers that the system hands back.
  enum Token {
    static let signal = UInt64.max

    static func frames(ofWorker index: Int) -> UInt64 { UInt64(index) << 1 }
    static func output(ofWorker index: Int) -> UInt64 { UInt64(index) << 1 | 1 }
  }

  private static let tickNanoseconds: UInt64 = 20_000_000

  /// Waits and reacts until every file is done or the run is stopped.
  func loop() {
    for worker in workers where stop == nil && !queue.isEmpty { fill(worker) }
    var tokens = [UInt64](repeating: 0, count: 64)
    var nextTick = now + Run.tickNanoseconds
    while stop == nil && ledger.openFiles > 0 {
      let count = harness_epoll_wait(
        epoll, &tokens, Int32(tokens.count), milliseconds(until: nextTick))
      now = harness_raw_monotonic_ns()
      for token in tokens.prefix(Int(count)) where stop == nil { react(to: token) }
      if workers.contains(where: { $0.channelClosedAt != nil }) { lookForDead() }
      if now >= nextTick {
        tick()
        nextTick = now + Run.tickNanoseconds
      }
      if stop == nil && mayLinger { usleep(UInt32(Pace.lingerNanoseconds / 1_000)) }
    }
  }

  /// Whether all workers have so much in hand that nobody waits if the parent looks away for a
  /// moment. It then takes many frames at once, which is much cheaper than one by one.
  private var mayLinger: Bool {
    workers.allSatisfy { $0.process == nil || $0.hasPlenty }
  }

  private func milliseconds(until nextTick: UInt64) -> Int32 {
    // A worker that closed its channel is about to end; its end makes no event of its own.
    if workers.contains(where: { $0.channelClosedAt != nil }) { return 1 }
    return nextTick > now ? Int32((nextTick - now) / 1_000_000) + 1 : 0
  }

  private func react(to token: UInt64) {
    if token == Token.signal { return takeSignal() }
    let worker = workers[Int(token >> 1)]
    if token & 1 == 1 {
      worker.drainOutput(through: buffer)
    } else {
      readFrames(of: worker)
    }
  }

  private func tick() {
    let limit = settings.globalTimeoutNanoseconds
    if limit > 0, now >= began + limit {
      halt(.failed, "the run took longer than \(DurationText.short(limit)) (--global-timeout)")
    }
    lookForDead()
    for worker in workers where worker.process != nil && stop == nil {
      watchOutput(of: worker)
      worker.flushCommands()
      checkSilence(of: worker)
    }
    flushReporters()
  }

  /// A worker that has written without sending frames may be writing much: look at once from now
  /// on, until it sends a frame.
  private func watchOutput(of worker: Worker) {
    guard worker.drainOutput(through: buffer), !worker.isOutputWatched,
      let process = worker.process
    else { return }
    let token = Token.output(ofWorker: worker.slot - 1)
    worker.isOutputWatched = harness_epoll_add(epoll, process.output, token) == 0
  }

  private func stopWatchingOutput(of worker: Worker) {
    guard worker.isOutputWatched, let process = worker.process else { return }
    worker.isOutputWatched = false
    _ = harness_epoll_remove(epoll, process.output)
  }

  /// Takes the frames that are there, and before them the output that was written before them.
  /// - Returns: Whether there were bytes; then there may be more.
  @discardableResult
  func readFrames(of worker: Worker) -> Bool {
    guard let process = worker.process, worker.channelClosedAt == nil else { return false }
    let count = read(process.frames, buffer.baseAddress, buffer.count)
    if count > 0 {
      worker.reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      worker.receivedBytes &+= UInt64(count)
      worker.watchdog.hear(at: now)
      stopWatchingOutput(of: worker)
      worker.drainOutput(through: buffer)
      takeEvents(of: worker)
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      _ = harness_epoll_remove(epoll, process.frames)
      worker.channelClosedAt = now
    }
    return count > 0
  }

  /// Takes the frames that a dead worker had not sent yet.
  func takeUnsentFrames(of worker: Worker) {
    guard let rest = worker.process?.page.outbox.rest(after: worker.receivedBytes), !rest.isEmpty
    else { return }
    worker.reader.append(rest)
    worker.drainOutput(through: buffer)
    takeEvents(of: worker)
  }

  private func takeEvents(of worker: Worker) {
    var finishedFiles = 0
    let process = worker.process
    do throws(FrameError) {
      while let event = try worker.reader.nextEvent() {
        guard stop == nil, process != nil else { return }
        if case .unitFinished = event { finishedFiles += 1 }
        if let complaint = take(event, from: worker) {
          return bury(worker, cause: .nonsense(complaint))
        }
        // It has retired, and its place is somebody else's.
        guard worker.process === process else { return }
      }
    } catch {
      bury(worker, cause: .nonsense(error.sentence))
    }
    worker.pace.finish(files: finishedFiles, at: now)
    dispatch(to: worker)
    worker.flushCommands()
  }

  private func checkSilence(of worker: Worker) {
    guard let process = worker.process else { return }
    let limit: UInt64
    if !worker.isReady {
      limit = settings.startLimit
    } else if worker.assignments.isEmpty {
      limit = 0
    } else {
      limit = silenceLimit(of: worker)
    }
    switch worker.watchdog.check(at: now, limit: limit, grace: settings.grace) {
    case .nothing: break
    case .signal(let number): process.signalGroup(number)
    }
  }
}
