import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessUI

extension Vocabulary {
  /// `mount(component[, arguments])` and `unmount()`.
  static func addMounting(to library: LuaLibrary) {
    library.function(
      "mount",
      acting("mount") { call, context in
        let name: String = try call.read(1)
        guard let component = context.host.components[name] else {
          throw unknownComponent(name, in: context.host)
        }
        guard call.kind(of: 2) == .table || call.isNil(2) else {
          throw call.mismatch(at: 2, expected: "table of arguments")
        }
        guard call.isNil(3) else {
          throw Problem.usage("mount: options are not in this version yet")
        }
        call.push(try context.mount(component, from: call))
        return 1
      })
    library.function(
      "unmount",
      acting("unmount") { _, context in
        context.unmount()
        return 0
      })
    library.property("app") { call in
      let context = TestContext.of(call)
      guard let app = context.app else {
        throw context.raise(Problem.usage("app: nothing is mounted; call mount first"), in: call)
      }
      call.push(app)
      return 1
    }
  }

  private static func unknownComponent(_ name: String, in host: ScriptHost) -> Problem {
    let known = host.components.keys.sorted()
    if let near = nearest(to: name, in: known) {
      return .usage("mount: there is no component \"\(name)\"; did you mean \"\(near)\"?")
    }
    let list = known.isEmpty ? "none is registered" : "there are: \(known.joined(separator: ", "))"
    return .usage("mount: there is no component \"\(name)\"; \(list)")
  }
}

extension TestContext {
  func mount(_ component: Component, from call: LuaCall) throws -> MountedApp {
    unmount()
    let arguments = Arguments(source: .table(call, index: call.isNil(2) ? nil : 2))
    let graph = try makeGraph(component, arguments)
    graph.show(instants: showsInstants)
    graph.settle()
    let app = MountedApp(componentName: component.name, graph: graph, spies: arguments.spies)
    self.app = app
    try settle()
    return app
  }

  /// The graph of a view that nobody else holds when this has returned.
  private func makeGraph(_ component: Component, _ arguments: Arguments) throws -> Graph {
    do {
      let view = try component.make(arguments)
      if let unknown = try arguments.unknownNames().first {
        let known = arguments.asked.map(\.name)
        let translated = luaName(of: unknown)
        throw ArgumentProblem.unknown(
          unknown,
          known.contains(translated) ? translated : nearest(to: unknown, in: known))
      }
      return makeGraph(view)
    } catch let problem as ArgumentProblem {
      let signature = component.signature()
      let hint = problem.misspelling(among: try arguments.names(besides: signature))
      throw Problem(
        .usage, "mount: \(component.name): \(problem)\(hint)",
        fields: [FailureField("it takes", signature.description)])
    } catch {
      throw Problem(.error, "mount: \(component.name) could not be made: \(error)")
    }
  }

  private func makeGraph(_ view: some View) -> Graph { Graph(view, settles: false) }

  func unmount() {
    guard let app else { return }
    self.app = nil
    app.graph.unmount()
    ownedObjects.add(app.graph.takeOwnedObjects())
  }

  /// The mounted app, for a word that needs one.
  func mountedApp(for word: String) throws -> MountedApp {
    guard let app else { throw Problem.usage("\(word): nothing is mounted; call mount first") }
    return app
  }
}
