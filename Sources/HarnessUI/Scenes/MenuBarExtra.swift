/// A menu of an app in the bar of the system.
///
/// Source: SwiftUI's documentation of `MenuBarExtra`.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let sceneView: MenuScene<Label, Content>

  init(title: String?, label: Label, isInserted: Binding<Bool>?, content: Content) {
    sceneView = MenuScene(title: title, label: label, isInserted: isInserted, content: content)
  }

  /// A menu with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, label: label(), isInserted: nil, content: content())
  }

  /// A menu with a label made of views, while a binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, label: label(), isInserted: isInserted, content: content())
  }
}

/// The menu in the tree; its items are there without opening it.
nonisolated struct MenuScene<Label: View, Content: View>: View {
  let title: String?
  let label: Label
  let isInserted: Binding<Bool>?
  let content: Content
  @Environment(\.sceneAttributes) private var sceneAttributes

  @MainActor var body: some View {
    if isInserted?.wrappedValue ?? true {
      SceneMenu(
        label: title ?? "Menu", kind: "menu_bar_extra", sceneAttributes: sceneAttributes,
        content: content)
    }
  }
}

/// A menu in front of the interface.
nonisolated struct SceneMenu<Content: View>: View, PrimitiveView {
  let label: String
  let kind: String
  var sceneAttributes: [SceneAttribute] = []
  let content: Content

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.menu, label: view.label)
    element.placement = .presentation
    element.attributes.append((view.kind, .bool(true)))
    element.attributes += view.sceneAttributes.map { ($0.name, $0.value) }
    node.element = element
    node.layout = MenuRule()
    node.child(view.content.environment(\.controlsFillRows, true), at: 0)
  }
}

extension MenuBarExtra where Label == Text {
  /// A menu with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey).string, label: Text(verbatim: Text(titleKey).string), isInserted: nil,
      content: content())
  }

  /// A menu with a localised title, while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).string, label: Text(verbatim: Text(titleKey).string),
      isInserted: isInserted,
      content: content())
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(
      title: String(title), label: Text(verbatim: String(title)), isInserted: nil,
      content: content())
  }

  /// A menu with a title, while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title), label: Text(verbatim: String(title)), isInserted: isInserted,
      content: content())
  }
}

extension MenuBarExtra where Label == TupleView<(Image, Text)> {
  /// A menu with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).string,
      label: TupleView((Image(systemName: systemImage), Text(verbatim: Text(titleKey).string))),
      isInserted: nil, content: content())
  }

  /// A menu with a localised title and a symbol, while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).string,
      label: TupleView((Image(systemName: systemImage), Text(verbatim: Text(titleKey).string))),
      isInserted: isInserted, content: content())
  }

  /// A menu with a localised title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).string,
      label: TupleView((Image(image), Text(verbatim: Text(titleKey).string))),
      isInserted: nil, content: content())
  }

  /// A menu with a localised title and a picture, while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).string,
      label: TupleView((Image(image), Text(verbatim: Text(titleKey).string))),
      isInserted: isInserted, content: content())
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title),
      label: TupleView((Image(systemName: systemImage), Text(verbatim: String(title)))),
      isInserted: nil, content: content())
  }

  /// A menu with a title and a symbol, while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title),
      label: TupleView((Image(systemName: systemImage), Text(verbatim: String(title)))),
      isInserted: isInserted, content: content())
  }

  /// A menu with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title), label: TupleView((Image(image), Text(verbatim: String(title)))),
      isInserted: nil, content: content())
  }

  /// A menu with a title and a picture, while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title), label: TupleView((Image(image), Text(verbatim: String(title)))),
      isInserted: isInserted, content: content())
  }
}

/// How a menu of an app looks when it is open.
///
/// Source: SwiftUI's documentation of `MenuBarExtraStyle`.
nonisolated public protocol MenuBarExtraStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticMenuBarExtraStyle`.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A menu.
///
/// Source: SwiftUI's documentation of `PullDownMenuBarExtraStyle`.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A window.
///
/// Source: SwiftUI's documentation of `WindowMenuBarExtraStyle`.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style that fits the place.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { .init() }
}
