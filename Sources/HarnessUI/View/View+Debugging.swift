extension View {
  /// Prints that the body runs. Which value it runs for is not told: the name of the view is.
  public static func _printChanges() { print("\(Self.self): body runs.") }

  /// Prints that the body runs, as `_printChanges` does: there is no other log.
  public static func _logChanges() { _printChanges() }
}
