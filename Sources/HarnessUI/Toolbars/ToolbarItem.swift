/// Where an item of a toolbar goes.
///
/// Source: SwiftUI's documentation of `ToolbarItemPlacement`.
nonisolated public struct ToolbarItemPlacement: Sendable {
  let name: String

  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// In the middle of the bar.
  public static let principal = Self(name: "principal")
  /// With the way back.
  public static let navigation = Self(name: "navigation")
  /// What people do most here.
  public static let primaryAction = Self(name: "primaryAction")
  /// What people do often here.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// Tells how things are.
  public static let status = Self(name: "status")
  /// Confirms what a sheet asks.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// Leaves a sheet without a change.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// Leaves a sheet and destroys something.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = Self(name: "keyboard")
  /// The beginning of the upper bar.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// The end of the upper bar.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// The beginning of the upper bar, under its older name.
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  /// The end of the upper bar, under its older name.
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
  /// The lower bar.
  public static let bottomBar = Self(name: "bottomBar")
  /// Below the window.
  public static let bottomOrnament = Self(name: "bottomOrnament")
  /// In place of the title.
  public static let title = Self(name: "title")
  /// In place of the large title.
  public static let largeTitle = Self(name: "largeTitle")
  /// In place of the second title.
  public static let subtitle = Self(name: "subtitle")
  /// In place of the second title below a large one.
  public static let largeSubtitle = Self(name: "largeSubtitle")
  /// Below the bar of a window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(name: "accessoryBar") }
}

extension ToolbarItemPlacement {
  /// Where the item is on the screen. What has no place of its own stands at the end of the bar.
  var slot: ScreenSlot {
    switch name {
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction": .leading
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": .principal
    case "bottomBar", "status", "bottomOrnament": .bottom
    case "keyboard": .keyboard
    default: .trailing
    }
  }
}

/// One item of a toolbar.
///
/// Source: SwiftUI's documentation of `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View> {
  /// The item's identity.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item that the user may move.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    self.content = content()
  }

  /// An item that the user may move, and that is in the toolbar at first or not.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// A view of its own.
  public typealias Body = Never

  var itemView: PlacedToolbarItem<Content> {
    PlacedToolbarItem(placement: placement, content: content)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items at one place.
///
/// Source: SwiftUI's documentation of `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Items at a place that stand behind a label where there is no room.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}

/// What a group of toolbar items with a label shows: its items.
///
/// Source: SwiftUI's documentation of `LabeledToolbarItemGroupContent`.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The items.
  @MainActor @preconcurrency public var body: some View { content }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// A view of its own.
  public typealias Body = Never

  var itemView: PlacedToolbarItem<Content> {
    PlacedToolbarItem(placement: placement, content: content)
  }
}

/// An item in the tree.
nonisolated struct PlacedToolbarItem<Content: View>: InnerView, PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: Content

  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    if view.placement.name == ToolbarItemPlacement.keyboard.name { node.annotate(.besideKeyboard) }
    node.layout = SlotRule(slot: view.placement.slot)
    node.annotate(.attribute("placement", .string(view.placement.name)))
    node.child(view.content, at: 0)
  }
}
