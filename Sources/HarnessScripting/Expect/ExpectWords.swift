import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries

extension Vocabulary {
  /// `expect(…)`, `expect.soft`, `expect.that`, `expect.poll`, and the matchers.
  static func addExpect(to library: LuaLibrary) {
    library.module("expect") { expect in
      expect.call(
        acting("expect") { call, context in
          try context.expect(call, isBare: call.resultsWanted == 0)
        })
      expect.function(
        "that",
        acting("expect.that") { call, context in
          try context.expect(call, isBare: false)
        })
      expect.function(
        "soft",
        acting("expect.soft") { call, context in
          try context.expect(call, isBare: call.resultsWanted == 0, isSoft: true)
        })
      expect.function(
        "poll",
        acting("expect.poll") { call, context in
          guard call.kind(of: 1) == .function else {
            throw call.mismatch(at: 1, expected: "function")
          }
          return try context.expect(call, isBare: false, isPolling: true)
        })
      addExtending(to: expect)
      refuseUnknownMembers(of: expect, "expect", known: ["that", "soft", "poll", "extend"])
    }
    library.type("Expectation", Expectation.self) { type in
      type.call { _, call in
        let context = TestContext.of(call)
        throw context.raise(
          Problem.usage(
            "an expectation was called as a function: the next line begins with '(', so put ';' "
              + "before it"), in: call)
      }
      type.string { _ in "expectation" }
      addMatchers(to: type)
      addCustomMatchers(to: type)
    }
  }
}

extension TestContext {
  func expect(
    _ call: LuaCall, isBare: Bool, isSoft: Bool = false, isPolling: Bool = false
  ) throws -> Int {
    guard call.count > 0 else {
      throw Problem.usage(
        "expect() was given nothing: the call in it returned no value, or its argument is missing")
    }
    let (message, timeout) = try messageAndTimeout(in: call)
    assertions += 1
    let expectation = Expectation(
      call.value(1), message: message, timeout: timeout, position: call.position(),
      isSoft: isSoft, isPolling: isPolling)
    if isBare {
      expectation.isClosed = true
      try judgeBare(expectation, in: call)
      return 0
    }
    openExpectations.append(expectation)
    call.push(expectation)
    return 1
  }

  /// What stands behind the value: a message, options, or both. A second value may also come from a
  /// call with several results, and must not be taken for either.
  private func messageAndTimeout(in call: LuaCall) throws -> (message: String?, timeout: Double?) {
    if call.count == 1 { return (nil, nil) }
    let message = call.kind(of: 2) == .string ? try call.string(2) : nil
    let optionsIndex = call.kind(of: 2) == .table ? 2 : 3
    guard message != nil || call.isNil(2) || optionsIndex == 2 else {
      throw Problem.usage(
        "expect: a message is a text, not \(ValueText.text(of: call.value(2))); "
          + "put a call with several results into parentheses")
    }
    guard call.count <= optionsIndex else {
      throw Problem.usage(LuaCall.tooMany(call.count, atMost: optionsIndex, for: "expect"))
    }
    if call.isNil(optionsIndex) { return (message, nil) }
    guard Self.canWait(call.value(1)) else {
      throw Problem.usage(
        "expect: a value is judged now and takes no options; expect.poll(fn) waits for one. "
          + "Put a call with several results into parentheses")
    }
    return (message, try givenTimeout(in: call, at: optionsIndex))
  }

  private static func canWait(_ value: LuaValue) -> Bool {
    switch value {
    case .object(let object): object is any LocatorHolder || object is Spy
    case .function: true
    default: false
    }
  }

  /// `expect(x)` as a statement: a value is truthy, a locator exists, a spy was called, a function
  /// becomes truthy.
  private func judgeBare(_ expectation: Expectation, in call: LuaCall) throws {
    switch expectation.subject {
    case .object(let locator as LocatorObject):
      try judge(expectation, in: call) { try self.exists(locator) }
    case .object(let spy as Spy):
      try judge(expectation, in: call) {
        Verdict(holds: !spy.calls.isEmpty, expected: "called", received: spy.history)
      }
    case .function(let function):
      try judge(expectation, in: call) {
        let value = try Self.firstResult(of: function)
        return Verdict(
          holds: try self.isTruthy(value, givenBy: "the function"), expected: "a truthy result",
          received: ValueText.text(of: value))
      }
    case let value:
      if let advice = adviceInsteadOf(alwaysTrue: value, in: call) {
        throw Problem.usage(advice)
      }
      try judge(expectation, in: call, timeout: 0) {
        Verdict(
          holds: value.isTruthy, expected: "a truthy value", received: ValueText.text(of: value),
          details: self.argumentValues(in: call).map { ($0.name, $0.value) })
      }
    }
  }

  /// A method of ours that was named and not called complains about its missing object.
  private static func firstResult(of function: LuaFunction) throws -> LuaValue {
    do {
      return try function.call().first ?? .nil
    } catch {
      guard error.message.contains("called without its object") else { throw error }
      throw Problem.usage(
        "expect was given a method that was not called: write expect(find(…):exists())")
    }
  }

  /// Where a statement reads a spy, as in `expect(spy.x)`: the history says why it is nil or false.
  private func spyHistories(for value: LuaValue, in call: LuaCall) -> [FailureField] {
    guard !value.isTruthy, let position = call.position() else { return [] }
    let statement = file.wholeStatement(at: position.line)
    let names = ArgumentNames(of: "expect", in: statement).paths.map { $0[0] }
    var spies = names.compactMap { name in
      if case .object(let spy as Spy)? = call.variable(name) { spy } else { nil }
    }
    if let app, statement.contains("spy") || statement.contains("spies") {
      spies += app.spies.map(\.spy).filter { spy in !spies.contains { $0 === spy } }
    }
    guard !spies.isEmpty else { return [] }
    return [FailureField("spies", spies.map(\.history).joined(separator: "\n"))]
  }

  /// Waits, in virtual time, until a verdict is the wanted one; else fails.
  func judge(
    _ expectation: Expectation, in call: LuaCall, negated: Bool = false, timeout: Double? = nil,
    _ verdict: @escaping () throws -> Verdict
  ) throws {
    expectation.isClosed = true
    var last = try verdict()
    if last.isWanted(negated: negated) { return }
    let seconds = timeout ?? expectation.timeout ?? Self.defaultTimeout
    guard seconds != 0 else { return try fail(expectation, last, negated: negated, in: call) }
    let start = now
    // While the app handles an event, time must not move.
    if !isInCallback {
      let holds = try wait(seconds: seconds) {
        last = try verdict()
        return last.isWanted(negated: negated)
      }
      if holds { return }
    }
    try fail(expectation, last, negated: negated, waited: waitNote(since: start), in: call)
  }

  /// What a locator stands for, and where to look.
  private func describe(_ locator: Locator, in problem: inout Problem) {
    guard let graph = app?.graph else { return problem.fields.append(.locator(locator)) }
    let elements = locator.resolve(in: graph)
    let one = elements.count == 1 && elements[0].parent != nil ? elements[0] : nil
    problem.fields.append(.locator(locator, one))
    problem.element = elements.first ?? explainMissing(locator, in: graph).nearest
  }

  private func fail(
    _ expectation: Expectation, _ verdict: Verdict, negated: Bool, waited: String? = nil,
    in call: LuaCall
  ) throws {
    var problem = Problem(.expectation, expectation.message ?? "")
    if case .object(let holder as any LocatorHolder) = expectation.subject {
      describe(holder.locator, in: &problem)
    }
    problem.fields.append(FailureField("expected", (negated ? "not " : "") + verdict.expected()))
    let note = waited.map { "      (\($0))" } ?? ""
    problem.fields.append(FailureField("received", verdict.received() + note))
    for detail in verdict.details() {
      problem.fields.append(FailureField(detail.name, detail.text))
    }
    problem.fields += spyHistories(for: expectation.subject, in: call)
    if let field = reasonsForEmptiness(of: expectation.subject) { problem.fields.append(field) }
    if case .object(is any LocatorHolder) = expectation.subject {
      problem.fields += reasonsForStaying(at: call.position())
    }
    guard expectation.isSoft else { throw problem }
    record(failure(problem, at: call.position()))
  }
}
