/// A bar of a window.
///
/// Source: SwiftUI's documentation of `ToolbarPlacement`.
nonisolated public struct ToolbarPlacement: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// The lower bar.
  public static var bottomBar: Self { Self(name: "bottomBar") }
  /// The upper bar.
  public static var navigationBar: Self { Self(name: "navigationBar") }
  /// The bar of tabs.
  public static var tabBar: Self { Self(name: "tabBar") }
  /// The bar of a window.
  public static var windowToolbar: Self { Self(name: "windowToolbar") }
  /// Below the window.
  public static var bottomOrnament: Self { Self(name: "bottomOrnament") }
  /// Below the bar of a window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(name: "accessoryBar") }
}

/// A bar with items, handed to the screen around.
private nonisolated struct ToolbarElement<Items: View>: InnerView, PrimitiveView {
  let items: Items
  var id: String?

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.toolbar)
    element.placement = .bar
    if let id = view.id { element.attributes.append(("toolbar_id", .string(id))) }
    node.element = element
    node.child(view.items, at: 0)
  }
}

/// Something beside the view that belongs to the screen around.
nonisolated struct BesideModifier<Beside: View>: ViewModifier, PrimitiveModifier {
  let beside: Beside

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.child(content, at: 0)
    node.companion(modifier.beside, .apart, at: 1)
  }
}

/// Hides what is inside while it says so.
private nonisolated struct HiddenItemModifier: ViewModifier, PrimitiveModifier {
  let isHidden: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isHidden { node.annotate(.hidden) }
  }
}

extension View {
  nonisolated func toolbar<Item: ToolbarContent>(items: Item, id: String? = nil) -> some View {
    modifier(
      BesideModifier(beside: ToolbarElement(items: ToolbarContentView(item: items), id: id)))
  }

  /// Puts views into the toolbar of the screen.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar(items: ToolbarItemGroup(content: content))
  }

  /// Puts items into the toolbar of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(items: content())
  }

  /// Puts items into the toolbar of the screen, which the user may arrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(items: content(), id: id)
  }

  /// Shows a menu at the title of the screen.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar(items: ToolbarTitleMenu(content: content))
  }

  /// Takes an item of the platform out of the toolbar.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    screenAttribute("toolbar_removing", defaultItemKind.map { .string($0.name) })
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, placements: bars)
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, placements: bars)
  }

  nonisolated private func toolbarVisibility(
    _ visibility: Visibility, placements: [ToolbarPlacement]
  ) -> some View {
    let hidesBar = placements.contains { ["automatic", "navigationBar"].contains($0.name) }
    return screenAttribute("toolbar_visibility", described("\(visibility)", placements))
      .screenAttribute(
        "navigation_bar_hidden", hidesBar && visibility == .hidden ? .bool(true) : nil)
  }

  /// Paints the background of bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ScreenStyleModifier(name: "toolbar_background", style: style))
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    screenAttribute("toolbar_background_visibility", described("\(visibility)", bars))
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    screenAttribute("toolbar_background_visibility", described("\(visibility)", bars))
  }

  /// Paints what is in bars.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ScreenStyleModifier(name: "toolbar_foreground_style", style: style))
  }

  /// Sets the colour scheme of bars; nil leaves it to the screen.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    screenAttribute("toolbar_color_scheme", colorScheme.map { described("\($0)", bars) })
  }

  /// Hides the view within an item of a toolbar.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(HiddenItemModifier(isHidden: hidden))
  }

  /// What `attr(…)` reads: a value, and the bars it is for unless the place decides.
  nonisolated private func described(_ value: String, _ bars: [ToolbarPlacement]) -> ElementValue {
    let names = bars.map(\.name).filter { $0 != "automatic" }
    return .string(names.isEmpty ? value : "\(value) \(names.joined(separator: " "))")
  }
}
