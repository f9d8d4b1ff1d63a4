import Testing

@Suite struct DispatchTests {
  @Test func `main queue blocks run at once or after their delay, unless cancelled`() throws {
    try expect(
      "main-queue",
      prints: """
        0.000 async
        0.000 pending: a Dispatch timer in 0.5 s
        0.500 cancelled
        2.000 after
        2.500 after by the wall clock
        """)
  }

  @Test func `a Dispatch timer source repeats until it is cancelled`() throws {
    try expect(
      "source",
      prints: """
        0.000 pending: a Dispatch timer in 3 s
        3.000 source 1
        6.000 source 2
        9.000 source 3
        9.000 source cancelled
        """)
  }

  @Test func `blocks on a global queue bounce back in order`() throws {
    try expect(
      "global",
      prints: """
        0.000 pushed
        0.000 background 1
        0.000 background 2
        0.000 background 3
        0.000 background 4
        0.000 background 5
        0.000 back 1, 0.0
        0.000 back 2, 0.0
        0.000 back 3, 0.0
        0.000 back 4, 0.0
        0.000 back 5, 0.0
        0.000 pending: nothing
        """)
  }

  @Test func `a private queue runs blocks and deadlines in order`() throws {
    try expect(
      "private",
      prints: """
        0.000 private
        0.000 sync
        0.000 pending: a Dispatch timer in 0.5 s
        0.500 private after 0.5
        1.000 private after 1
        1.000 back
        1.500 private by the wall clock
        """)
  }

  @Test func `a background block may wait for the main queue`() throws {
    try expect(
      "main-sync",
      prints: """
        0.000 main.sync
        0.000 answer 42
        0.000 pending: nothing
        """)
  }

  @Test func `a continuation may be resumed on a background queue`() throws {
    try expect(
      "continuation",
      prints: """
        0.000 resumed with 7
        0.000 pending: nothing
        """)
  }

  @Test func `the main thread may wait for a Dispatch group`() throws {
    try expect(
      "group-wait",
      prints: """
        0.000 member 1
        0.000 member 2
        0.000 member 3
        0.000 waited
        0.000 notified
        0.000 pending: nothing
        """)
  }

  @Test func `operations run on the main and on their own queue`() throws {
    try expect(
      "operations",
      prints: """
        0.000 main operation
        0.000 operation 1
        0.000 operation 2
        0.000 back
        0.000 pending: nothing
        """)
  }
}
