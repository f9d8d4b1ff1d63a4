import CHarnessRuntime
import Glibc
import HarnessEvents

/// A running worker: its process, and the parent's ends of what connects the two.
final class WorkerProcess {
  let identifier: pid_t
  /// Commands go in and events come out; does not block.
  let frames: Int32
  /// The worker's output; does not block.
  let output: Int32
  let page: StatusPage
  private let pageAddress: UnsafeMutableRawPointer
  private var exitStatus: ExitStatus?

  private init(
    identifier: pid_t, frames: Int32, output: Int32, pageAddress: UnsafeMutableRawPointer
  ) {
    self.identifier = identifier
    self.frames = frames
    self.output = output
    self.pageAddress = pageAddress
    page = StatusPage(at: pageAddress)
  }

  deinit {
    close(frames)
    close(output)
    munmap(pageAddress, StatusPage.size)
  }

  /// - Parameter hasFixedAddresses: Whether the process has its memory at the same addresses each
  ///   time, where the system allows that.
  /// - Throws: `WorkerStartError` when the system refuses.
  static func start(
    _ command: WorkerCommandLine, environment: WorkerEnvironment, hasFixedAddresses: Bool = false
  ) throws(WorkerStartError) -> WorkerProcess {
    var channel = try DescriptorPair.socket()
    var pipe = try DescriptorPair.pipe()
    let status = harness_create_status_page(StatusPage.size)
    guard status >= 0 else { throw .system("cannot make a shared page", errno) }
    defer { close(status) }
    guard let page = harness_map_status_page(status, StatusPage.size) else {
      throw .system("cannot map a shared page", errno)
    }
    let identifier = spawn(
      command, environment, hasFixedAddresses, frames: channel.child, status: status,
      output: pipe.child)
    guard identifier > 0 else {
      munmap(page, StatusPage.size)
      throw .system("cannot start the worker '\(command.program)'", -identifier)
    }
    return WorkerProcess(
      identifier: identifier, frames: channel.takeParent(), output: pipe.takeParent(),
      pageAddress: page)
  }

  private static func spawn(
    _ command: WorkerCommandLine, _ environment: WorkerEnvironment, _ hasFixedAddresses: Bool,
    frames: Int32, status: Int32, output: Int32
  ) -> pid_t {
    withCStringArray([command.program] + command.arguments) { arguments in
      environment.withCStrings { variables in
        command.program.withCString { program in
          var request = harness_spawn_request(
            program: program, arguments: arguments, environment: variables, frames: frames,
            status: status, output: output, fixed_addresses: hasFixedAddresses)
          return harness_spawn(&request)
        }
      }
    }
  }

  /// Sends a signal to the worker and all that it started.
  func signalGroup(_ number: Int32) {
    kill(-identifier, number)
  }

  /// How the process ended, or nil while it runs. Does not wait.
  func pollExit() -> ExitStatus? {
    wait(options: WNOHANG)
  }

  /// Ends the worker and all that it started, and answers how the worker ended. A process that was
  /// ending anyway keeps its own exit code or signal.
  func killAndReap() -> ExitStatus {
    signalGroup(SIGKILL)
    return wait(options: 0) ?? ExitStatus(rawStatus: 0)
  }

  private func wait(options: Int32) -> ExitStatus? {
    if let exitStatus { return exitStatus }
    var status: Int32 = 0
    var answer = waitpid(identifier, &status, options)
    while answer < 0 && errno == EINTR { answer = waitpid(identifier, &status, options) }
    guard answer != 0 else { return nil }
    exitStatus = ExitStatus(rawStatus: status)
    return exitStatus
  }
}

/// How a process ended.
package enum ExitStatus: Equatable, Sendable {
  case code(Int32)
  case signal(Int32)

  /// Reads the status that `waitpid` gives.
  package init(rawStatus: Int32) {
    let signal = rawStatus & 0x7f
    self = signal == 0 ? .code(rawStatus >> 8 & 0xff) : .signal(signal)
  }
}

/// Why no worker process could be made.
package enum WorkerStartError: Error, Equatable, Sendable {
  case system(String, Int32)

  /// What went wrong, as a sentence without a full stop.
  package var sentence: String {
    switch self {
    case .system(let what, let code): "\(what): \(String(cString: strerror(code)))"
    }
  }
}
