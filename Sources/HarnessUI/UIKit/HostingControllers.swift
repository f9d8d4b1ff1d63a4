/// Shows views of SwiftUI in a controller of UIKit, which can't be here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `UIHostingController`.
@available(*, unavailable, message: "Harness has no UIKit and no AppKit; see its limits.md")
public class UIHostingController<Content: View> {
  /// The view that is shown.
  public var rootView: Content
  /// Shows a view.
  public init(rootView: Content) { self.rootView = rootView }
}

/// Shows views of SwiftUI in a controller of AppKit, which can't be here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `NSHostingController`.
@available(*, unavailable, message: "Harness has no UIKit and no AppKit; see its limits.md")
public class NSHostingController<Content: View> {
  /// The view that is shown.
  public var rootView: Content
  /// Shows a view.
  public init(rootView: Content) { self.rootView = rootView }
}

/// Shows views of SwiftUI in a view of AppKit, which can't be here: each use is an error that says so.
///
/// Source: SwiftUI's documentation of `NSHostingView`.
@available(*, unavailable, message: "Harness has no UIKit and no AppKit; see its limits.md")
public class NSHostingView<Content: View> {
  /// The view that is shown.
  public var rootView: Content
  /// Shows a view.
  public init(rootView: Content) { self.rootView = rootView }
}
