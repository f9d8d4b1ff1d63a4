import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries

/// `:assert(P…)`, `:wait(P…)` and what `to_satisfy` says.
extension Vocabulary {
  static func addPredicateWords<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    for name in ["assert", "assert_break"] {
      // Lua's own `assert` takes any number of arguments.
      let limit = ArgumentLimit(name, atMost: 2)
      acting(name, of: type) { holder, call, context in
        try limit.check(call)
        let predicate = try context.predicate(in: call, for: name)
        context.assertions += 1
        let expectation = Expectation(.object(holder), position: call.position())
        try context.judge(
          expectation, in: call, timeout: try context.givenTimeout(in: call, at: 2)
        ) {
          try context.verdict(of: predicate, for: holder.locator)
        }
        call.push(holder)
        return 1
      }
    }
    acting("wait", of: type) { holder, call, context in
      let predicate = try context.predicate(in: call, for: "wait")
      let seconds = try context.timeout(in: call, at: 2)
      let start = context.now
      var last = try context.verdict(of: predicate, for: holder.locator)
      let holds = try context.wait(seconds: seconds) {
        last = try context.verdict(of: predicate, for: holder.locator)
        return last.isWanted(negated: false)
      }
      guard holds else {
        throw Problem(
          .timeout,
          "\(holder.locator) does not satisfy the predicate (\(context.waitNote(since: start)))",
          fields: last.details().map { FailureField($0.name, $0.text) })
      }
      call.push(holder)
      return 1
    }
  }
}

extension TestContext {
  /// The predicate that stands first among a word's arguments.
  func predicate(in call: LuaCall, for word: String) throws -> ElementPredicate {
    if let object: PredicateObject = call.object(1) { return object.predicate }
    throw Problem.usage(
      "\(word) takes a predicate, not \(ValueText.text(of: call.value(1))): write "
        + "\(word)(P.exists(true)), or expect(find(…)) with another matcher")
  }

  /// Who judges predicates, with the hands of this test's app.
  func makeJudge() -> ElementJudge {
    ElementJudge { [weak self] element in self?.app?.input.isHittable(element) ?? false }
  }

  /// What a predicate says of a locator's matches at this instant.
  func verdict(of predicate: ElementPredicate, for locator: Locator) throws -> Verdict {
    let elements = try all(locator, for: "expect")
    let judge = makeJudge()
    let verdict = judge.verdict(of: predicate, for: elements)
    return Verdict(
      holds: verdict == true, expected: "to satisfy \(predicate.scriptText)",
      received: Self.received(elements),
      details: self.details(of: predicate, locator, elements, judge, wanted: verdict != true),
      isJudged: verdict != nil)
  }

  private static func received(_ elements: [UIElement]) -> String {
    switch elements.count {
    case 0: "no match"
    case 1: elements[0].summary
    default: "\(elements.count) matches"
    }
  }

  private func details(
    of predicate: ElementPredicate, _ locator: Locator, _ elements: [UIElement],
    _ judge: ElementJudge, wanted: Bool
  ) -> Verdict.Details {
    let lines = PredicateExplanation.lines(
      of: predicate, for: elements, by: judge, wanted: wanted)
    let predicate = ("predicate", lines.joined(separator: "\n"))
    let holder = LocatorObject(locator)
    switch elements.count {
    case 0: return [predicate] + reasonsForMissing(holder)
    case 1: return [predicate]
    default: return [predicate] + matches(of: holder, elements)
    }
  }
}
