import Glibc

/// Reads the names in a directory.
enum DirectoryReader {
  /// The names without "." and "..", sorted by their bytes.
  /// - Throws: `SystemError` when the directory cannot be read.
  static func names(in path: String) throws(SystemError) -> [String] {
    guard let directory = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError(code: errno) }
    return names.sorted { $0.precedesInBytes($1) }
  }
}

extension String {
  fileprivate func precedesInBytes(_ other: String) -> Bool {
    withCString { left in other.withCString { right in strcmp(left, right) < 0 } }
  }
}

/// What the system answered.
package struct SystemError: Error, Equatable {
  package let code: Int32

  package var sentence: String { String(cString: strerror(code)) }

  package init(code: Int32) {
    self.code = code
  }
}
