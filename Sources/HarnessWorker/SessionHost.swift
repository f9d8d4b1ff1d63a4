import Glibc
import HarnessEvents
import HarnessLua
import HarnessScripting

/// A session within a worker.
@MainActor
struct SessionHost {
  private let session: ScriptSession

  init(library: LuaLibrary, host: ScriptHost, configuration: WorkerConfiguration) {
    let stage = TestStage(
      library: library, host: host, limits: configuration.scriptLimits,
      // A recorded script is saved where the command runs, as far as anybody knows.
      modules: LuaModuleFinder(folders: ["."] + configuration.luaPath))
    session = ScriptSession(stage: stage, quietly: SessionHost.withoutOutput)
  }

  /// The answer, when all that was printed meanwhile has left the process.
  func answer(_ request: SessionRequest) -> SessionAnswer {
    let answer = session.answer(request)
    fflush(nil)
    return answer
  }

  /// What is done again was printed the first time.
  private static func withoutOutput(_ body: () -> Void) {
    let outputs = [STDOUT_FILENO, STDERR_FILENO]
    fflush(nil)
    let kept = outputs.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    for output in outputs where nowhere >= 0 { dup2(nowhere, output) }
    body()
    fflush(nil)
    for (output, copy) in zip(outputs, kept) where copy >= 0 {
      dup2(copy, output)
      close(copy)
    }
    close(nowhere)
  }
}

extension WorkerConfiguration {
  /// What a test may use.
  @MainActor var scriptLimits: ScriptLimits {
    ScriptLimits(
      cpuSeconds: timeoutNanoseconds == 0 ? nil : Double(timeoutNanoseconds) / 1e9,
      memory: memoryLimit == 0 ? .max : Int(clamping: memoryLimit))
  }
}
