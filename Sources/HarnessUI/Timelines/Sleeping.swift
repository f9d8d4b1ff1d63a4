/// Sleeps on the virtual clock, no longer than thirty years; a cancelled task wakes up at once.
nonisolated func sleep(seconds: Double) async {
  let seconds = seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)
  try? await Task.sleep(nanoseconds: UInt64((seconds * 1e9).rounded(.up)))
}
