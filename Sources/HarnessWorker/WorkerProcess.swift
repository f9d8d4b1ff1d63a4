import CHarnessRuntime
import Glibc
import HarnessEvents
import HarnessGraph
package import HarnessLua
package import HarnessScripting

/// A worker: takes scripts from the parent, runs them one after the other, tells what happens.
///
/// It talks to the parent over descriptor 3 and leaves standard output and error to the scripts.
@MainActor
package struct WorkerProcess {
  private let library: LuaLibrary
  private let host: ScriptHost

  /// - Parameters:
  ///   - components: What scripts can mount.
  ///   - environmentKeys: What scripts can set in the environment besides SwiftUI's own values.
  ///   - matchers: What `expect` knows besides its own matchers.
  ///   - identifiers: What scripts can name by `ids`.
  ///   - version: Of this package, for scripts that require one.
  ///   - extend: Adds the functions of a harness to the words of a test.
  package init(
    components: [Component], environmentKeys: [EnvironmentKeyBinding], matchers: [Matcher],
    identifiers: [IdentifierList], version: String, extend: (LuaLibrary) -> Void
  ) {
    library = Vocabulary.makeLibrary(extend: extend)
    host = ScriptHost(
      components: components, environmentKeys: environmentKeys, matchers: matchers,
      identifiers: identifiers, version: version)
  }

  /// Serves the parent until it closes the channel; never returns.
  package func serve() -> Never {
    endWithParent()
    // A line that was printed is out, whatever ends the process.
    harness_send_output_by_lines()
    _ = fcntl(WorkerChannel.frameDescriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(WorkerChannel.statusDescriptor, F_SETFD, FD_CLOEXEC)
    guard
      let address = harness_map_status_page(WorkerChannel.statusDescriptor, StatusPage.size)
    else {
      let channel = FrameChannel(descriptor: WorkerChannel.frameDescriptor, outbox: nil)
      channel.send(.fault("the worker could not map its status page"))
      _exit(1)
    }
    let page = StatusPage(at: address)
    let channel = FrameChannel(descriptor: WorkerChannel.frameDescriptor, outbox: page.outbox)
    LuaState.noteWhenStuck(
      cpu: WorkerFate.timedOut.rawValue, wall: WorkerFate.waitedTooLong.rawValue,
      at: page.fateAddress)
    host.noteStep = { text, line in page.noteStep(text, line: line) }
    var runner: UnitRunner?
    var session: SessionHost?
    while let command = channel.next() {
      switch command {
      case .configure(let configuration):
        host.seed = configuration.seed
        host.leaks = configuration.leaks
        host.variables = configuration.variables
        host.requiresAssertions = configuration.requiresAssertions
        runner = UnitRunner(
          library: library, host: host, configuration: configuration, channel: channel, page: page)
        session = SessionHost(library: library, host: host, configuration: configuration)
        channel.send(.ready)
      case .run(let unit): runner?.run(unit)
      case .list(let unit): runner?.run(unit, isListing: true)
      case .ask(let request):
        page.forgetSteps()
        if let answer = session?.answer(request) { channel.send(.answer(answer)) }
      case .stop: _exit(0)
      }
    }
    _exit(0)
  }

  /// A worker must not outlive its parent.
  private func endWithParent() {
    guard let text = getenv("HARNESS_PARENT"), let parent = pid_t(String(cString: text)),
      harness_die_with_parent(parent) == 0
    else { _exit(0) }
  }
}
