import Glibc

/// Why a file was not written, as a sentence without a full stop.
struct FileProblem: Error, Equatable {
  let sentence: String
}

/// A file that people keep.
package struct TextFile: Equatable, Sendable {
  /// The path below the folder that it is for.
  package let path: String
  package let text: String

  package init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// Writes the file, and makes the folders on its way.
  ///
  /// - Parameters:
  ///   - folder: where it is to be; nil for where the command runs.
  ///   - replacing: whether a file that is there is written anew.
  /// - Throws: a `FileProblem` that names the file, also for one that is there and must stay.
  func write(in folder: String? = nil, replacing: Bool = false) throws(FileProblem) {
    let path = place(in: folder)
    TextFile.makeFolders(above: path)
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    let file = open(path, flags, 0o644)
    guard file >= 0 else { throw FileProblem.cannotWrite(path) }
    defer { close(file) }
    var text = text
    let isWritten = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(file, piece.baseAddress, piece.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isWritten else { throw FileProblem.cannotWrite(path) }
  }

  /// Whether something of this name is there, be it a link to nowhere.
  func exists(in folder: String?) -> Bool {
    var status = stat()
    return lstat(place(in: folder), &status) == 0
  }

  /// The path from where the command runs.
  func place(in folder: String?) -> String {
    guard let folder, folder != "." else { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  private static func makeFolders(above path: String) {
    for index in path.indices where path[index] == "/" && index != path.startIndex {
      mkdir(String(path[..<index]), 0o755)
    }
  }
}

extension FileProblem {
  fileprivate static func cannotWrite(_ path: String) -> FileProblem {
    FileProblem(sentence: "cannot write '\(path)': \(String(cString: strerror(errno)))")
  }
}
