import Glibc

/// Where the command itself speaks, beside the reporters.
package struct CommandOutput {
  /// Takes what was asked for, such as the help.
  package var say: (String) -> Void
  /// Takes complaints.
  package var complain: (String) -> Void
  /// Why something that was asked for is lost; nil while all is well.
  package private(set) var loss: () -> String? = { nil }

  package init(say: @escaping (String) -> Void, complain: @escaping (String) -> Void) {
    self.say = say
    self.complain = complain
  }

  /// Standard output and standard error.
  package static var standard: CommandOutput {
    var loss: String?
    var output = CommandOutput(
      say: { loss = write($0, to: STDOUT_FILENO) ?? loss },
      complain: { _ = write($0, to: STDERR_FILENO) })
    output.loss = { loss }
    return output
  }

  /// Answers why it failed.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String? in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          // A reader that has gone, as `head` does, wanted no more.
          return errno == EPIPE ? nil : String(cString: strerror(errno))
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}
