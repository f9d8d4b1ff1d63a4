import Foundation

/// A program of this package, run on the fixture scripts as a user would run it.
struct Program {
  /// A harness whose components and functions are broken on purpose.
  static let faulty = Program(name: "FaultyHarness")
  static let harness = Program(name: "harness")

  let name: String

  /// What a program left behind.
  struct Outcome {
    var arguments: [String]
    var exitCode: Int32
    var output: String
    var errors: String
    /// Where tests left their files, for as long as the outcome is there.
    var results: ResultsPlace

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The last line: how many tests passed, failed, were skipped.
    var lastLine: String { lines.last ?? "" }
  }

  /// - Parameters:
  ///   - directory: Where the command runs, below the root of the package.
  ///   - environment: Variables besides those of the tests.
  ///   - input: What comes from standard input; nil: nothing.
  ///   - prefix: A program that starts this one, with its arguments.
  ///   - results: Where tests leave their files; a new place unless given.
  func run(
    _ arguments: String..., in directory: String = "Tests/Fixtures/Scripts",
    environment: [String: String] = [:], prefix: [String] = [], input: String? = nil,
    results: ResultsPlace? = nil
  ) throws -> Outcome {
    try run(
      arguments, in: directory, environment: environment, prefix: prefix, input: input,
      results: results)
  }

  func run(
    _ arguments: [String], in directory: String = "Tests/Fixtures/Scripts",
    environment: [String: String] = [:], prefix: [String] = [], input: String? = nil,
    results: ResultsPlace? = nil
  ) throws -> Outcome {
    let results = try results ?? ResultsPlace()
    var told = arguments
    // Other commands run no tests.
    switch arguments.first {
    case "tree", "components", "record", "previews": break
    case "run", "list", "init": told.insert(contentsOf: ["--output", results.path], at: 1)
    default: told = ["--output", results.path] + told
    }
    let command = prefix + ["\(Package.products)/\(name)"] + told
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: "\(Package.root)/\(directory)")
    process.environment = Package.environment.merging(environment) { $1 }
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    let given = try TemporaryFile()
    if let input {
      try Data(input.utf8).write(to: URL(fileURLWithPath: given.path))
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: given.path))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    return Outcome(
      arguments: arguments, exitCode: process.terminationStatus,
      output: results.cleaned(try output.text()), errors: results.cleaned(try errors.text()),
      results: results)
  }

  var exists: Bool { FileManager.default.isExecutableFile(atPath: "\(Package.products)/\(name)") }
}

/// Where things are.
enum Package {
  /// The folder of Package.swift.
  static let root = #filePath.components(separatedBy: "/Tests/EndToEndTests/")[0]

  /// Where the build puts its programs: the test program is one of them.
  static let products: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }()

  /// The environment without what would change a program's output.
  static var environment: [String: String] {
    let changing: Set<String> = ["CI", "FORCE_COLOR", "NO_COLOR", "GITHUB_ACTIONS", "FAULT"]
    return ProcessInfo.processInfo.environment.filter {
      !changing.contains($0.key) && !$0.key.hasPrefix("HARNESS_")
    }
  }
}

/// A file that is gone with its holder.
final class TemporaryFile {
  let path: String
  let handle: FileHandle

  init() throws {
    path = NSTemporaryDirectory() + "harness-e2e-\(UUID().uuidString)"
    try Data().write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(atPath: path)
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}
