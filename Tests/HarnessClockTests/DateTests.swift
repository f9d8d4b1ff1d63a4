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
}
