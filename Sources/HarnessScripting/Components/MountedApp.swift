import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessUI

/// What `mount` gives: the living view, who touches it, and the spies of its callbacks.
final class MountedApp: LuaObject {
  let component: Component
  /// What holds for the whole app; it goes on when the app is launched again.
  var environment: RootEnvironment { graph.environment }
  private(set) var graph: Graph
  private(set) var input: InputDevice
  /// What the script passed to the component; nil: nothing.
  var arguments: LuaTable?
  /// Spies made for the callbacks that the script left out, in the component's order.
  var spies: [(name: String, spy: Spy)]
  /// In the background an app is suspended: time passes, and nothing of it runs.
  var isSuspended = false

  init(
    _ component: Component, _ graph: Graph, arguments: LuaTable?,
    spies: [(name: String, spy: Spy)]
  ) {
    self.component = component
    self.arguments = arguments
    self.spies = spies
    self.graph = graph
    input = InputDevice(graph: graph)
  }

  var componentName: String { component.name }

  /// Goes on with a new graph, in place of the one that has ended.
  func restart(with graph: Graph) {
    self.graph = graph
    input = InputDevice(graph: graph)
  }
}

extension MountedApp: DescribedToScripts {
  var scriptDescription: String { "app" }
}
