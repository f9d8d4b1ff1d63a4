import Foundation
import Testing

/// The fixture's output for some scenarios; virtual time needs a process of its own.
func output(of scenarios: String...) throws -> String {
  let fixture = Process()
  fixture.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "ClockFixture")
  fixture.arguments = scenarios
  let pipe = Pipe()
  fixture.standardOutput = pipe
  try fixture.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  fixture.waitUntilExit()
  #expect(fixture.terminationStatus == 0)
  return String(decoding: output, as: UTF8.self)
}

/// Expects a scenario to print these lines.
func expect(
  _ scenario: String, prints lines: String, at location: SourceLocation = #_sourceLocation
) throws {
  let expected = "- \(scenario)\n\(lines)\n"
  #expect(try output(of: scenario) == expected, sourceLocation: location)
}
