/// What a modifier of a scene says about its windows and menus.
struct SceneAttribute: Equatable, Sendable {
  let name: String
  let value: ElementValue
}

private struct SceneAttributesKey: EnvironmentKey {
  static let defaultValue: [SceneAttribute] = []
}

extension EnvironmentValues {
  /// What the scene around says about its windows and menus.
  var sceneAttributes: [SceneAttribute] {
    get { self[SceneAttributesKey.self] }
    set { self[SceneAttributesKey.self] = newValue }
  }
}

extension Scene {
  /// Keeps an attribute for the first window's content, and for the elements that other windows
  /// and menus of the system's bar are.
  nonisolated func attribute(_ name: String, _ value: ElementValue?) -> some Scene {
    ViewScene(
      SceneView(scene: self)
        .modifier(AttributeModifier(name: name, value: value))
        .transformEnvironment(\.sceneAttributes) { attributes in
          guard let value else { return }
          attributes.removeAll { $0.name == name }
          attributes.append(SceneAttribute(name: name, value: value))
        })
  }
}
