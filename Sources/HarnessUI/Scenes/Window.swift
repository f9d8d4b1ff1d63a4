/// A single window.
///
/// Source: SwiftUI's documentation of `Window`.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let sceneView: WindowSceneView<Content>

  /// A window with a localised title that is opened by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(id: id, title: Text(titleKey).string, content: { _ in view })
  }

  /// A window with a title that is opened by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(id: id, title: String(title), content: { _ in view })
  }

  /// A window with a text as the title that is opened by a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(id: id, title: title.string, content: { _ in view })
  }
}

/// A window beside the others for what they have chosen.
///
/// Source: SwiftUI's documentation of `UtilityWindow`.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
  let sceneView: WindowSceneView<Content>

  /// A window with a localised title that is opened by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(
      id: id, title: Text(titleKey).string, canBeMain: false, content: { _ in view })
  }

  /// A window with a title that is opened by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(
      id: id, title: String(title), canBeMain: false, content: { _ in view })
  }

  /// A window with a text as the title that is opened by a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(
      id: id, title: title.string, canBeMain: false, content: { _ in view })
  }
}

/// The settings of an app, which `openSettings` opens.
///
/// Source: SwiftUI's documentation of `Settings`.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  let sceneView: WindowSceneView<Content>

  /// Settings with a content.
  public init(@ViewBuilder content: () -> Content) {
    let view = content()
    sceneView = WindowSceneView(
      id: SceneIdentity.settings, title: "Settings", canBeMain: false, content: { _ in view })
  }
}

/// A link that opens the settings of the app.
///
/// Source: SwiftUI's documentation of `SettingsLink`.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A link with a label made of views.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button.
  @MainActor @preconcurrency public var body: some View {
    let open = openSettings
    return Button(action: { open() }, label: { label })
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A link with the platform's label.
  public init() { self.init(label: { DefaultSettingsLinkLabel() }) }
}

/// The platform's label of a link to the settings.
///
/// Source: SwiftUI's documentation of `DefaultSettingsLinkLabel`.
nonisolated public struct DefaultSettingsLinkLabel: View {
  /// A text.
  @MainActor @preconcurrency public var body: some View { Text(verbatim: "Settings…") }
}
