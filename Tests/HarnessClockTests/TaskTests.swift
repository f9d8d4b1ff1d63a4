import Testing

@Suite struct TaskTests {
  @Test func `tasks sleep in virtual time`() throws {
    try expect(
      "sleep",
      prints: """
        0.000 pending: 3 sleeping tasks
        2.500 slept nanoseconds
        3.000 slept until
        10.000 slept
        """)
  }

  @Test func `tasks start and await each other in order`() throws {
    try expect(
      "nested",
      prints: """
        0.000 outer
        0.000 awaited
        0.000 outer goes on
        0.000 pending: 1 sleeping task
        1.000 inner
        1.000 innermost
        """)
  }

  @Test func `the children of a task group wake in the order of their sleeps`() throws {
    try expect(
      "group",
      prints: """
        0.000 pending: 3 sleeping tasks
        1.000 child 1
        2.000 child 2
        3.000 child 3
        3.000 sum 6
        4.000 second
        5.000 first
        5.000 first second
        """)
  }

  @Test func `an async stream hands over its elements`() throws {
    try expect(
      "stream",
      prints: """
        0.000 number 1
        0.000 pending: 1 sleeping task
        1.000 number 2
        2.000 number 3
        3.000 stream ended
        """)
  }

  @Test func `a cancelled sleep ends at once with CancellationError`() throws {
    try expect(
      "cancel",
      prints: """
        0.000 pending: 2 sleeping tasks
        1.000 cancelling
        1.000 CancellationError()
        """)
  }

  @Test func `actors and detached tasks run on the main thread`() throws {
    try expect(
      "actors",
      prints: """
        0.000 added 1
        0.000 added 2
        0.000 added 3
        0.000 pending: 1 sleeping task
        1.000 counted 6, on the main thread true
        1.000 MainActor.run
        """)
  }

  @Test func `jobs and main queue blocks run first in, first out`() throws {
    try expect(
      "order",
      prints: """
        0.000 block 1
        0.000 task 1
        0.000 block 2
        0.000 task 3
        0.000 task 2
        0.000 block 3
        0.000 task 3 again
        0.000 pending: nothing
        """)
  }

  @Test func `a task that polls by yielding lets time go on`() throws {
    try expect(
      "restless",
      prints: """
        0.000 pending: work that never rests, 1 sleeping task
        2.000 seen
        """)
  }
}
