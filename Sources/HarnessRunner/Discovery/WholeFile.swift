import Glibc

/// Reads small files that options name.
enum WholeFile {
  /// - Parameters:
  ///   - option: What the file was given to.
  ///   - mayBeAbsent: Whether a file that is not there is no mistake: nil then.
  /// - Throws: `UsageError` when it cannot be read.
  static func read(
    _ path: String, for option: String, mayBeAbsent: Bool = false
  ) throws(UsageError) -> String? {
    if let kind = unusual(path) {
      throw UsageError("\(option): '\(path)' is no file but \(kind).")
    }
    guard let file = fopen(path, "r") else {
      if mayBeAbsent, errno == ENOENT || errno == ENOTDIR { return nil }
      throw problem(path, option)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw problem(path, option) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is at a path, where it is something that can't be read or replaced as a file can.
  static func unusual(_ path: String) -> String? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "a folder"
    default: return "a device, pipe or socket"
    }
  }

  private static func problem(_ path: String, _ option: String) -> UsageError {
    UsageError("\(option): cannot read '\(path)': \(String(cString: strerror(errno))).")
  }
}
