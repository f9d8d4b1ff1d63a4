public import HarnessAppleNames

/// A view of UIKit among views of SwiftUI, which can't be here.
///
/// Source: SwiftUI's documentation of `UIViewRepresentable`.
@available(*, unavailable, message: "Harness has no UIKit: a view of UIKit can't be shown in a test; put it behind #if os(iOS)")
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  typealias Context = UIViewRepresentableContext<Self>
}
public struct UIViewRepresentableContext<R> {}
