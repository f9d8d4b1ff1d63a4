import Foundation

/// A folder for one test, gone with its holder.
final class TemporaryPlace {
  let path = NSTemporaryDirectory() + "harness-results-\(UUID().uuidString)"
  private let manager = FileManager.default

  init() { makeFolder("") }

  deinit { try? manager.removeItem(atPath: path) }

  func makeFolder(_ name: String) {
    try? manager.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    makeFolder(String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)]))
    try? Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) {
    try? manager.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Who may do what with it.
  func mode(_ name: String) -> Int {
    let attributes = try? manager.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes?[.posixPermissions] as? Int ?? 0o777
  }

  /// All that is there, sorted; folders end with a slash.
  var content: [String] {
    let names = (try? manager.subpathsOfDirectory(atPath: path)) ?? []
    return names.map { name in
      let kind = try? manager.attributesOfItem(atPath: "\(path)/\(name)")[.type]
      return kind as? FileAttributeType == .typeDirectory ? name + "/" : name
    }.sorted()
  }
}
