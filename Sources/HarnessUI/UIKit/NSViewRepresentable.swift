/// A view of AppKit among views of SwiftUI, which can't be shown here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `NSViewRepresentable`.
@available(*, unavailable, message: "Harness shows no views of AppKit; see its limits.md")
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view of AppKit.
  associatedtype NSViewType
  /// The type of the object that answers it.
  associatedtype Coordinator = Void
  /// Makes it.
  func makeNSView(context: Context) -> NSViewType
  /// Changes it.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// What it knows of its surroundings.
  typealias Context = NSViewRepresentableContext<Self>
}

/// What a view of AppKit would know of its surroundings.
@available(*, unavailable, message: "Harness shows no views of AppKit; see its limits.md")
nonisolated public struct NSViewRepresentableContext<Representable> {
  /// The values around it.
  public let environment: EnvironmentValues
  /// How the change is made that is being shown.
  public let transaction: Transaction
}

/// A controller of AppKit among views of SwiftUI, which can't be shown here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `NSViewControllerRepresentable`.
@available(*, unavailable, message: "Harness shows no controllers of AppKit; see its limits.md")
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the controller of AppKit.
  associatedtype NSViewControllerType
  /// The type of the object that answers it.
  associatedtype Coordinator = Void
  /// Makes it.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Changes it.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// What it knows of its surroundings.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// What a controller of AppKit would know of its surroundings.
@available(*, unavailable, message: "Harness shows no controllers of AppKit; see its limits.md")
nonisolated public struct NSViewControllerRepresentableContext<Representable> {
  /// The values around it.
  public let environment: EnvironmentValues
  /// How the change is made that is being shown.
  public let transaction: Transaction
}
