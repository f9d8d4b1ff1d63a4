public import HarnessLua

// A component's callbacks, typed by where they are used:
// `onChange: try args.callback("onChange", "checked", "value")` for an `(Bool, String) -> Void`.
extension Arguments {
  /// A callback that returns nothing. `parameters` name its values for scripts.
  ///
  /// - Throws: an error when the script gave something that is neither function nor spy.
  public func callback<each Value: LuaPushable>(
    _ name: String, _ parameters: String...
  ) throws -> (repeat each Value) -> Void {
    let target = try target(name, parameters)
    return { (value: repeat each Value) in target.notify(collect(repeat each value)) }
  }

  /// A callback that answers with a value; without an answer from the script it gives `fallback`.
  ///
  /// - Throws: an error when the script gave something that is neither function nor spy.
  public func callback<each Value: LuaPushable, Result: LuaReadable>(
    _ name: String, _ parameters: String..., default fallback: Result
  ) throws -> (repeat each Value) -> Result {
    let target = try target(name, parameters)
    return { (value: repeat each Value) in
      target.ask(collect(repeat each value), as: Result.self) ?? fallback
    }
  }

  /// An asynchronous callback; an error of the script's function is thrown to the component.
  ///
  /// - Throws: an error when the script gave something that is neither function nor spy.
  public func asyncCallback<each Value: LuaPushable>(
    _ name: String, _ parameters: String...
  ) throws -> (repeat each Value) async throws -> Void {
    let target = try target(name, parameters)
    return { (value: repeat each Value) async throws in
      _ = try await target.answerOrThrow {
        try await target.answerInTime(collect(repeat each value))
      }
    }
  }

  /// An asynchronous callback that answers with a value, or with `fallback` where the script's
  /// function returns nothing. An error of the script's function is thrown to the component.
  ///
  /// - Throws: an error when the script gave something that is neither function nor spy.
  public func asyncCallback<each Value: LuaPushable, Result: LuaReadable>(
    _ name: String, _ parameters: String..., default fallback: Result
  ) throws -> (repeat each Value) async throws -> Result {
    let target = try target(name, parameters)
    return { (value: repeat each Value) async throws in
      try await target.answerOrThrow {
        try target.convert(
          try await target.answerInTime(collect(repeat each value)), to: Result.self)
      } ?? fallback
    }
  }
}

private func collect<each Value: LuaPushable>(_ value: repeat each Value) -> [any LuaPushable] {
  var values: [any LuaPushable] = []
  repeat values.append(each value)
  return values
}

/// Who answers one callback of a mounted component: a function or a spy of the script.
final class CallbackTarget {
  enum Answerer {
    case function(LuaFunction)
    case spy(Spy)
  }
  private let name: String
  private let answerer: Answerer
  private weak var context: TestContext?

  init(name: String, answerer: Answerer, context: TestContext?) {
    self.name = name
    self.answerer = answerer
    self.context = context
  }

  /// Calls a callback that can't throw: an error fails the test at the script's line.
  func notify(_ values: [any LuaPushable]) {
    do {
      _ = try answer(values)
    } catch {
      context?.recordCallbackError(error, in: name)
    }
  }

  /// The same for a callback that answers with a value.
  func ask<Result: LuaReadable>(_ values: [any LuaPushable], as type: Result.Type) -> Result? {
    do {
      return try convert(try answer(values), to: type)
    } catch {
      context?.recordCallbackError(error, in: name)
      return nil
    }
  }

  /// Throws a script's error to the component as it would be thrown by an app: a Swift error that
  /// a function of the harness threw as itself, else the message. A failed `expect` and an answer
  /// of the wrong type fail the test too.
  func answerOrThrow<Result>(_ answer: () async throws -> Result) async throws -> Result {
    do {
      return try await answer()
    } catch let problem as WrongAnswer {
      context?.recordCallbackError(LuaError(problem.message, kind: .argument), in: name)
      throw CallbackError(message: problem.message)
    } catch let error as LuaError {
      if context?.recordFailure(in: error) == true {
        throw CallbackError(message: "the test's function \(name) failed an expectation")
      }
      throw error.underlying ?? CallbackError(message: error.message)
    }
  }

  /// An answer as the component wants it; nil is none.
  func convert<Result: LuaReadable>(_ answer: LuaValue, to type: Result.Type) throws -> Result? {
    guard !answer.isNil, let state = context?.state else { return nil }
    do {
      return try state.convert(answer, to: type)
    } catch {
      throw WrongAnswer(
        message:
          "\(name) answered with \(ValueText.text(of: answer)): \(error.mismatch ?? error.message)")
    }
  }

  /// Calls a callback that may throw.
  func answer(_ values: [any LuaPushable]) throws -> LuaValue {
    // A component may call back after its test has ended; there is nobody left to listen.
    guard let context, context.state.isOpen else { return .nil }
    let arguments = values.map { luaValue(of: $0, in: context.state) }
    return try context.duringCallback {
      switch answerer {
      case .function(let function): return try function.call(arguments: arguments).first ?? .nil
      case .spy(let spy): return try spy.record(arguments, in: context).first ?? .nil
      }
    }
  }

  /// Calls a callback that may wait: the script's function may `sleep`.
  func answerInTime(_ values: [any LuaPushable]) async throws -> LuaValue {
    guard let context, context.state.isOpen else { return .nil }
    let arguments = values.map { luaValue(of: $0, in: context.state) }
    let function: LuaFunction
    switch answerer {
    case .function(let given): function = given
    case .spy(let spy):
      spy.note(arguments, in: context)
      switch spy.answer {
      case .values(let values): return values.first ?? .nil
      case .results(let given): function = given
      }
    }
    let coroutine = try LuaCoroutine(function)
    var progress = try context.duringCallback { try coroutine.resume(arguments: arguments) }
    while case .suspended = progress {
      try await Task.sleep(for: .seconds(context.requestedSleep))
      guard context.state.isOpen else { throw CancellationError() }
      progress = try context.duringCallback { try coroutine.resume() }
    }
    guard case .finished(let results) = progress else { return .nil }
    return results.first ?? .nil
  }
}

/// A script's function answered a callback with a value of another type.
private struct WrongAnswer: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}

/// A Swift value as a Lua value.
func luaValue(of value: any LuaPushable, in state: LuaState) -> LuaValue {
  switch value {
  case let value as LuaValue: value
  case let value as Bool: .boolean(value)
  case let value as Int: .integer(value)
  case let value as Double: .number(value)
  case let value as String: .string(value)
  default:
    (try? state.makeFunction { call in
      call.push(value)
      return 1
    }.call().first) ?? .nil
  }
}
