import FoundationEssentials
import Glibc

/// The pipe to the compiler: each message is eight bytes of length, little-endian, and JSON.
struct MessageChannel {
  private static let longestMessage = 1 << 30
  let input: Int32
  let output: Int32

  /// The next request, or `nil` when the compiler closed the pipe between two messages.
  func next() throws(MacroFailure) -> Request? {
    let header = read(count: 8)
    if header.isEmpty { return nil }
    guard header.count == 8 else {
      throw MacroFailure("the message's length is cut off after \(header.count) bytes.")
    }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The compiler says good-bye with an empty message.
    if length == 0 { return nil }
    guard length <= Self.longestMessage else {
      throw MacroFailure("a message claims to be \(length) bytes long.")
    }
    let body = read(count: Int(length))
    guard body.count == length else {
      throw MacroFailure("a message of \(length) bytes is cut off after \(body.count).")
    }
    do {
      return try JSONDecoder().decode(Request.self, from: Data(body))
    } catch {
      throw MacroFailure("a message isn't what this plug-in understands: \(error)")
    }
  }

  func send(_ answer: Answer) throws(MacroFailure) {
    let body: Data
    do {
      body = try JSONEncoder().encode(answer)
    } catch {
      throw MacroFailure("an answer can't be written as JSON: \(error)")
    }
    let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Array($0) }
    guard write(header + body, to: output) else {
      throw MacroFailure("the compiler doesn't take the answer.")
    }
  }

  /// Writes to standard error.
  func complain(_ message: String) {
    _ = write(Array(message.utf8), to: 2)
  }

  func exit(code: Int32) -> Never {
    Glibc.exit(code)
  }

  /// Reads so many bytes, or fewer at the end of the input.
  private func read(count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let result = Glibc.read(input, buffer.baseAddress.map { $0 + filled }, count - filled)
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { break }
        filled += result
      }
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let result = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { return false }
      rest = rest.dropFirst(result)
    }
    return true
  }
}
