import CHarnessEditors
import Glibc
import HarnessEvents
import HarnessGraph
import HarnessIdentifiers
public import HarnessLua
import HarnessReporters
import HarnessRunner
public import HarnessScripting
import HarnessWorker

/// The version of this package.
public let harnessVersion = "0.1.0"

/// A harness of your own: the components and functions that its scripts can use.
///
/// ```swift
/// var harness = Harness()
/// harness.register(Component("Greeting") { args in Greeting(name: try args.value("name")) })
/// harness.register("add") { (a: Int, b: Int) in a + b }
/// harness.main()
/// ```
public struct Harness {
  private var components: [Component] = []
  private var environmentKeys: [EnvironmentKeyBinding] = []
  private var matchers: [Matcher] = []
  private var identifiers: [IdentifierList] = []
  private var functions: [(LuaLibrary) -> Void] = []
  private var functionNames: [String] = []

  /// A harness without components.
  public init() {}

  /// Lets scripts mount a component by its name.
  public mutating func register(_ component: Component) { components.append(component) }

  /// Lets scripts set a value of the environment that is your own, by its name.
  public mutating func register(_ key: EnvironmentKeyBinding) { environmentKeys.append(key) }

  /// Lets scripts judge by a matcher of your own: `expect(value):to_be_even()`.
  public mutating func register(_ matcher: Matcher) { matchers.append(matcher) }

  /// Lets scripts name elements by an enum of identifiers: `find(ids.LoginAccessID.SignIn.password)`.
  public mutating func register<ID: CaseIterable & RawRepresentable<String>>(
    _ identifiers: ID.Type
  ) {
    let cases = ID.allCases.map { (name: $0.caseName ?? $0.rawValue, identifier: $0.identifier) }
    self.identifiers.append(IdentifierList(path: TypePath(ID.self).names, cases: cases))
  }

  /// Lets scripts call a Swift function: `register("add") { (a: Int, b: Int) in a + b }`.
  ///
  /// An error that it throws is raised in the script, which can catch it with `pcall`. A name in
  /// camelCase becomes snake_case.
  public mutating func register<each Argument: LuaReadable, Result: LuaPushable>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Result
  ) {
    functionNames.append(name)
    functions.append { $0.function(luaName(of: name), body) }
  }

  /// Lets scripts call a Swift function that returns nothing.
  public mutating func register<each Argument: LuaReadable>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Void
  ) {
    functionNames.append(name)
    functions.append { $0.function(luaName(of: name), body) }
  }

  /// Adds classes, modules or functions that read their own arguments.
  public mutating func extend(_ body: @escaping (LuaLibrary) -> Void) { functions.append(body) }

  /// Does what the command line asks for, and ends the process with its exit code.
  ///
  /// Call it as the last statement of `main.swift`. In a worker process it runs scripts; in the
  /// parent it never mounts a view.
  public func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Self.workerArgument { runWorker() }
    #if RealNetworking
      if arguments.first == RealNetwork.argument, arguments.count == 2 {
        exit((try? RealRequest.make(in: arguments[1])) == nil ? 1 : 0)
      }
    #endif
    let names = RegisteredNames(
      components: components, environmentKeys: environmentKeys, functions: functionNames,
      matchers: matchers, identifiers: identifiers)
    let command = HarnessCommand(
      program: Self.programName,
      worker: WorkerCommandLine(program: "/proc/self/exe", arguments: [Self.workerArgument]),
      version: harnessVersion, reporters: StandardReporters.catalog,
      previews: { MainActor.assumeIsolated { PreviewCatalog().lines } },
      editorFiles: Self.editorFiles, problem: names.problem)
    exit(command.run(arguments))
  }

  /// What `init` writes for editors. The definitions lie in a hidden folder, where no run looks for
  /// scripts.
  private static let editorFiles = [
    TextFile(".luarc.json", String(cString: harness_editor_settings())),
    TextFile(".luacheckrc", String(cString: harness_editor_luacheck())),
    TextFile(".harness/harness.lua", String(cString: harness_editor_definitions())),
  ]

  /// The last part of how the program was called.
  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "harness"
  }

  /// Tells a process that it is a worker; not meant for people.
  private static let workerArgument = "__worker"

  private func runWorker() -> Never {
    VirtualClock.shared.start()
    // A worker's main thread is the main actor's, though the language mode of its main.swift may
    // not say so; nothing else holds what was registered.
    nonisolated(unsafe) let registered = self
    MainActor.assumeIsolated {
      #if RealNetworking
        RealNetwork.install()
      #endif
      let worker = WorkerProcess(
        components: registered.components, environmentKeys: registered.environmentKeys,
        matchers: registered.matchers, identifiers: registered.identifiers,
        version: harnessVersion
      ) { library in
        for add in registered.functions { add(library) }
      }
      worker.serve()
    }
    // `serve` has ended the process; the compiler does not see it through the closure.
    exit(0)
  }
}
