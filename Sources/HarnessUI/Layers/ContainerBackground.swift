/// The container whose background a view sets.
///
/// Source: SwiftUI's documentation of `ContainerBackgroundPlacement`.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// A stack of views.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A view with columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A view with tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Sets the background of the container around.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(StyleAttributeModifier(name: "container_background", style: style))
      .keeping("container_background_placement", .string(container.name))
  }

  /// Shows a view as the background of the container around.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content()))
      .keeping("container_background_placement", .string(container.name))
  }
}
