private struct ReduceMotionKeyTemp: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Placeholder until the key lands.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKeyTemp.self] }
    set { self[ReduceMotionKeyTemp.self] = newValue }
  }
}
