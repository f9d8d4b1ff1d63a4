import CHarnessLua
import Glibc

/// A Lua world of its own. It stays on the thread that made it.
public final class LuaState {
  /// What the scripts of this state can name.
  public let library: LuaLibrary
  /// What the scripts of this state may use beyond the sandbox.
  public let permissions: LuaPermissions
  /// Anything that the Swift functions of this state share, such as the running test.
  public var context: AnyObject?
  /// Where `require` looks for modules.
  public var modules: LuaModuleFinder?
  /// Told of errors in `__gc` and of `warn`.
  public var onWarning: ((String) -> Void)?

  let token = LuaStateToken()
  var lastRaised: LuaError?
  var requiring: [String] = []
  private var warning = ""
  private var calls = 0
  private var lastSource = (bytes: ContiguousArray<CChar>([0]), name: "")

  /// A fresh state; `memoryLimit` is in bytes.
  public init(
    library: LuaLibrary = LuaLibrary(), memoryLimit: Int = .max, allowing: LuaPermissions = []
  ) throws(LuaError) {
    self.library = library
    permissions = allowing
    var callbacks = bridgeCallbacks
    let owner = Unmanaged.passUnretained(self).toOpaque()
    token.stack = hlua_open(&callbacks, owner, library.globalIndex.address, memoryLimit)
    guard token.stack != nil else {
      throw LuaError("not enough memory for a Lua state", kind: .memory)
    }
  }

  deinit { close() }

  /// Ends the state and lets go of all its objects. Held functions and tables become empty.
  public func close() {
    precondition(calls == 0, "a Lua state cannot be closed by a script that runs in it")
    guard let stack = token.stack else { return }
    token.stack = nil
    lastRaised = nil
    hlua_close(stack)
  }

  /// Whether the state is still open.
  public var isOpen: Bool { token.stack != nil }

  /// The main coroutine of a state that must be open.
  var stack: OpaquePointer {
    guard let stack = token.stack else { preconditionFailure("the Lua state is closed") }
    return stack
  }

  /// The running coroutine, with room for a call of so many arguments.
  private func prepare(slots: Int = 20) throws(LuaError) -> LuaCall {
    guard let main = token.stack else { throw LuaError("the Lua state is closed") }
    let stack: OpaquePointer = hlua_current(main)
    guard hlua_reserve(stack, Int32(clamping: slots + 10)) else {
      throw LuaError("stack overflow")
    }
    return LuaCall(stack)
  }

  /// Finds a source's name again without making a string.
  func sourceName(_ source: UnsafePointer<CChar>) -> String {
    let isLast = lastSource.bytes.withUnsafeBufferPointer { last in
      last.baseAddress.map { strcmp($0, source) == 0 } ?? false
    }
    if isLast { return lastSource.name }
    let name = String(cString: source)
    lastSource = (ContiguousArray(name.utf8CString), name)
    return name
  }

  func addWarning(_ text: String, isFinished: Bool) {
    if warning.isEmpty, isFinished, text.hasPrefix("@") { return }  // a control message
    warning += text
    guard isFinished else { return }
    let message = warning
    warning = ""
    onWarning?(message)
  }
}

// MARK: - Running

extension LuaState {
  /// Runs a script and gives its results.
  @discardableResult
  public func run(_ chunk: LuaChunk) throws(LuaError) -> [LuaValue] {
    let call = try prepare()
    try chunk.push(onto: call.stack, of: self)
    return try finishCall(on: call, arguments: 0)
  }

  /// Runs a script with arguments, which it sees as `...`.
  @discardableResult
  public func run<each Argument: LuaPushable>(
    _ chunk: LuaChunk, _ argument: repeat each Argument
  ) throws(LuaError) -> [LuaValue] {
    try load(chunk).call(repeat each argument)
  }

  /// Compiles a script and gives it as a function.
  public func load(_ chunk: LuaChunk) throws(LuaError) -> LuaFunction {
    let call = try prepare()
    try chunk.push(onto: call.stack, of: self)
    defer { call.pop() }
    return LuaFunction(at: -1, of: call)
  }

  /// Calls a function and gives all its results.
  @discardableResult
  public func call<each Argument: LuaPushable>(
    _ function: LuaFunction, _ argument: repeat each Argument
  ) throws(LuaError) -> [LuaValue] {
    try function.call(repeat each argument)
  }

  /// Calls the function below the arguments on top of the stack; takes all its results.
  func finishCall(on call: LuaCall, arguments: Int) throws(LuaError) -> [LuaValue] {
    let top = try run(on: call, arguments: arguments, results: -1)
    defer { hlua_set_top(call.stack, top) }
    let count = hlua_top(call.stack) - top
    guard count > 0 else { return [] }
    return (1...count).map { call.value(at: top + $0) }
  }

  /// The same for one result of a known type.
  func finishCall<Result: LuaReadable>(
    on call: LuaCall, arguments: Int, as _: Result.Type
  ) throws(LuaError) -> Result {
    let top = try run(on: call, arguments: arguments, results: 1)
    defer { hlua_set_top(call.stack, top) }
    do {
      return try Result.read(from: LuaCall(call.stack, base: top), at: 1)
    } catch {
      throw LuaError("bad result (\(error.mismatch ?? error.message))", kind: .argument)
    }
  }

  /// Resumes a coroutine of Swift's.
  func resume(_ coroutine: OpaquePointer, from stack: OpaquePointer, arguments: Int32) -> Int32 {
    calls += 1
    defer { calls -= 1 }
    return hlua_resume(stack, coroutine, arguments)
  }

  /// Answers where the results begin.
  private func run(
    on call: LuaCall, arguments: Int, results: Int32
  ) throws(LuaError) -> Int32 {
    let function = hlua_top(call.stack) - Int32(clamping: arguments)
    calls += 1
    defer { calls -= 1 }
    let status = hlua_call(call.stack, Int32(clamping: arguments), results)
    guard status == HLUA_OK else { throw takeError(status: status, from: self, call.stack) }
    return function - 1
  }
}

// MARK: - Globals and values

extension LuaState {
  /// A global that is set; names that were never read are not set yet.
  public func global(_ name: String) -> LuaValue { globals[name] }

  /// Sets a global.
  public func setGlobal(_ name: String, _ value: some LuaPushable) {
    let call = LuaCall(hlua_current(stack))
    hlua_push_globals(call.stack)
    let table = hlua_top(call.stack)
    name.push(onto: call)
    value.push(onto: call)
    _ = hlua_raw_set(call.stack, table)
    hlua_set_top(call.stack, table - 1)
  }

  /// The table of globals.
  public var globals: LuaTable {
    let call = LuaCall(hlua_current(stack))
    defer { call.pop() }
    hlua_push_globals(call.stack)
    return LuaTable(at: -1, of: call)
  }

  /// A new table that Swift holds.
  public func makeTable() -> LuaTable {
    let call = LuaCall(hlua_current(stack))
    defer { call.pop() }
    hlua_new_table(call.stack, 0, 0)
    return LuaTable(at: -1, of: call)
  }

  /// A Swift closure as a Lua function that Swift holds.
  public func makeFunction(_ body: @escaping (LuaCall) throws -> Int) -> LuaFunction {
    let call = LuaCall(hlua_current(stack))
    defer { call.pop() }
    LuaNativeFunction(body).push(onto: call)
    return LuaFunction(at: -1, of: call)
  }
}
