import Foundation

/// A folder for the files of a run's tests, gone with its holder.
final class ResultsPlace {
  let path: String
  private let folder: String
  private let manager = FileManager.default

  init() throws {
    folder = NSTemporaryDirectory() + "harness-e2e-\(UUID().uuidString)"
    path = folder + "/harness-results"
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? manager.removeItem(atPath: folder) }

  /// A text with the path as it is where no other is given.
  func cleaned(_ text: String) -> String {
    text.replacingOccurrences(of: path, with: "harness-results")
  }

  var exists: Bool { manager.fileExists(atPath: path) }

  /// All files, sorted, such as `login--logs-in/output.txt`; without the lists that Harness keeps.
  var files: [String] {
    let names = (try? manager.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let exists = manager.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !name.hasSuffix("/.harness-files")
        && name != "last-failed.txt"
    }.sorted()
  }

  /// The content of each file.
  var contents: [String: Data] {
    Dictionary(
      uniqueKeysWithValues: files.map { ($0, manager.contents(atPath: "\(path)/\($0)") ?? Data()) })
  }

  func text(_ file: String) -> String {
    String(decoding: manager.contents(atPath: "\(path)/\(file)") ?? Data(), as: UTF8.self)
  }
}
