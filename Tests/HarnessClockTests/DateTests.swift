import Testing

@Suite struct DateTests {
  @Test func `all clocks agree`() throws {
    try expect(
      "clocks",
      prints: """
        0.000 2026-01-01 00:00:00 +0000 2026-01-01T00:00:00Z 1767225600
        0.000 pending: 1 sleeping task
        1.250 date 1.25
        1.250 continuous 1.25 seconds
        1.250 suspending 1.25 seconds
        1.250 dispatch 1250000000
        1.250 uptime 1.250
        """)
  }

  @Test func `setting the date moves the calendar and no timer`() throws {
    try expect(
      "set-date",
      prints: """
        0.000 pending: 1 sleeping task, a Timer in 2 s
        1.000 2033-05-18 03:33:20 +0000
        2.000 timer at 2033-05-18 03:33:21 +0000
        """)
  }

  @Test func `what sleeps in different ways wakes in the order of time`() throws {
    try expect(
      "mixed",
      prints: """
        0.000 at once
        0.000 pending: 3 sleeping tasks, a Timer in 4 s, a Dispatch timer in 2 s
        1.500 detached task
        2.000 main queue
        2.500 by the wall clock
        3.000 source 1
        4.000 timer
        6.000 source 2
        9.000 9.0 seconds
        9.000 source 3
        10.000 task
        12.000 source 4
        15.000 source 5
        18.000 source 6
        """)
  }
}
