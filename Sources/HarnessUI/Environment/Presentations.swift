/// Who can end the presentation that a view stands in: a sheet, a pushed view.
///
/// A view that is presented gets one in its environment. It is a reference, so that views which
/// read it run again only when they stand in another presentation.
nonisolated package final class PresentationContext: Sendable, Equatable {
  private let end: @MainActor () -> Void

  /// - Parameter end: what `dismiss()` does.
  package init(dismiss end: @escaping @MainActor () -> Void) { self.end = end }

  @MainActor func dismiss() { end() }

  package static func == (first: PresentationContext, second: PresentationContext) -> Bool {
    first === second
  }
}

/// Ends the presentation that the view stands in.
///
/// Source: SwiftUI's documentation of `DismissAction`.
nonisolated public struct DismissAction: @unchecked Sendable {
  private let context: PresentationContext?

  package init(_ context: PresentationContext?) { self.context = context }

  /// An action of whoever presents a view.
  package init(action: @escaping @MainActor () -> Void) {
    self.init(PresentationContext(dismiss: action))
  }

  /// Ends the presentation. Outside of one nothing happens.
  @MainActor @preconcurrency public func callAsFunction() { context?.dismiss() }
}

/// Whether the view is presented, under its older name.
///
/// Source: SwiftUI's documentation of `PresentationMode`.
nonisolated public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation. Outside of one nothing happens.
  public mutating func dismiss() { isPresented = false }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationContext? { nil }
}

extension EnvironmentValues {
  /// The presentation that the view stands in; whoever presents a view sets it.
  package var presentation: PresentationContext? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Ends the presentation that the view stands in.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view stands in a presentation.
  public var isPresented: Bool { presentation != nil }

  /// A binding to whether the view stands in a presentation.
  public var presentationMode: Binding<PresentationMode> {
    let context = presentation
    return Binding(
      get: { PresentationMode(isPresented: context != nil) },
      set: { mode in
        guard let context, !mode.isPresented else { return }
        // Whoever writes to a binding of the interface runs on the main actor.
        MainActor.assumeIsolated { context.dismiss() }
      })
  }
}
