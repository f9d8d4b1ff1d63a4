extension NodeBuilder {
  /// Runs a piece of a description that reads the environment, so that a change of what it has read
  /// describes the view again.
  func recordingReads<T>(_ body: () -> T) -> T {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return body()
  }
}
