import Glibc

/// The folder that a run leaves behind: a folder in it for each test that has something to show.
///
/// Nothing is made before there is something to write. A file is there as a whole or not at all.
/// Below this folder no link is followed, so nothing is ever written or removed elsewhere.
///
/// Each test's folder has a list of the files that Harness has put there (`.harness-files`). A file
/// is entered before it is written, so that the list is complete whatever ends the process. It is by
/// this list that the next run knows what it may remove.
package struct ResultsFolder: Sendable {
  /// As the user knows it.
  package let name: String
  private let path: String

  /// - Parameters:
  ///   - name: A path as the user wrote it.
  ///   - directory: Where relative paths start.
  package init(_ name: String, in directory: String) {
    self.name = name
    path = name.hasPrefix("/") || directory.isEmpty ? name : "\(directory)/\(name)"
  }

  /// The path of a test's folder, or of a file in it, for people.
  package func path(of folder: String, _ file: String? = nil) -> String {
    let start = name.hasSuffix("/") ? name : name + "/"
    return start + folder + (file.map { "/" + $0 } ?? "")
  }

  /// Puts a file into a test's folder, in place of one of the same name.
  ///
  /// - Parameters:
  ///   - file: A name without a folder.
  ///   - folder: The name of the test's folder.
  /// - Throws: `ResultsError` when the system refuses, or something that is not Harness's is in the
  ///   way. Then the file is not there.
  package func write(
    _ bytes: [UInt8], to file: String, in folder: String
  ) throws(ResultsError) {
    guard FileList.isPlain(file), FileList.isPlain(folder) else {
      throw ResultsError("'\(folder)/\(file)' is no name for a file of a test.")
    }
    let place = try open(folder)
    try enter(file, in: place, folder)
    let unfinished = FileList.unfinished(file)
    // What a process left that died while it wrote.
    unlinkat(place.number, unfinished, 0)
    guard create(unfinished, with: bytes, in: place),
      renameat(place.number, unfinished, place.number, file) == 0
    else {
      let error = refusal()
      unlinkat(place.number, unfinished, 0)
      throw error
    }
  }

  /// Makes a new file; false when the system refuses, and `errno` says why.
  private func create(_ file: String, with bytes: [UInt8], in place: borrowing Descriptor) -> Bool {
    guard let target = place.file(file, O_WRONLY | O_CREAT | O_EXCL) else { return false }
    return bytes.withUnsafeBytes { target.write($0) }
  }

  // MARK: The way to a test's folder

  private func open(_ folder: String) throws(ResultsError) -> Descriptor {
    let root = try openRoot()
    if mkdirat(root.number, folder, 0o755) != 0 && errno != EEXIST { throw refusal() }
    guard let place = root.folder(folder) else {
      if errno == ELOOP || errno == ENOTDIR { throw obstacle(folder) }
      throw refusal()
    }
    return place
  }

  private func openRoot() throws(ResultsError) -> Descriptor {
    if let root = existingRoot() { return root }
    if errno == ENOENT {
      for index in path.indices where path[index] == "/" && index != path.startIndex {
        mkdir(String(path[..<index]), 0o755)
      }
      mkdir(path, 0o755)
      if let root = existingRoot() { return root }
    }
    if errno == ELOOP || errno == ENOTDIR {
      throw ResultsError(
        "the files of tests are not written: '\(name)' is no folder, or a link to one; give "
          + "another one by --output.")
    }
    throw refusal()
  }

  /// A link to a folder is followed only where its name ends with a slash.
  private func existingRoot() -> Descriptor? {
    Descriptor(Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  private func enter(
    _ file: String, in place: borrowing Descriptor, _ folder: String
  ) throws(ResultsError) {
    var list = place.file(FileList.name, O_WRONLY | O_APPEND)
    if list == nil, errno == ENOENT {
      guard place.names?.isEmpty == true else { throw obstacle(folder) }
      list = place.file(FileList.name, O_WRONLY | O_APPEND | O_CREAT)
    }
    guard let list else { throw errno == ELOOP ? obstacle(folder) : refusal() }
    guard list.write(file + "\n") else { throw refusal() }
  }

  private func refusal() -> ResultsError {
    ResultsError(
      "the files of tests cannot be written to '\(name)': \(String(cString: strerror(errno))).")
  }

  private func obstacle(_ folder: String) -> ResultsError {
    ResultsError(
      "the files of a test are not written: '\(path(of: folder))' is there, and no folder that "
        + "Harness has made; move it away, or give another place by --output.")
  }
}

// MARK: - What the last run left

extension ResultsFolder {
  /// Removes what earlier runs have put here, and nothing else: a folder in which somebody has put a
  /// file stays with that file. What cannot be removed stays.
  package func removeEarlier() {
    guard let root = existingRoot() else { return }
    var hasRemoved = false
    for folder in root.names ?? [] where FileList.isPlain(folder) {
      if removeEarlier(folder, in: root) { hasRemoved = true }
    }
    // Fails unless it is empty.
    if hasRemoved { rmdir(path) }
  }

  private func removeEarlier(_ folder: String, in root: borrowing Descriptor) -> Bool {
    guard let place = root.folder(folder), let list = place.file(FileList.name, O_RDWR),
      let text = list.text(limit: FileList.longest)
    else { return false }
    for file in FileList.names(in: text) {
      unlinkat(place.number, file, 0)
      unlinkat(place.number, FileList.unfinished(file), 0)
    }
    guard place.names == [FileList.name] else {
      // It stays Harness's folder, with a file that is not.
      ftruncate(list.number, 0)
      return false
    }
    unlinkat(place.number, FileList.name, 0)
    return unlinkat(root.number, folder, AT_REMOVEDIR) == 0
  }
}

/// The list of the files that Harness has put into a folder: a name a line.
private enum FileList {
  static let name = ".harness-files"
  /// No list of ours is longer, in bytes.
  static let longest = 1 << 20

  static func names(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter(isPlain)
  }

  /// What a file is called until it is whole.
  static func unfinished(_ file: String) -> String { ".\(file).part" }

  /// Whether a name is one of a file or folder of ours: it leads nowhere else.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 240
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 }
  }
}
