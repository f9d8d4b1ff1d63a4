public import Foundation
public import HarnessCombine
public import Observation

extension Scene {
  nonisolated private func changed<M: ViewModifier>(_ modifier: M) -> some Scene {
    ViewScene(SceneView(scene: self).modifier(modifier))
  }

  /// Adds commands to the menus of the app.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    changed(BesideModifier(beside: CommandsView(commands: content())))
  }

  /// Takes all commands away that the platform has for the scene, of which there are none here.
  nonisolated public func commandsRemoved() -> some Scene {
    attribute("commands_removed", .bool(true))
  }

  /// Replaces the commands that the platform has for the scene.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commands(content: content)
  }

  /// Sets a value of the environment for the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    changed(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the scene.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    changed(TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
  }

  /// Hands an observable model to the scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changed(ObjectModifier(object: object))
  }

  /// Hands an observable object to the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changed(ObjectModifier(object: object))
  }

  /// Runs an action when a value has changed, with the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    changed(
      ChangeModifier(value: value, usesFormerAction: true, action: { _, new in action(new) }))
  }

  /// Runs an action when a value has changed, with the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changed(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changed(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Keeps the values of `@AppStorage` in a store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ViewScene(SceneView(scene: self).defaultAppStorage(store))
  }

  /// Says which events from outside open the scene.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    attribute(
      "handles_external_events", .string(conditions.sorted().joined(separator: " ")))
  }

  /// Runs an action when the system wakes the app in the background, which it never does here.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    attribute("background_task", .string(task.name))
  }

  /// Sets how menus of the app in the bar of the system look.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    attribute("menu_bar_extra_style", .string(styleName(style)))
  }

  /// Shows or hides what the system shows over the scene.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene {
    attribute("persistent_system_overlays", .string("\(visibility)"))
  }
}

/// Why the system wakes an app in the background.
///
/// Source: SwiftUI's documentation of `BackgroundTask`.
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask {
  /// To bring itself up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: "appRefresh \(identifier)")
  }

  /// Because data have come.
  public static var urlSession: BackgroundTask<String, Void> {
    BackgroundTask<String, Void>(name: "urlSession")
  }

  /// Because data of one session have come.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: "urlSession \(identifier)")
  }
}
