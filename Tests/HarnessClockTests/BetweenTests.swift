import Testing

@Suite struct BetweenTests {
  @Test func `what a test leaves scheduled does not run in the next one`() throws {
    let lines = try output(of: "left-timer", "left-restless", "after-left-timer")
    #expect(
      lines == """
        - left-timer
        0.000 pending: 1 sleeping task, a Timer in 1 s, a Dispatch timer in 10 s
        1.000 tick
        2.000 tick
        3.000 tick
        3.000 left: 1 sleeping task, a Timer in 1 s, a Dispatch timer in 7 s
        - left-restless
        0.000 pending: work that never rests
        1.000 left: work that never rests
        - after-left-timer
        0.000 pending: a Timer in 11 s, a Dispatch timer in 13 s
        11.000 its own
        13.000 its own block

        """)
  }

  @Test(arguments: [("left-timer", true), ("left-wall", false), ("left-thread", false)])
  func `a process is fresh after what can be taken back only`(
    scenario: String, isFresh: Bool
  ) throws {
    #expect(try output(of: scenario, "after").contains("0.000 fresh: \(isFresh)\n"))
  }

  @Test func `many tasks left asleep ask for a fresh process`() throws {
    #expect(try output(of: "left-many", "after").contains("0.000 fresh: false\n"))
  }
}
