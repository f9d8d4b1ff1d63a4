import HarnessLua

/// How many arguments a word takes. What stands behind them would be ignored, so it is refused.
///
/// A word looks its number up once, when it is registered; a call costs a comparison.
struct ArgumentLimit {
  private let word: String
  private let most: Int
  /// The module that the word is a function of: `P` of `P.label`.
  private let module: String?

  /// - Parameter word: The word, as messages name it.
  init(_ word: String) {
    self.init(word, atMost: Self.most(of: word))
  }

  /// The same for a word whose name also stands for another one, with another number.
  init(_ word: String, atMost most: Int) {
    self.word = word
    self.most = most
    let parts = word.split(separator: ".")
    module = parts.count == 2 ? String(parts[0]) : nil
  }

  @inline(__always)
  func check(_ call: LuaCall) throws {
    if call.count > most { try refuse(call) }
    if module != nil, call.kind(of: 1) == .table { try refuseModule(call) }
  }

  /// `P:label("x")` gives the function its own module as the first argument.
  private func refuseModule(_ call: LuaCall) throws {
    guard let module, call.value(1) == call.state.global(module) else { return }
    throw Problem.usage("\(word) is a function of a module: write '.' and not ':'")
  }

  private func refuse(_ call: LuaCall) throws {
    // Lua does not tell a nil at the end from no argument.
    guard (most + 1...call.count).contains(where: { !call.isNil($0) }) else { return }
    try refuseModule(call)
    throw Problem.usage(LuaCall.tooMany(call.count, atMost: most, for: word))
  }

  // MARK: The numbers

  /// Words that read all their arguments, or count them on their own, have no number here.
  private static func most(of word: String) -> Int { numbers[word] ?? .max }

  private static let numbers: [String: Int] = Dictionary(
    uniqueKeysWithValues: words.flatMap { most, words in words.map { ($0, most) } })

  private static let words: [(Int, [String])] = [
    (
      0,
      [
        "unmount", "settle", "app:back", "revert", "clock.now", "spy.order", "fulfill", "reset",
        "keyboard.is_shown", "hide_keyboard", "system.alerts",
        "app:background", "app:foreground", "app:relaunch",
        "first", "last", "parent", "exists", "count", "all", "children", "descendants",
        "is_visible", "is_on_screen", "is_hittable", "frame", "accessibility_audit",
        "scroll_into_view", "refresh", "is_enabled", "is_checked", "is_selected", "is_focused",
        "text", "label",
        "role", "id",
        "path", "value", "double_tap", "force_tap", "tap_if_exists", "clear", "submit", "focus",
        "blur", "toggle", "check", "uncheck", "hover", "delete_row",
      ]
    ),
    (
      1,
      [
        "before_each", "after_each", "requires", "bind", "any", "match", "sleep",
        "expect.extend", "configure", "each", "finally", "skip", "tree",
        "find", "find_all", "advance", "clock.frame", "clock.set", "clock.auto", "expectation",
        "network.allow", "app:set", "app:open_url", "system.find", "system.policy",
        "system.raise",
        "filter", "nth", "within", "or_", "and_", "attr", "state", "tap", "fill", "clear_and_type",
        "screenshot",
        "set_switch", "wait_until_exists", "dismiss", "pinch", "rotate", "perform", "move_to",
        "P.exists", "P.is_enabled", "P.is_hittable", "P.is_selected", "P.is_focused",
        "P.is_checked", "P.role", "P.type", "P.has", "P.within", "P.all", "P.any", "P.none",
        "keyboard.type", "select", "set_value", "adjust", "increment", "decrement",
      ]
    ),
    (
      2,
      [
        "pending", "skip_if", "step", "approx", "spy.on", "wait_for", "wait", "get_by_label",
        "get_by_text",
        "get_by_id",
        "get_by_placeholder", "get_by_role", "type", "preview", "swipe", "drag_to",
        "scroll", "scroll_to", "long_press",
        "press", "keyboard.press", "send",
        "P.label", "P.value", "P.text", "P.placeholder", "P.identifier", "P.count",
      ]
    ),
    (
      3,
      [
        "mount", "stub", "attach", "test", "it", "describe", "context", "test.skip", "it.skip",
        "test.only", "it.only", "describe.only", "context.only",
        "describe.skip",
        "context.skip", "each():test", "each():describe",
      ]
    ),
  ]
}
