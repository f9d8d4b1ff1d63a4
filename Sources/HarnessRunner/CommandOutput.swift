import Glibc

/// Where the command itself speaks, beside the reporters.
package struct CommandOutput {
  /// Takes what was asked for, such as the help.
  package var say: (String) -> Void
  /// Takes complaints.
  package var complain: (String) -> Void

  package init(say: @escaping (String) -> Void, complain: @escaping (String) -> Void) {
    self.say = say
    self.complain = complain
  }

  /// Standard output and standard error.
  package static var standard: CommandOutput {
    CommandOutput(
      say: { write($0, to: STDOUT_FILENO) }, complain: { write($0, to: STDERR_FILENO) })
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
