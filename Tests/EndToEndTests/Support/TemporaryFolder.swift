import Foundation

/// A folder with a script that passes, gone with its holder.
final class TemporaryFolder {
  let path: String
  private let manager = FileManager.default

  init() throws {
    path = NSTemporaryDirectory() + "harness-e2e-\(UUID().uuidString)"
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    try manager.copyItem(
      atPath: "\(Package.root)/Tests/Fixtures/Scripts/good.lua", toPath: path + "/good.lua")
    try allow(0o755, "")
  }

  deinit {
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] { try? allow(0o755, name) }
    try? manager.removeItem(atPath: path)
  }

  /// Writes a file, and the folders on its way.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Makes a folder in it that nobody but the super-user may read.
  func addClosedFolder(_ name: String) throws {
    try manager.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: false)
    try allow(0o000, name)
  }

  /// Makes a link to a file that is not there.
  func addDanglingLink(_ name: String) throws {
    try manager.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: "nowhere.lua")
  }

  /// The outcome with the folder's name, which is another one each time, replaced.
  func cleaned(_ outcome: Program.Outcome) -> Program.Outcome {
    func clean(_ text: String) -> String { text.replacingOccurrences(of: path, with: "FOLDER") }
    return Program.Outcome(
      arguments: outcome.arguments.map(clean), exitCode: outcome.exitCode,
      output: clean(outcome.output), errors: clean(outcome.errors), results: outcome.results)
  }

  private func allow(_ permissions: Int, _ name: String) throws {
    try manager.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }
}
