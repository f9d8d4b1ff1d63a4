import Foundation
import Testing

/// The scripts that show what each name of docs/components.md does.
struct ProbeTests {
  @Test func `every probe passes`() throws {
    let outcome = try Program(name: "ProbeHarness").run(["-j2", "."], in: "Tests/Probes/scripts")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine.contains("passed, 0 failed, 0 skipped"))
  }
}
