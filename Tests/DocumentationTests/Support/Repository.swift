import Foundation

/// The files of this repository.
enum Repository {
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    // Support, DocumentationTests, Tests
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The Swift files below a folder, sorted by path.
  static func swiftFiles(in folder: String) throws -> [String] {
    // A link to a folder is not entered by itself.
    let base = url(folder).resolvingSymlinksInPath().path
    return try FileManager.default.subpathsOfDirectory(atPath: base)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The files of a folder, without those of folders in it, sorted by path.
  static func files(in folder: String, ending: String) throws -> [String] {
    let base = url(folder).resolvingSymlinksInPath().path
    return try FileManager.default.contentsOfDirectory(atPath: base)
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
