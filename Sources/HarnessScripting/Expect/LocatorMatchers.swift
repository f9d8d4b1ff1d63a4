import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessUI

/// A matcher for live elements: judged again and again until it holds.
struct LocatorMatcher {
  let name: String
  /// Where options may stand, after the arguments.
  var optionsIndex = 1
  let verdict: (LocatorObject, LuaCall, TestContext) throws -> Verdict

  static let all: [LocatorMatcher] = existence + states + contents

  // MARK: Existence

  private static let existence: [LocatorMatcher] = [
    LocatorMatcher(name: "to_exist") { locator, _, context in try context.exists(locator) },
    LocatorMatcher(name: "to_be_visible") { locator, _, context in
      try visibility(of: locator, in: context)
    },
    LocatorMatcher(name: "to_be_hidden") { locator, _, context in
      let verdict = try visibility(of: locator, in: context)
      return Verdict(
        holds: !verdict.holds, expected: "hidden or absent", received: verdict.received(),
        details: verdict.isJudged ? [] : verdict.details(), isJudged: verdict.isJudged)
    },
    LocatorMatcher(name: "to_have_count", optionsIndex: 2) { locator, call, context in
      let expected = try call.integer(1)
      if expected < 0 { throw Problem.usage("to_have_count: \(expected) is no number of matches") }
      let elements = try context.all(locator.locator, for: "to_have_count")
      return Verdict(
        holds: elements.count == expected, expected: matches(expected),
        received: matches(elements.count),
        details: counted(elements, locator, context))
    },
  ]

  private static func matches(_ count: Int) -> String {
    count == 1 ? "1 match" : "\(count) matches"
  }

  private static func counted(
    _ elements: [UIElement], _ locator: LocatorObject, _ context: TestContext
  ) -> Verdict.Details {
    elements.isEmpty ? context.reasonsForMissing(locator) : TestContext.list(elements)
  }

  private static func visibility(
    of locator: LocatorObject, in context: TestContext
  ) throws -> Verdict {
    try sight(
      of: locator, word: "to_be_visible", is: "visible", isNot: "hidden", in: context, \.isVisible)
  }

  private static func onScreen(
    _ locator: LocatorObject, in context: TestContext
  ) throws -> Verdict {
    try sight(
      of: locator, word: "to_be_on_screen", is: "on the screen", isNot: "not on the screen",
      in: context, \.isOnScreen)
  }

  /// Accepts none, which is seen nowhere.
  private static func sight(
    of locator: LocatorObject, word: String, is seen: String, isNot unseen: String,
    in context: TestContext, _ isSeen: (UIElement) -> Bool
  ) throws -> Verdict {
    let elements = try context.all(locator.locator, for: word)
    if elements.count > 1 { return ambiguous(locator, elements, seen, context) }
    guard let element = elements.first else {
      return Verdict(
        holds: false, expected: seen, received: "no match",
        details: context.reasonsForMissing(locator))
    }
    let holds = isSeen(element)
    return Verdict(
      holds: holds, expected: seen, received: "\(holds ? seen : unseen): \(element.summary)")
  }

  // MARK: States

  private static let states: [LocatorMatcher] = [
    state("to_be_enabled", "enabled", not: "disabled") { element in element.isEnabled },
    state("to_be_disabled", "disabled", not: "enabled") { element in !element.isEnabled },
    state("to_be_checked", "checked", not: "not checked") { element in
      do throws(JudgementError) {
        return try element.isChecked()
      } catch {
        throw Problem.usage(error.message)
      }
    },
    LocatorMatcher(name: "to_be_hittable") { locator, _, context in
      try judgeOne(locator, "hittable", context) { element in
        let input = try context.mountedApp(for: "to_be_hittable").input
        let obstacle = input.obstacle(before: element)
        var judgement = Judgement(obstacle == nil, obstacle == nil ? "hittable" : "not hittable")
        if let obstacle { judgement.hints = [("why not", obstacle.message)] }
        return judgement
      }
    },
    LocatorMatcher(name: "to_be_on_screen") { locator, _, context in
      try onScreen(locator, in: context)
    },
    state("to_be_selected", "selected", not: "not selected") { element in element.isSelected },
    state("to_be_focused", "focused", not: "not focused") { element in element.isFocused },
  ]

  private static func state(
    _ name: String, _ expected: String, not opposite: String,
    _ test: @escaping (UIElement) throws -> Bool
  ) -> LocatorMatcher {
    LocatorMatcher(name: name) { locator, _, context in
      try judgeOne(locator, expected, context) { element in
        let holds = try test(element)
        return Judgement(holds, holds ? expected : opposite)
      }
    }
  }

  /// Judges the one match; none is a verdict (it may come), several are an error at the end.
  private static func judgeOne(
    _ locator: LocatorObject, _ expected: @autoclosure @escaping () -> String,
    _ context: TestContext, _ judge: (UIElement) throws -> Judgement
  ) throws -> Verdict {
    let elements = try context.all(locator.locator, for: "expect")
    guard elements.count < 2 else { return ambiguous(locator, elements, expected(), context) }
    guard let element = elements.first else {
      return Verdict(
        holds: false, expected: expected(), received: "no match",
        details: context.reasonsForMissing(locator), isJudged: false)
    }
    let judgement = try judge(element)
    return Verdict(
      holds: judgement.holds, expected: expected(), received: judgement.received(),
      details: judgement.hints)
  }

  /// What was found about one element.
  private struct Judgement {
    let holds: Bool
    let received: () -> String
    /// What helps somebody who expected something else.
    var hints: Verdict.Details = []

    init(_ holds: Bool, _ received: @autoclosure @escaping () -> String) {
      self.holds = holds
      self.received = received
    }

    /// The same about what can be read of an element, which of a secure field is not what it holds.
    init(
      _ holds: Bool, reading element: UIElement,
      _ received: @autoclosure @escaping () -> String
    ) {
      self.init(holds, received())
      guard element.isSecret else { return }
      hints = [
        (
          "hint",
          "a secure field shows a bullet for each letter; judge what was typed by what the app got"
        )
      ]
    }
  }

  private static func ambiguous(
    _ locator: LocatorObject, _ elements: [UIElement],
    _ expected: @autoclosure @escaping () -> String, _ context: TestContext
  ) -> Verdict {
    Verdict(
      holds: false, expected: expected(),
      received: "\(elements.count) matches where one is needed",
      details: context.matches(of: locator, elements), isJudged: false)
  }

  // MARK: Contents

  private static let contents: [LocatorMatcher] = [
    text("to_have_text", "text") { $0.text },
    text("to_have_label", "label") { $0.label },
    LocatorMatcher(name: "to_contain_text", optionsIndex: 2) { locator, call, context in
      let part = try call.string(1)
      if part.isEmpty { throw Problem.usage("to_contain_text: every text contains \"\"") }
      return try judgeOne(
        locator, "a text that contains \(ValueText.quoted(part))", context
      ) { element in
        Judgement(element.text.contains(part), reading: element, ValueText.quoted(element.text))
      }
    },
    LocatorMatcher(name: "to_have_value", optionsIndex: 2) { locator, call, context in
      let expected = call.value(1)
      if expected.isNil { throw Problem.usage("to_have_value needs a value; none is \"\"") }
      return try judgeOne(
        locator, "value = \(ValueText.text(of: expected))", context
      ) { element in
        let value = LuaValue(element.value) ?? .string("")
        guard value.typeName == expected.typeName else {
          throw Problem.usage(
            "to_have_value: the value of \(element.summary) is a \(value.typeName), "
              + "not a \(expected.typeName)")
        }
        return Judgement(
          value == expected, reading: element, "value = \(ValueText.text(of: value))")
      }
    },
    LocatorMatcher(name: "to_have_role", optionsIndex: 2) { locator, call, context in
      let role = try QueryArguments.role(call.value(1))
      return try judgeOne(locator, "role \(role.rawValue)", context) { element in
        Judgement(
          element.roles.contains(role),
          "role " + element.roles.map(\.rawValue).joined(separator: " and "))
      }
    },
    LocatorMatcher(name: "to_satisfy", optionsIndex: 2) { locator, call, context in
      try context.verdict(
        of: try context.predicate(in: call, for: "to_satisfy"), for: locator.locator)
    },
    LocatorMatcher(name: "to_have_attr", optionsIndex: 3) { locator, call, context in
      let name = try call.string(1)
      let expected = call.value(2)
      return try judgeOne(
        locator, "\(name) = \(ValueText.text(of: expected))", context
      ) { element in
        let value = LuaValue(try context.attribute(name, of: element)) ?? .nil
        return Judgement(value == expected, "\(name) = \(ValueText.text(of: value))")
      }
    },
  ]

  private static func text(
    _ name: String, _ what: String, _ read: @escaping (UIElement) -> String
  ) -> LocatorMatcher {
    LocatorMatcher(name: name, optionsIndex: 2) { locator, call, context in
      let match = try QueryArguments(call: call, context: context).match(call.value(1), for: what)
      let wanted = call.value(1)
      return try judgeOne(locator, "\(what) = \(ValueText.text(of: wanted))", context) { element in
        let actual = read(element)
        var judgement = Judgement(
          match.holds(for: actual), reading: element, "\(what) = \(ValueText.quoted(actual))")
        if !judgement.holds, case .string(let text) = wanted {
          judgement.hints += ValueDifference.details(ofText: actual, text)
        }
        return judgement
      }
    }
  }
}
