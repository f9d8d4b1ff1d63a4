import CHarnessRuntime
import Glibc

/// Two connected descriptors: one for the parent, which does not block, and one for the child.
/// What was not taken is closed.
struct DescriptorPair: ~Copyable {
  private var parent: Int32
  let child: Int32

  private init(parent: Int32, child: Int32) {
    self.parent = parent
    self.child = child
  }

  deinit {
    if parent >= 0 { close(parent) }
    close(child)
  }

  mutating func takeParent() -> Int32 {
    defer { parent = -1 }
    return parent
  }

  /// A stream both ways.
  static func socket() throws(WorkerStartError) -> DescriptorPair {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .system("cannot make a socket for a worker", errno)
    }
    setNonBlocking(ends[0])
    return DescriptorPair(parent: ends[0], child: ends[1])
  }

  /// A stream from the child to the parent.
  static func pipe() throws(WorkerStartError) -> DescriptorPair {
    var ends: [Int32] = [-1, -1]
    guard harness_pipe(&ends) == 0 else {
      throw .system("cannot make a pipe for a worker", errno)
    }
    setNonBlocking(ends[0])
    return DescriptorPair(parent: ends[0], child: ends[1])
  }

  private static func setNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
