import Foundation
import HarnessAppleNames
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries
import HarnessUI

extension TestContext {
  // MARK: Scene phases

  /// Active, inactive, background: what the app does about each phase happens before the next one.
  func sendToBackground(_ app: MountedApp) throws {
    if app.isSuspended { return }
    try show(.inactive, in: app, telling: UIApplication.willResignActiveNotification)
    try show(.background, in: app, telling: UIApplication.didEnterBackgroundNotification)
    app.isSuspended = true
  }

  /// Background, inactive, active; then what fell due meanwhile runs, each timer once.
  func bringToForeground(_ app: MountedApp) throws {
    guard app.isSuspended else { return }
    app.graph.changeEnvironment { $0.scenePhase = .inactive }
    app.graph.changeEnvironment { $0.scenePhase = .active }
    app.isSuspended = false
    AppleState.setActivity(isActive: false, isInBackground: false)
    tell(UIApplication.willEnterForegroundNotification)
    AppleState.setActivity(isActive: true, isInBackground: false)
    tell(UIApplication.didBecomeActiveNotification)
    try settle()
  }

  private func show(
    _ phase: ScenePhase, in app: MountedApp, telling notification: Notification.Name
  ) throws {
    app.graph.changeEnvironment { $0.scenePhase = phase }
    AppleState.setActivity(isActive: false, isInBackground: phase == .background)
    tell(notification)
    try settle()
  }

  private func tell(_ notification: Notification.Name) {
    NotificationCenter.default.post(name: notification, object: UIApplication.shared)
  }

  // MARK: Navigation

  /// Taps the back button in front: that of what is presented last.
  func goBack() throws {
    var query = ElementQuery()
    query.condition = ElementCondition("the way back") {
      $0.node.element?.placement == .backButton
    }
    let button = Locator(query).last()
    guard try !all(button, for: "app:back").isEmpty else {
      throw Problem(
        .refused, "app:back: nothing to go back from: no navigation shows a page above its first")
    }
    try tap(button, TapOptions())
  }

  // MARK: Addresses

  /// Whoever opens an address brings the app to the front.
  func openURL(in app: MountedApp, from call: LuaCall) throws {
    let text = try call.string(1)
    guard let url = URL(string: text), url.isWholeAddress else {
      throw Problem.usage(
        "app:open_url: \(ValueText.quoted(text)) is no address; write it like "
          + "\"https://example.com/item/3\"")
    }
    try bringToForeground(app)
    guard app.graph.open(url) else {
      throw Problem(
        .refused, "app:open_url: no view of \(app.componentName) has onOpenURL, so nothing opens it"
      )
    }
    try settle()
  }

  // MARK: Settings and arguments

  func set(_ app: MountedApp, from call: LuaCall) throws {
    guard
      let settings = try settings(in: call, at: 1, for: "app:set", besides: ["args"])
    else { throw call.mismatch(at: 1, expected: "table of options") }
    let given = try call.field("args", of: 1, as: LuaValue.self) ?? .nil
    var view: (any View)?
    if !given.isNil {
      guard let table = given.table else {
        throw Problem.usage("app:set: option 'args': table expected, got \(given.typeName)")
      }
      view = try remake(app, with: merged(app.arguments, table), in: call, for: "app:set")
    }
    let orientation = AppleState.device.orientation
    settings.apply(to: app.environment)
    if AppleState.device.orientation != orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    if let view { app.graph.replaceRoot(with: view) }
    system.fitWindow()
    try settle()
  }

  /// What is left out keeps its value.
  private func merged(_ old: LuaTable?, _ new: LuaTable) -> LuaTable {
    let table = state.makeTable()
    for (key, value) in (old?.entries ?? []) + new.entries { table[key] = value }
    return table
  }

  /// Makes the component's view anew; the spies of the callbacks that are left out go on.
  private func remake(
    _ app: MountedApp, with table: LuaTable?, in call: LuaCall, for word: String
  ) throws -> any View {
    let arguments = arguments(of: app, table, in: call)
    let view = try makeView(app.component, arguments, for: word)
    app.arguments = table
    app.spies = arguments.spies
    return view
  }

  private func arguments(of app: MountedApp, _ table: LuaTable?, in call: LuaCall) -> Arguments {
    if let table { call.push(LuaValue.table(table)) }
    let index = table == nil ? nil : call.topIndex
    return Arguments(source: .table(call, index: index), keeping: app.spies)
  }

  // MARK: Launching again

  /// A fresh app of the same component and arguments; what is stored stays, and so do the settings.
  func relaunch(_ app: MountedApp, from call: LuaCall) throws {
    app.isSuspended = false
    end(app)
    app.environment.change { $0.scenePhase = .active }
    AppleState.setActivity(isActive: true, isInBackground: false)
    let arguments = arguments(of: app, app.arguments, in: call)
    let graph = try makeGraph(
      of: app.component, arguments, in: app.environment, for: "app:relaunch")
    graph.show(instants: showsInstants)
    app.restart(with: graph)
    app.spies = arguments.spies
    system.showWindow()
    try settle()
  }
}

extension URL {
  /// Whether there is a scheme, and a host where the scheme is the web's. `notes://` is an address:
  /// it opens an app.
  fileprivate var isWholeAddress: Bool {
    guard let scheme = scheme?.lowercased(), scheme.first?.isLetter == true else { return false }
    if scheme == "http" || scheme == "https" { return host?.isEmpty == false }
    return absoluteString.utf8.count > scheme.utf8.count + 1
  }
}
