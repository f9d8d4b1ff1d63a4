import Glibc
import HarnessEvents

/// The ways in which a worker can let its parent down.
enum Misbehaviour {
  static func act(_ name: String, _ argument: String) {
    switch name {
    case "segv":
      write("about to crash\n", to: STDERR_FILENO)
      raise(SIGSEGV)
    case "kill9": kill(getpid(), SIGKILL)
    case "exit": exit(Int32(argument) ?? 0)
    case "hang": while true { pause() }
    case "stubborn":
      signal(SIGTERM, SIG_IGN)
      while true { pause() }
    case "flood":
      flood()
      exit(5)
    case "garbage": send([7, 0, 0, 0, 99, 1, 2, 3, 4, 5, 6])
    case "half-frame":
      send([200, 0, 0, 0, 4, 0, 1])
      kill(getpid(), SIGKILL)
    case "close-channel":
      close(WorkerChannel.frameDescriptor)
      while true { pause() }
    case "leave-child":
      // The child inherits everything, the channel and standard output too.
      startSleeper()
      raise(SIGSEGV)
    default: break
    }
  }

  static func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.write(WorkerChannel.frameDescriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { _exit(1) }
      rest = rest.dropFirst(count)
    }
  }

  /// The numbers of the open descriptors; the one that reads the list is left out.
  static func openDescriptors() -> String {
    (0..<64).filter { fcntl($0, F_GETFD) >= 0 }.map(String.init).joined(separator: " ")
  }

  /// 20 MB, with a first and a last line to be recognised.
  private static func flood() {
    write("first line\n", to: STDOUT_FILENO)
    let line = String(repeating: "x", count: 1023) + "\n"
    for _ in 0..<20_000 { write(line, to: STDOUT_FILENO) }
    write("last line\n", to: STDOUT_FILENO)
  }

  private static func startSleeper() {
    var child: pid_t = 0
    let arguments = [strdup("sleep"), strdup("600"), nil]
    posix_spawnp(&child, "sleep", nil, nil, arguments, environ)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) }
  }
}
