import Glibc

/// An open file or folder, closed with its holder.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Nil when `number` is what the system answers instead of a descriptor; `errno` says why.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Opens a folder in this one, and never what a link points to.
  func folder(_ name: String) -> Descriptor? {
    Descriptor(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// Opens a file in this folder, and never what a link points to.
  func file(_ name: String, _ flags: Int32) -> Descriptor? {
    Descriptor(openat(number, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644))
  }

  /// Writes all of the bytes; false when the system takes no more, and `errno` says why.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(number, piece.baseAddress, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  func write(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { write($0) }
  }

  /// The content, as far as it is no longer than `limit` bytes; nil when it cannot be read.
  func text(limit: Int) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= limit {
      let count = read(number, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
    return nil
  }

  /// The names in this folder, without "." and "..", in no order; nil when it cannot be read.
  var names: [String]? {
    // The copy is closed with the stream.
    guard let stream = fdopendir(openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
