import CHarnessRuntime
import Glibc
import HarnessEvents

extension Run {
  /// Stops the run: nothing is started any more, and the loop ends. The first reason counts.
  func halt(_ exitCode: ExitCode, _ reason: String) {
    if stop == nil { stop = Stop(exitCode: exitCode, reason: reason) }
  }

  /// The first signal stops the run in good order; the second ends the process at once.
  func takeSignal() {
    guard let number = signals?.next() else { return }
    signals?.release()
    switch number {
    case SIGTERM: halt(.terminated, "stopped by SIGTERM")
    case SIGHUP: halt(.interrupted, "stopped by SIGHUP")
    default: halt(.interrupted, "stopped by SIGINT")
    }
  }

  /// Ends all workers. After a complete run they may end by themselves first.
  func endWorkers() {
    let processes = workers.compactMap(\.process)
    if stop == nil {
      for process in processes { shutdown(process.frames, Int32(SHUT_WR)) }
      for process in processes { awaitEnd(of: process) }
    }
    // All signals first, so that the processes end at the same time.
    for process in processes { process.signalGroup(SIGKILL) }
    for process in processes { _ = process.killAndReap() }
    for worker in workers { worker.process = nil }
  }

  private func awaitEnd(of process: WorkerProcess) {
    let limit = Int32(settings.grace / 1_000_000)
    var poll = pollfd(fd: process.frames, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&poll, 1, limit)
  }
}
