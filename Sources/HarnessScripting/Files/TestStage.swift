import Foundation
import HarnessAppleNames
import HarnessGraph
package import HarnessLua
import HarnessUI

/// Sets up what a test finds when it begins, a fresh Lua state in a process that is as new, and
/// clears it away.
package struct TestStage {
  let library: LuaLibrary
  let host: ScriptHost
  let limits: ScriptLimits
  let modules: LuaModuleFinder?

  package init(
    library: LuaLibrary, host: ScriptHost, limits: ScriptLimits, modules: LuaModuleFinder?
  ) {
    self.library = library
    self.host = host
    self.limits = limits
    self.modules = modules
  }

  func makeContext(
    for file: ScriptFile, _ phase: TestContext.Phase
  ) throws(LuaError) -> TestContext {
    let state = try LuaState(library: library, memoryLimit: limits.memory)
    state.modules = modules
    beginTest(named: "", of: file, in: state)
    let context = TestContext(
      file: file, state: state, host: host, phase: phase, timeLimit: limits.cpuSeconds)
    state.onWarning = { [weak context] in context?.noteWarning($0) }
    Network.responder = context.network
    SystemPrompts.desk = context.system
    return context
  }

  /// Clock, random numbers and time limit at their start, as each test finds them.
  func beginTest(
    named name: String, of file: ScriptFile, in state: LuaState, date: Date? = nil
  ) {
    if VirtualClock.shared.isRunning {
      VirtualClock.shared.reset(date: date ?? VirtualClock.firstDate)
    }
    MemoryDefaults.clear()
    AppleState.reset()
    Clipboard.clear()
    let seed = Seed.mixed(host.seed, file.path, name)
    state.seedRandom(seed)
    if VirtualClock.shared.isRunning {
      VirtualRandom.seed(seed)
      host.observersBefore = NotificationObservers.counts
    }
    limitTime(of: state)
  }

  /// From now on the state has its whole time again.
  func limitTime(of state: LuaState) {
    // The parent ends a worker that is silent for longer; before that, the script ends here, where
    // its line is known.
    try? state.limitTime(
      cpuSeconds: limits.cpuSeconds, wallSeconds: limits.wallSeconds, exitsWhenStuck: true)
  }

  /// The same for a test that has a limit of its own, in seconds; 0 is none.
  func limitTime(of context: TestContext, to seconds: Double?) {
    guard let seconds else { return }
    let own = ScriptLimits(cpuSeconds: seconds == 0 ? nil : seconds, memory: limits.memory)
    context.timeLimit = own.cpuSeconds
    try? context.state.limitTime(
      cpuSeconds: own.cpuSeconds, wallSeconds: own.wallSeconds, exitsWhenStuck: true)
  }

  /// Ends the test's app, what it left scheduled, and its state.
  func close(_ context: TestContext) {
    context.unmount()
    if Network.responder === context.network { Network.responder = nil }
    if SystemPrompts.desk === context.system { SystemPrompts.desk = nil }
    context.state.clearTimeLimit()
    if VirtualClock.shared.isRunning, !context.isConcluded {
      VirtualClock.shared.discardPendingWork()
    }
    context.state.close()
    context.state.context = nil
  }
}
