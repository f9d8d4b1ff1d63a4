/// The windows of a scene: the first of the app is the interface itself, others are in front of it.
nonisolated struct WindowSceneView<Content: View>: View {
  /// Empty: no name of its own.
  var id = ""
  var title: String?
  /// The type of the values that the windows are for.
  var type: ObjectIdentifier?
  var canBeMain = true
  let content: (OpenWindows.Window?) -> Content
  @Environment(\.windows) private var windows
  @State private var identity = WindowIdentity()

  @MainActor var body: some View {
    // Without a name a scene is known by its place.
    let scene = id.isEmpty ? identity.name : id
    if canBeMain, windows?.isMain(scene) ?? true { content(nil) }
    ForEach(windows?.windows(of: scene, isFor: type) ?? [], id: \.self) { window in
      OpenWindow(title: title, id: id, close: { windows?.close { $0 == window } }) {
        content(window)
      }
    }
  }
}

/// What tells one scene without a name from another.
private final class WindowIdentity: Sendable {
  var name: String { "\(ObjectIdentifier(self))" }
}

/// A window in front of the first one.
private nonisolated struct OpenWindow<Content: View>: View {
  let title: String?
  let id: String
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @Environment(\.sceneAttributes) private var sceneAttributes
  @State private var handle = PresentationHandle()

  @MainActor var body: some View {
    handle.update(close)
    return PresentedView(
      role: .group, kind: .window, label: title ?? id,
      attributes: [("window", .string(id))] + sceneAttributes.map { ($0.name, $0.value) },
      context: handle.context, content: PageContent(page: content))
  }
}
