import Foundation
import Testing

@Suite struct ProtocolTests {
  @Test func `the plug-in says which protocol it speaks`() throws {
    let run = try PlugIn.run([["getCapability": ["capability": ["protocolVersion": 7]]]])
    let result = run.answers.first?["getCapabilityResult"] as? [String: [String: Int]]
    #expect(result == ["capability": ["protocolVersion": 7]])
    #expect(run.exitCode == 0)
  }

  @Test func `the plug-in ends with its input or an empty message`() throws {
    #expect(try PlugIn.run(bytes: []).exitCode == 0)
    let run = try PlugIn.run(bytes: PlugIn.framed(Data()))
    #expect(run.exitCode == 0 && run.errors.isEmpty)
  }

  @Test(arguments: [
    (Data("12345".utf8), "the message's length is cut off after 5 bytes.\n"),
    (
      Data([10, 0, 0, 0, 0, 0, 0, 0, 1]), "a message of 10 bytes is cut off after 1.\n"
    ),
    (
      Data(repeating: 255, count: 8), "a message claims to be 18446744073709551615 bytes long.\n"
    ),
    (
      PlugIn.framed(Data(#"{"hello":{}}"#.utf8)),
      "the compiler sent a message that this plug-in doesn't know.\n"
    ),
  ])
  func `a malformed message ends the plug-in with a sentence`(
    bytes: Data, sentence: String
  ) throws {
    let run = try PlugIn.run(bytes: bytes)
    #expect(run.exitCode == 2)
    #expect(run.errors == "HarnessUIMacros: " + sentence)
  }

  @Test func `a message that isn't JSON ends the plug-in`() throws {
    let run = try PlugIn.run(bytes: PlugIn.framed(Data("{oops".utf8)))
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("HarnessUIMacros: a message isn't what this plug-in understands:"))
  }
}
