public import HarnessAppleNames

extension EnvironmentValues {
  /// Who remembers how changes are taken back: one for each app that is mounted.
  public var undoManager: UndoManager? { root?.undoManager }
}
