import Testing

@Suite struct ThreadTests {
  @Test func `a sleeping main thread lets virtual time pass`() throws {
    try expect(
      "thread-sleep",
      prints: """
        2.500 slept 2.5
        2.500 due during the sleep
        2.500 pending: nothing
        """)
  }

  @Test func `sleeping threads wake in virtual time`() throws {
    try expect(
      "background-sleep",
      prints: """
        0.000 pending: a sleeping thread in 2 s
        2.000 slept on a thread
        3.000 slept in the background
        4.000 loaded
        """)
  }

  @Test func `the main thread may wait for a semaphore`() throws {
    try expect(
      "semaphore",
      prints: """
        2.000 signalling
        2.000 signalled
        5.000 timed out: true
        5.000 pending: nothing
        """)
  }

  @Test func `a thread that is blocked unseen is left alone and waited for on request`() throws {
    let lines = try output(of: "stubborn")
    #expect(
      lines.hasPrefix(
        """
        - stubborn
        0.000 pending: 1 thread at work
        0.000 gave a sign: true
        0.000 came back

        """))
  }

  @Test func `a main thread that is blocked unseen does not stop the others`() throws {
    let lines = try output(of: "blocked-main")
    #expect(lines.hasPrefix("- blocked-main\n0.000 operation\n0.000 waited\n"))
  }

  @Test func `a thread that polls with short sleeps lets time go on`() throws {
    try expect(
      "polling",
      prints: """
        0.000 pending: a Dispatch timer in 0.1 s, a sleeping thread in 0.016 s
        0.112 noticed
        """)
  }

  @Test func `the deadline of a condition is virtual`() throws {
    try expect(
      "condition-deadline",
      prints: """
        0.100 signalled: false
        0.100 pending: nothing
        """)
  }
}
