import Glibc

/// Finds the scripts that the arguments stand for.
///
/// An argument that stands for nothing is a mistake of the user, and nothing runs. A directory
/// further down that cannot be read is one failed test, and everything else runs.
package struct ScriptFinder {
  /// Tells the names in a directory, sorted.
  package typealias ReadDirectory = (String) throws(SystemError) -> [String]

  private let readDirectory: ReadDirectory
  private var found: [ScriptFile] = []
  private var seen: Set<String> = []

  private init(readDirectory: @escaping ReadDirectory) {
    self.readDirectory = readDirectory
  }

  /// The scripts in the order of the arguments, those of a directory sorted, none twice.
  /// - Throws: `UsageError` for an argument that stands for nothing.
  package static func find(_ arguments: [String]) throws(UsageError) -> [ScriptFile] {
    try find(arguments, readDirectory: DirectoryReader.names)
  }

  package static func find(
    _ arguments: [String], readDirectory: @escaping ReadDirectory
  ) throws(UsageError) -> [ScriptFile] {
    var finder = ScriptFinder(readDirectory: readDirectory)
    for argument in arguments { try finder.add(argument) }
    return finder.found
  }

  private mutating func add(_ argument: String) throws(UsageError) {
    switch FileKind.of(argument) {
    case .directory: try addGivenDirectory(argument)
    case .file: addScript(argument)
    case .absent(let error):
      let matches = PathPattern.matches(argument)
      guard !matches.isEmpty else { throw ScriptFinder.nothing(at: argument, error) }
      for match in matches {
        if FileKind.of(match) == .directory {
          addDirectory(match)
        } else {
          addScript(match)
        }
      }
    }
  }

  private static func nothing(at argument: String, _ error: SystemError) -> UsageError {
    if PathPattern.isPattern(argument) {
      return UsageError("no file matches '\(argument)'; nothing was run.")
    }
    if error.code == ENOENT {
      let near = Spelling.nearest(to: argument, among: Command.names)
      let hint = near.map { "; did you mean '\($0)'?" } ?? "; nothing was run."
      return UsageError("there is no file or directory '\(argument)'\(hint)")
    }
    return UsageError("cannot read '\(argument)': \(error.sentence); nothing was run.")
  }

  private mutating func addGivenDirectory(_ path: String) throws(UsageError) {
    do throws(SystemError) {
      addEntries(try readDirectory(path), of: path)
    } catch {
      throw UsageError("cannot read the directory '\(path)': \(error.sentence); nothing was run.")
    }
  }

  private mutating func addDirectory(_ path: String) {
    do throws(SystemError) {
      addEntries(try readDirectory(path), of: path)
    } catch {
      addScript(path, problem: "cannot read the directory: \(error.sentence)")
    }
  }

  /// Hidden entries are left out, and so are links to directories, which may lead in circles.
  private mutating func addEntries(_ names: [String], of directory: String) {
    let base = directory.hasSuffix("/") ? directory : directory + "/"
    for name in names where !name.hasPrefix(".") {
      let path = base + name
      if name.hasSuffix(".lua"), FileKind.of(path) != .directory {
        addScript(path)
      } else if FileKind.of(path, followingLinks: false) == .directory {
        addDirectory(path)
      }
    }
  }

  private mutating func addScript(_ path: String, problem: String? = nil) {
    let path = ScriptFinder.normalized(path)
    if seen.insert(path).inserted { found.append(ScriptFile(path, problem: problem)) }
  }

  /// Most names need no change: no component is empty or ".".
  private static func isNormal(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    var length = 0
    var isDot = false
    for byte in path.utf8.dropFirst(path.utf8.first == slash ? 1 : 0) {
      if byte == slash {
        if length == 0 || isDot { return false }
        length = 0
        isDot = false
      } else {
        isDot = length == 0 && byte == dot
        length += 1
      }
    }
    return length > 0 && !isDot
  }

  /// Without "./" and doubled slashes, so that one file has one name.
  private static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

/// What is at a path.
private enum FileKind: Equatable {
  case file, directory
  case absent(SystemError)

  static func of(_ path: String, followingLinks: Bool = true) -> FileKind {
    var information = stat()
    let answer = followingLinks ? stat(path, &information) : lstat(path, &information)
    guard answer == 0 else { return .absent(SystemError(code: errno)) }
    return information.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }
}
