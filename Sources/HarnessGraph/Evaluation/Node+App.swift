package import Foundation
package import HarnessUI

/// What a view says to the app around it, and what the app says to its views.
extension Node {
  package func prefer(_ scheme: ColorScheme?) {
    if let memory {
      unsafeDowncast(memory, to: Preference.self).scheme = scheme
    } else {
      memory = Preference(scheme)
      graph.preferringNodes.append(self)
    }
    graph.showPreferredColorScheme()
    onDisappear { [weak graph] in graph?.showPreferredColorScheme() }
  }

  package func onOpenURL(_ action: @escaping @MainActor (URL) -> Void) {
    memory = URLHandler(action)
  }
}

/// The colour scheme that a modifier asks for.
private final class Preference {
  var scheme: ColorScheme?
  init(_ scheme: ColorScheme?) { self.scheme = scheme }
  nonisolated deinit {}
}

/// The action of an `onOpenURL` modifier.
private final class URLHandler {
  let action: @MainActor (URL) -> Void
  init(_ action: @escaping @MainActor (URL) -> Void) { self.action = action }
  nonisolated deinit {}
}

extension Graph {
  /// The outermost preference wins, among equals the first in document order.
  func showPreferredColorScheme() {
    preferringNodes.removeAll { !$0.isAlive }
    let preferences = preferringNodes.compactMap { node in
      (node.memory as? Preference)?.scheme.map { (node.depth, node.serial, $0) }
    }
    let outermost = preferences.min { ($0.0, $0.1) < ($1.0, $1.1) }
    environment.prefer(outermost?.2)
  }

  /// Asks the app to open an address: every `onOpenURL` runs, outer ones first, in document order.
  ///
  /// - Returns: false when there is none.
  package func open(_ url: URL) -> Bool {
    var handlers: [URLHandler] = []
    func collect(from node: Node) {
      if let handler = node.memory as? URLHandler { handlers.append(handler) }
      for child in node.children { collect(from: child) }
    }
    if let root { collect(from: root) }
    for handler in handlers { Tracking.ignoringReads { handler.action(url) } }
    settle()
    return !handlers.isEmpty
  }

  /// Gives the mounted view new arguments; its identity and its state stay.
  package func replaceRoot<V: View>(with view: V) {
    guard let root, root.viewType.type == V.self else {
      return report("the view \(V.self) can't take the place of the one that is mounted")
    }
    root.replace(view)
    if root.needsUpdate { root.markDirty(because: nil) }
    settle()
  }

  /// Changes what holds for the whole app; the views that read it run again.
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    environment.change(change)
    settle()
  }
}
