/// Windows of one kind.
///
/// Source: SwiftUI's documentation of `WindowGroup`.
nonisolated public struct WindowGroup<Content: View> {
  let id: String
  let title: String?
  let type: ObjectIdentifier?
  let content: (OpenWindows.Window?) -> Content

  init(
    id: String = "", title: String? = nil, type: ObjectIdentifier? = nil,
    content: @escaping (OpenWindows.Window?) -> Content
  ) {
    self.id = id
    self.title = title
    self.type = type
    self.content = content
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  /// A view of its own.
  public typealias Body = Never

  var sceneView: WindowSceneView<Content> {
    WindowSceneView(id: id, title: title, type: type, content: content)
  }
}

extension WindowGroup {
  /// Windows with a content.
  public init(@ViewBuilder content: () -> Content) {
    let view = content()
    self.init(content: { _ in view })
  }

  /// Windows that are opened by a name.
  public init(id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, content: { _ in view })
  }

  /// Windows with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(title: Text(titleKey).string, content: { _ in view })
  }

  /// Windows with a localised title that are opened by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, title: Text(titleKey).string, content: { _ in view })
  }

  /// Windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(title: String(title), content: { _ in view })
  }

  /// Windows with a title that are opened by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, title: String(title), content: { _ in view })
  }

  /// Windows with a text as the title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(title: title.string, content: { _ in view })
  }

  /// Windows with a text as the title that are opened by a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, title: title.string, content: { _ in view })
  }
}
