/// Loads what a view shows anew.
///
/// Source: SwiftUI's documentation of `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Loads, and returns when it is done.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// What loads the content of the view anew; nil where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the user load the content anew.
  @preconcurrency
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(StyleModifier<RefreshKey>(value: RefreshAction(action: action)))
      .keeping("refreshable", .bool(true))
  }
}
