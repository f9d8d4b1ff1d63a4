public import Foundation

/// Whether the user can act on what is behind a sheet.
///
/// Source: SwiftUI's documentation of `PresentationBackgroundInteraction`.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind: Hashable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  private let kind: Kind

  /// As the presentation decides.
  public static var automatic: Self { Self(kind: .automatic) }
  /// The user can.
  public static var enabled: Self { Self(kind: .enabled) }
  /// The user can while the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .enabledUpThrough(detent))
  }
  /// The user can't.
  public static var disabled: Self { Self(kind: .disabled) }

  /// What `attr(…)` reads.
  fileprivate var name: String {
    switch kind {
    case .enabledUpThrough(let detent): "enabled \(detent.name)"
    case let kind: "\(kind)"
    }
  }

  /// Whether the user can while the sheet is so high.
  ///
  /// - Parameter detentHeight: How high it is at a detent; nil for one that can't be used.
  func isEnabled(at height: CGFloat, _ detentHeight: (PresentationDetent) -> CGFloat?) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .enabledUpThrough(let detent): height <= detentHeight(detent) ?? 0
    }
  }
}

/// What a presentation becomes where there is little room.
///
/// Source: SwiftUI's documentation of `PresentationAdaptation`.
nonisolated public struct PresentationAdaptation: Sendable {
  let name: String
  /// As the presentation decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// It stays what it is.
  public static var none: Self { Self(name: "none") }
  /// A popover.
  public static var popover: Self { Self(name: "popover") }
  /// A sheet.
  public static var sheet: Self { Self(name: "sheet") }
  /// A cover of the whole screen.
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

/// What a swipe in a sheet does first.
///
/// Source: SwiftUI's documentation of `PresentationContentInteraction`.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  /// As the presentation decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// It resizes the sheet.
  public static var resizes: Self { Self(name: "resizes") }
  /// It scrolls the content.
  public static var scrolls: Self { Self(name: "scrolls") }
}

extension View {
  /// Shows or hides the mark by which the sheet around is dragged.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    screenAttribute("presentation_drag_indicator", .string("\(visibility)"))
  }

  /// Paints the background of the sheet around.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ScreenStyleModifier(name: "presentation_background", style: style))
  }

  /// Shows a view as the background of the sheet around.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BesideModifier(beside: content()))
      .screenAttribute("presentation_background", .string("view"))
  }

  /// Says whether the user can act on what is behind the sheet around.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    screenAttribute("presentation_background_interaction", .string(interaction.name))
      .modifier(AnnotationModifier(annotation: .backgroundInteraction(interaction)))
  }

  /// Rounds the corners of the sheet around, in points; nil leaves them to the platform.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    screenAttribute("presentation_corner_radius", cornerRadius.map { .number(Double($0)) })
  }

  /// Says what a swipe in the sheet around does first.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    screenAttribute("presentation_content_interaction", .string(behavior.name))
  }

  /// Says what the presentation around becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    screenAttribute("presentation_compact_adaptation", .string(adaptation.name))
  }

  /// Says what the presentation around becomes where there is little room from side to side, and
  /// where there is little from top to bottom.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    screenAttribute(
      "presentation_compact_adaptation",
      .string("\(horizontalAdaptation.name) \(verticalAdaptation.name)"))
  }

  /// Keeps the user from leaving the sheet around without a control in it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    screenAttribute("interactive_dismiss_disabled", .bool(isDisabled))
  }
}
