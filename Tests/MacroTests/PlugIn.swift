import Foundation

/// The built plug-in, run as the compiler runs it.
enum PlugIn {
  struct Run {
    let answers: [[String: Any]]
    let errors: String
    let exitCode: Int32
  }

  struct Missing: Error {}

  /// Sends messages as JSON and gives the answers.
  static func run(_ messages: [[String: Any]]) throws -> Run {
    try run(bytes: messages.map { framed(try JSONSerialization.data(withJSONObject: $0)) }.joined())
  }

  /// Sends bytes and gives the answers.
  static func run(bytes: some Sequence<UInt8>) throws -> Run {
    let process = Process()
    process.executableURL = try executable()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let answers = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      answers: try unframed(answers), errors: String(decoding: complaint, as: UTF8.self),
      exitCode: process.terminationStatus)
  }

  /// A message as it goes through the pipe.
  static func framed(_ body: Data) -> Data {
    withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) } + body
  }

  private static func unframed(_ data: Data) throws -> [[String: Any]] {
    var rest = data
    var messages: [[String: Any]] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(8).prefix(length)
      messages.append(try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:])
      rest = rest.dropFirst(8 + length)
    }
    return messages
  }

  /// The plug-in stands beside the test's own executable.
  private static func executable() throws -> URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let plugIn = tests.deletingLastPathComponent().appendingPathComponent("HarnessUIMacros-tool")
    guard FileManager.default.isExecutableFile(atPath: plugIn.path) else { throw Missing() }
    return plugIn
  }
}

/// What the plug-in made of one use of a macro.
struct Expansion {
  let source: String?
  let message: String?
  let offset: Int?

  /// Expands a use of `#Preview` that stands on line 7 at offset 100, after one empty line.
  static func preview(_ source: String) throws -> Expansion {
    try first([
      "expandFreestandingMacro": [
        "macro": macro("PreviewMacro"), "macroRole": "declaration", "discriminator": "$s",
        "syntax": syntax("\n\n" + source), "lexicalContext": [],
      ]
    ])
  }

  /// Expands a use of `@Entry` in an extension.
  static func entry(
    _ source: String, role: String = "peer", of owner: String = "EnvironmentValues"
  ) throws -> Expansion {
    try first([
      "expandAttachedMacro": [
        "macro": macro("EntryMacro"), "macroRole": role, "discriminator": "$s",
        "attributeSyntax": syntax("\n  @Entry "), "declSyntax": syntax("\n  " + source),
        "lexicalContext": [syntax("\nextension \(owner) {}")],
      ]
    ])
  }

  private static func first(_ message: [String: Any]) throws -> Expansion {
    let answer = try PlugIn.run([message]).answers.first?["expandMacroResult"] as? [String: Any]
    let diagnostic = (answer?["diagnostics"] as? [[String: Any]])?.first
    let position = diagnostic?["position"] as? [String: Any]
    return Expansion(
      source: answer?["expandedSource"] as? String, message: diagnostic?["message"] as? String,
      offset: position?["offset"] as? Int)
  }

  private static func macro(_ type: String) -> [String: Any] {
    ["moduleName": "HarnessUIMacros", "typeName": type, "name": type]
  }

  private static func syntax(_ source: String) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": [
        "fileID": "App/File.swift", "fileName": "/App/File.swift", "offset": 100, "line": 5,
        "column": 1,
      ],
    ]
  }
}
