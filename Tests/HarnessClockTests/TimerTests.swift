import Testing

@Suite struct TimerTests {
  @Test func `timers fire once, repeatedly, and not when invalidated`() throws {
    try expect(
      "timer",
      prints: """
        0.000 pending: a Timer in 1.5 s
        1.500 tick 1
        3.000 tick 2
        4.000 once
        4.500 tick 3
        """)
  }

  @Test func `timers added to a run loop fire in its common modes`() throws {
    try expect(
      "timer-common",
      prints: """
        0.000 common
        0.000 pending: a Timer in 3 s
        3.000 dated
        """)
  }

  @Test func `blocks performed by the run loop run at once`() throws {
    try expect(
      "perform",
      prints: """
        0.000 before
        0.000 performed
        0.000 performed from there
        0.000 pending: nothing
        """)
  }

  @Test func `a run loop that the app runs itself lets virtual time pass`() throws {
    try expect(
      "nested-loop",
      prints: """
        0.000 block in the nested loop
        0.000 task in the nested loop
        1.000 timer
        2.000 nested loop ended
        2.000 pending: nothing
        """)
  }
}
