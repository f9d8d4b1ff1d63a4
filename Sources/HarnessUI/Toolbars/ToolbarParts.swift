/// How a space in a toolbar takes its room.
///
/// Source: SwiftUI's documentation of `SpacerSizing`.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As much as there is.
  public static let flexible = Self(name: "flexible")
  /// As much as the platform likes.
  public static let fixed = Self(name: "fixed")
}

/// Room between items of a toolbar.
///
/// Source: SwiftUI's documentation of `ToolbarSpacer`.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// Room at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  /// A view of its own.
  public typealias Body = Never
  var itemView: EmptyView { EmptyView() }
}

/// An item that the platform puts into toolbars.
///
/// Source: SwiftUI's documentation of `ToolbarDefaultItemKind`.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
  let name: String
  /// Shows and hides the sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
  /// The search field.
  public static let search = Self(name: "search")
}

/// The place of an item that the platform provides.
///
/// Source: SwiftUI's documentation of `DefaultToolbarItem`.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  /// An item of the platform at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  /// A view of its own.
  public typealias Body = Never
  var itemView: EmptyView { EmptyView() }
}

/// What the user can do with the title of a page.
///
/// Source: SwiftUI's documentation of `ToolbarTitleMenu`.
nonisolated public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// A menu of actions.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu of the platform's actions.
  public init() { self.init(content: { EmptyView() }) }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  /// A view of its own.
  public typealias Body = Never

  var itemView: TitleMenu<Content> { TitleMenu(content: content) }
}

/// The menu of a title: its items are there without opening it.
nonisolated struct TitleMenu<Content: View>: InnerView, PrimitiveView {
  let content: Content

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.menu, label: "Title")
    element.attributes.append(("placement", .string("title")))
    node.element = element
    node.layout = MenuRule()
    node.child(view.content.environment(\.controlsFillRows, true), at: 0)
  }
}

/// What the user may do with an item of a toolbar.
///
/// Source: SwiftUI's documentation of `ToolbarCustomizationBehavior`.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
  /// Move and remove it.
  public static var `default`: Self { Self() }
  /// Move it.
  public static var reorderable: Self { Self() }
  /// Nothing.
  public static var disabled: Self { Self() }
}

/// How an item of a toolbar may be arranged.
///
/// Source: SwiftUI's documentation of `ToolbarCustomizationOptions`.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit an option.
  public var rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In the toolbar, wherever it stands.
  public static var alwaysAvailable: Self { Self(rawValue: 1) }
}

/// Content that is in the toolbar or not.
private nonisolated struct HidableToolbarContent<Item: ToolbarContent>: PrimitiveToolbarContent {
  let item: Item
  let isHidden: Bool

  var itemView: ToolbarContentView<Item>? { isHidden ? nil : ToolbarContentView(item: item) }
}

extension HidableToolbarContent: CustomizableToolbarContent
where Item: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Takes the content out of the toolbar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    HidableToolbarContent(item: self, isHidden: hidden)
  }

  /// Shows or hides what items share as their background, which is paint.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Takes the content out of the toolbar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    HidableToolbarContent(item: self, isHidden: hidden)
  }

  /// Says whether the content is in the toolbar at first. All of it is shown here.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  /// Says what the user may do with the content. Nobody arranges toolbars here.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Takes the content out of the toolbar at first. All of it is shown here.
  nonisolated public func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent { self }
}
