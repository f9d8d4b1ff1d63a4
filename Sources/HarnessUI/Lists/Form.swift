/// A list of controls, such as those of settings.
///
/// Source: SwiftUI's documentation of `Form`.
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  /// A form of the rows that a builder gives.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style draws, to be drawn by another style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let style = node.environment[FormStyleKey.self], !node.isDrawn(by: type(of: style)) {
      draw(view, with: style, to: node)
    } else {
      node.element = formElement()
      arrange(node)
      node.content(view.content)
    }
  }

  /// A built-in style leaves the rows to the form; another one makes what it likes of them.
  @MainActor private static func draw(
    _ view: Self, with style: some FormStyle, to node: some NodeBuilder
  ) {
    let element = formElement()
    node.element = element
    arrange(node)
    node.styled(by: style) { style, node in
      let configuration = FormStyleConfiguration(content: .init(view: view.content))
      node.content(style.makeBody(configuration: configuration))
    }
  }

  /// Every form is a list in groups with space around.
  @MainActor private static func arrange(_ node: some NodeBuilder) {
    node.arrangeRows(look: .insetGrouped)
  }

  @MainActor private static func formElement() -> ElementDescription {
    let element = ElementDescription(.list)
    element.attributes.append(("form", .bool(true)))
    return element
  }
}

/// Draws forms.
///
/// Source: SwiftUI's documentation of `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of view that draws a form.
  associatedtype Body: View

  /// Draws a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the form.
  typealias Configuration = FormStyleConfiguration
}

/// What a style knows of a form.
///
/// Source: SwiftUI's documentation of `FormStyleConfiguration`.
nonisolated public struct FormStyleConfiguration {
  /// The form's rows.
  nonisolated public struct Content: View {
    let view: any View
  }
  /// The form's rows.
  public let content: Content
}

extension FormStyleConfiguration.Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticFormStyle`.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Shows the rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Labels and values in two columns.
///
/// Source: SwiftUI's documentation of `ColumnsFormStyle`.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Shows the rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Rows in groups.
///
/// Source: SwiftUI's documentation of `GroupedFormStyle`.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Shows the rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and values in two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

struct FormStyleKey: EnvironmentKey {
  static var defaultValue: (any FormStyle)? { nil }
}

extension View {
  /// Draws the forms inside with a style.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyleKey>(value: style))
      .keeping("form_style", .string(attributeText(ofStyle: S.self, suffix: "FormStyle")))
  }
}
