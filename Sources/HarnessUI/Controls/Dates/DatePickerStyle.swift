public import Foundation

/// Draws date pickers.
///
/// Source: SwiftUI's documentation of `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of view that draws a date picker.
  associatedtype Body: View

  /// Draws a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the date picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a style knows of a date picker.
///
/// Source: SwiftUI's documentation of `DatePickerStyleConfiguration`.
nonisolated public struct DatePickerStyleConfiguration {
  /// The picker's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The picker's label.
  public let label: Label
  /// The first date that can be chosen.
  public let minimumDate: Date?
  /// The last date that can be chosen.
  public let maximumDate: Date?
  /// Which parts of the date are shown.
  public let displayedComponents: DatePickerComponents
  /// The chosen date.
  @Binding public var selection: Date
}

extension DatePickerStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style draws, to be drawn by another style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, label: configuration.label)
  }
}

extension View {
  /// Draws the date pickers inside with a style.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(FamilyStyleModifier(DatePickerFamily.self, style, of: S.self))
  }
}
