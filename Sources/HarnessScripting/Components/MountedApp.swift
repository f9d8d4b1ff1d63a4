import HarnessGraph
import HarnessInput
import HarnessLua

/// What `mount` gives: the living view, who touches it, and the spies of its callbacks.
final class MountedApp: LuaObject {
  let componentName: String
  let graph: Graph
  let input: InputDevice
  /// Spies made for the callbacks that the script left out, in the component's order.
  let spies: [(name: String, spy: Spy)]

  init(componentName: String, graph: Graph, spies: [(name: String, spy: Spy)]) {
    self.componentName = componentName
    self.graph = graph
    self.spies = spies
    input = InputDevice(graph: graph)
  }
}

extension MountedApp: DescribedToScripts {
  var scriptDescription: String { "app" }
}
