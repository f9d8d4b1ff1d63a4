import Foundation

/// A folder in which the commands of one page run: the repository's scripts, and `harness`.
final class Workspace {
  let folder: URL
  private let environment: [String: String]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "harness-docs-\(UUID().uuidString)")
    let programs = folder.appending(path: ".programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: programs.appending(path: "harness"), withDestinationURL: Workspace.harness)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "scripts"), withDestinationURL: Repository.url("scripts"))
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(programs.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    for name in ["NO_COLOR", "FORCE_COLOR"] { environment[name] = nil }
    self.environment = environment
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The debug binary, which stands beside the tests.
  private static let harness = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "harness")

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs a command with a shell.
  func run(_ command: String) throws -> (exitCode: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
