import Foundation

/// The apps that are hosted now, and which of them a test means that names none.
enum HostedApps {
  private struct Entry {
    weak let app: HostedApp?
    /// The task that hosted it; nil outside of tasks.
    let task: Int?
  }

  private static var entries: [Entry] = []
  /// Who takes failures that belong to no app: who took those of the latest one.
  private static var take: @MainActor (HostedFailure) -> Void = UnreportedFailures.record
  private static var latestPlace = CodePlace(#filePath, #line)

  static func add(
    _ app: HostedApp, takesFailures take: @escaping @MainActor (HostedFailure) -> Void
  ) {
    entries.removeAll { $0.app == nil }
    entries.append(Entry(app: app, task: currentTask))
    self.take = take
    latestPlace = app.birthplace
  }

  static func remove(_ app: HostedApp) {
    entries.removeAll { $0.app == nil || $0.app === app }
  }

  /// The app that the running test has hosted last.
  ///
  /// Under Swift Testing tests that wait run between each other, and each is a task of its own. XCTest
  /// runs one test at a time, on the main thread, and may give its `setUp` another task.
  static func current() throws(Problem) -> HostedApp {
    let task = currentTask
    let isAlone = Thread.isMainThread
    for entry in entries.reversed() {
      guard let app = entry.app else { continue }
      if entry.task == task || entry.task == nil || isAlone { return app }
    }
    throw Problem(
      "nothing is hosted by this test: make a HostedApp(view) first, and keep it; it ends with end(), "
        + "or when nobody holds it any more. A task beside the test's own says app.element(…)")
  }

  /// Tells a failure that belongs to no app.
  ///
  /// - Parameter place: nil: unknown, so that the latest place where one was hosted has to do.
  static func report(_ problem: Problem, of word: String, at place: CodePlace?) {
    take(HostedFailure(problem, of: word, at: place ?? latestPlace))
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
