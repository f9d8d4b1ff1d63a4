import Glibc
import HarnessEvents

/// Why a script can't be run at all.
struct UnreadableScript: Error {
  let sentence: String

  var failure: TestFailure { TestFailure(kind: .unreadable, headline: sentence) }
}

/// Reads a script's text.
enum ScriptReader {
  /// Larger than any script that a person writes.
  private static let sizeLimit = 16 << 20

  static func read(_ path: String, in root: String) -> Result<String, UnreadableScript> {
    let absolute = path.hasPrefix("/") ? path : "\(root)/\(path)"
    // To open a pipe would wait for its writer.
    var status = stat()
    if stat(absolute, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return .failure(UnreadableScript(sentence: "this is no file but a device, pipe or socket"))
    }
    guard let file = fopen(absolute, "re") else {
      let reason = String(cString: strerror(errno))
      return .failure(UnreadableScript(sentence: "the script can't be read: \(reason)"))
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while bytes.count <= sizeLimit {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    if ferror(file) != 0 {
      let reason = String(cString: strerror(errno))
      return .failure(UnreadableScript(sentence: "the script can't be read: \(reason)"))
    }
    return text(of: bytes)
  }

  private static func text(of bytes: [UInt8]) -> Result<String, UnreadableScript> {
    if bytes.count > sizeLimit {
      return .failure(UnreadableScript(sentence: "the script is larger than 16 MiB"))
    }
    if bytes.first == 0x1b || bytes.contains(0) {
      return .failure(
        UnreadableScript(
          sentence: "this is a binary file, not a Lua script; scripts are text (compiled Lua is "
            + "refused, since it could crash the worker)"))
    }
    // Some editors begin a text file with a mark that is no part of the text.
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    return .success(String(decoding: text, as: UTF8.self))
  }
}
