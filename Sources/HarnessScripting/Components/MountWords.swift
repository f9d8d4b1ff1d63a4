import HarnessAppleNames
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessUI

extension Vocabulary {
  /// `mount(component[, arguments[, options]])` and `unmount()`.
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
    let settings = try settings(in: call, at: 3, for: "mount")
    unmount()
    let environment = RootEnvironment()
    environment.connectSystem()
    settings?.apply(to: environment)
    let table = call.isNil(2) ? nil : try call.table(2)
    let arguments = Arguments(source: .table(call, index: table == nil ? nil : 2))
    return try mount(component, arguments, given: table, in: environment, for: "mount")
  }

  /// Puts a component in place of what is mounted, and settles.
  func mount(
    _ component: Component, _ arguments: Arguments, given table: LuaTable?,
    in environment: RootEnvironment, for word: String
  ) throws -> MountedApp {
    let graph = try makeGraph(of: component, arguments, in: environment, for: word)
    graph.show(instants: showsInstants)
    graph.settle()
    try checkWindow(of: graph, component, for: word)
    let app = MountedApp(component, graph, arguments: table, spies: arguments.spies)
    self.app = app
    system.showWindow()
    try settle()
    return app
  }

  /// The graph of a view that nobody else holds when this has returned.
  func makeGraph(
    of component: Component, _ arguments: Arguments, in environment: RootEnvironment,
    for word: String
  ) throws -> Graph {
    func open(_ view: some View) -> Graph { Graph(view, environment: environment, settles: false) }
    let view = try makeView(component, arguments, for: word)
    hasWindow = component.isApp ? (view as? any WindowOwner)?.hasWindow : nil
    return open(view)
  }

  /// An app that shows nothing at all is a mistake of its body, or its windows come later.
  private func checkWindow(of graph: Graph, _ component: Component, for word: String) throws {
    defer { hasWindow = nil }
    guard let hasWindow, !hasWindow(), graph.elements.children.isEmpty else { return }
    graph.unmount()
    throw Problem(
      .error,
      "\(word): the app \(component.name) has no window to show: its body has no WindowGroup, "
        + "Window or DocumentGroup that opens by itself")
  }

  /// The view of a component, or an error that shows its signature.
  func makeView(
    _ component: Component, _ arguments: Arguments, for word: String
  ) throws -> any View {
    do {
      let view = try component.make(arguments)
      if let unknown = try arguments.unknownNames().first {
        let known = arguments.asked.map(\.name)
        let translated = luaName(of: unknown)
        throw ArgumentProblem.unknown(
          unknown,
          known.contains(translated) ? translated : nearest(to: unknown, in: known))
      }
      return view
    } catch let problem as ArgumentProblem {
      let signature = component.signature()
      let hint = problem.misspelling(among: try arguments.names(besides: signature))
      throw Problem(
        .usage, "\(word): \(component.name): \(problem)\(hint)",
        fields: [FailureField("it takes", signature.description)])
    } catch {
      throw Problem(.error, "\(word): \(component.name) could not be made: \(error)")
    }
  }

  func unmount() {
    guard let app else { return }
    self.app = nil
    end(app)
  }

  /// Ends the views of an app, and what follows from that: cancelled tasks run to their end.
  func end(_ app: MountedApp) {
    app.graph.unmount()
    app.environment.undoManager.removeAllActions()
    if VirtualClock.shared.isRunning { VirtualClock.shared.settle { app.graph.settle() } }
    ownedObjects.add(app.graph.takeOwnedObjects())
  }

  /// The mounted app, for a word that needs one.
  func mountedApp(for word: String) throws -> MountedApp {
    guard let app else { throw Problem.usage("\(word): nothing is mounted; call mount first") }
    return app
  }
}
