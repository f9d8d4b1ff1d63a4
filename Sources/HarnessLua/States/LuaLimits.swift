import CHarnessLua

/// What scripts may use beyond the sandbox.
public struct LuaPermissions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The library `io`: files and processes.
  public static let io = LuaPermissions(rawValue: 1)
  /// All of the library `os` but `exit`.
  public static let os = LuaPermissions(rawValue: 2)
}

extension LuaState {
  /// The memory that the state uses, in bytes.
  public var memoryUsed: Int { hlua_memory_used(stack) }

  /// The memory that the state may use, in bytes. More raises "not enough memory" in the script.
  public var memoryLimit: Int {
    get { hlua_memory_limit(stack) }
    set { hlua_set_memory_limit(stack, newValue) }
  }

  /// Collects all garbage now.
  public func collectGarbage() { hlua_collect(stack) }

  /// Ends the scripts of this state with a `.timeout` error when they have used so much time from
  /// now on; nil: no limit of that sort. It stays over until the limit is set anew or cleared.
  ///
  /// Lua code always ends. Swift or C code that is stuck can only be left with the process: with
  /// `exitsWhenStuck` it ends with status 97 one second later.
  public func limitTime(
    cpuSeconds: Double? = nil, wallSeconds: Double? = nil, exitsWhenStuck: Bool = false
  ) throws(LuaError) {
    let isSet = hlua_limit_time(
      stack, nanoseconds(cpuSeconds), nanoseconds(wallSeconds), exitsWhenStuck ? 20 : 0)
    guard isSet else { throw LuaError("no timer can be had for the time limit") }
  }

  /// Says where `exitsWhenStuck` stores a value before the process ends, such as a word of memory
  /// that another process reads: one for the limit of processor time, one for that of real time.
  /// The word must stay valid.
  public static func noteWhenStuck(
    cpu: UInt32, wall: UInt32, at word: UnsafeMutablePointer<UInt32>
  ) {
    hlua_note_when_stuck(word, cpu, wall)
  }

  /// Removes the time limit.
  public func clearTimeLimit() { _ = hlua_limit_time(stack, 0, 0, 0) }

  /// Whether a time limit was passed and neither set anew nor cleared.
  public var isTimeOver: Bool { hlua_time_is_over(stack) }

  /// Whether the limit that was passed is the one of real time.
  public var isRealTimeOver: Bool { hlua_real_time_is_over(stack) }

  /// Makes `math.random` give the same numbers for the same seed. It is 0 unless set.
  public func seedRandom(_ seed: UInt64) { _ = hlua_seed_random(stack, seed) }

  private func nanoseconds(_ seconds: Double?) -> UInt64 {
    guard let seconds else { return 0 }
    return UInt64(max(1, min(seconds, 1e9) * 1e9))
  }

  /// Opens a standard library and pushes its table.
  func pushStandard(_ library: Int32, onto stack: OpaquePointer) throws(LuaError) {
    var library = library
    if Int(library) == HLUA_LIB_OS, permissions.contains(.os) { library = Int32(HLUA_LIB_FULL_OS) }
    if Int(library) == HLUA_LIB_IO, !permissions.contains(.io) {
      throw LuaError("io is not available in a test script")
    }
    let status = hlua_open_library(stack, library)
    guard status == HLUA_OK else { throw takeError(status: status, from: self, stack) }
    if Int(library) == HLUA_LIB_PACKAGE {
      let package = LuaTableBuilder(call: LuaCall(stack), slot: hlua_top(stack))
      package.set("path", modules?.path ?? "")
    }
  }
}
