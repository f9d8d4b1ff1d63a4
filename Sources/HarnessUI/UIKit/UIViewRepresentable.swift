/// A view of UIKit among views of SwiftUI, which can't be shown here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `UIViewRepresentable`.
@available(*, unavailable, message: "Harness shows no views of UIKit; see its limits.md")
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType
  /// The type of the object that answers it.
  associatedtype Coordinator = Void
  /// Makes it.
  func makeUIView(context: Context) -> UIViewType
  /// Changes it.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// What it knows of its surroundings.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a view of UIKit would know of its surroundings.
@available(*, unavailable, message: "Harness shows no views of UIKit; see its limits.md")
nonisolated public struct UIViewRepresentableContext<Representable> {
  /// The values around it.
  public let environment: EnvironmentValues
  /// How the change is made that is being shown.
  public let transaction: Transaction
}

/// A controller of UIKit among views of SwiftUI, which can't be shown here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `UIViewControllerRepresentable`.
@available(*, unavailable, message: "Harness shows no controllers of UIKit; see its limits.md")
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller of UIKit.
  associatedtype UIViewControllerType
  /// The type of the object that answers it.
  associatedtype Coordinator = Void
  /// Makes it.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes it.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// What it knows of its surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a controller of UIKit would know of its surroundings.
@available(*, unavailable, message: "Harness shows no controllers of UIKit; see its limits.md")
nonisolated public struct UIViewControllerRepresentableContext<Representable> {
  /// The values around it.
  public let environment: EnvironmentValues
  /// How the change is made that is being shown.
  public let transaction: Transaction
}
