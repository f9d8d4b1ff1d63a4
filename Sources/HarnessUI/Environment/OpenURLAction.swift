public import Foundation

/// Opens an address.
///
/// Source: SwiftUI's documentation of `OpenURLAction`.
nonisolated public struct OpenURLAction: @unchecked Sendable {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome

    /// The handler opened the address.
    public static let handled = Result(outcome: .handled)
    /// The handler dropped the address.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open the address.
    public static let systemAction = Result(outcome: .system(nil))
    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  /// The system: a record of what it was asked to open.
  weak var system: RootEnvironment?

  /// An action that asks a handler first.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  init() { handler = nil }

  /// Opens an address.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address and tells whether it was accepted.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  @MainActor private func open(_ url: URL) -> Bool {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      system?.noteOpened(other ?? url)
      return system != nil
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens addresses: in the handler that a view around set, else in the system.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = root
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Runs an action when the app is asked to open an address.
nonisolated struct OpenURLModifier: ViewModifier, PrimitiveModifier {
  let action: @MainActor (URL) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onOpenURL(modifier.action)
  }
}

extension View {
  /// Runs an action when the app is asked to open an address.
  @preconcurrency
  nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View
  {
    modifier(OpenURLModifier(action: action))
  }
}
