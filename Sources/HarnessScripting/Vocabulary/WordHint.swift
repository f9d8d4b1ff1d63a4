/// What is said of a word that is not there: its spelling, or where it belongs.
enum WordHint {
  /// What to add to the sentence that a word is unknown; empty where nothing is near.
  ///
  /// - Parameter owner: What was asked for the word, as messages name it; empty for a global.
  static func text(
    for word: String, besides owner: String, known: some Sequence<String>
  ) -> String {
    // The same word in another spelling goes before one that stands elsewhere.
    let isSpelling = known.contains(luaName(of: word))
    if !isSpelling, let ours = otherTools[luaName(of: word)] { return "; write \(ours)" }
    if !isSpelling, let place = place(of: word, besides: owner) { return "; \(place)" }
    return nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Words of other tools, and what says the same here.
  private static let otherTools: [String: String] = [
    "click": ":tap()", "dblclick": ":double_tap()", "tap_gesture": ":tap()",
    "set_input": ":fill(text)", "input": ":value()", "type_text": ":type(text)",
    "press_sequentially": ":type(text)", "select_option": ":select(option)",
    "swipe_left": ":swipe(\"left\")", "swipe_right": ":swipe(\"right\")",
    "swipe_up": ":swipe(\"up\")", "swipe_down": ":swipe(\"down\")",
    "wait_for_existence": ":wait_until_exists()", "wait_for_element": ":wait_until_exists()",
    "inner_text": ":text()", "text_content": ":text()", "input_value": ":value()",
    "get_attribute": ":attr(name)", "get_by_test_id": "get_by_id(id)",
    "buttons": "find{ role = \"button\" }", "static_texts": "find{ role = \"text\" }",
    "text_fields": "find{ role = \"text_field\" }",
    "to_be_attached": "to_exist()", "to_be_displayed": "to_be_visible()",
    "to_be_present": "to_exist()", "to_be_empty": "to_have_length(0)",
    "to_be_called_times": "to_be_called(n)", "to_have_been_called": "to_be_called()",
    "to_have_been_called_with": "to_be_called_with(…)",
    "called_with": "expect(spy):to_be_called_with(…)",
    "to_be_defined": "not_to_be_nil()", "to_be_undefined": "to_be_nil()",
    "to_throw": "to_raise(text)",
    "to_be_close_to": "to_be_near(n, eps)", "to_include": "to_contain(part)",
    "xct_assert_true": "expect(x)", "xct_assert_false": "expect(x):to_be_false()",
    "xct_assert_equal": "expect(x):to_equal(y)", "xct_assert": "expect(x)",
    "wait_until": "wait_for(function() … end)", "print_tree": "print(tree())",
    "page": "find(…), or app", "render": "mount(name, arguments)", "screen": "find(…)",
    "to_match_aria_snapshot": "to_equal with tree()", "fire_event": "find(…):tap()",
  ]

  private static func place(of word: String, besides owner: String) -> String? {
    let name = luaName(of: word)
    let matcher = name.hasPrefix("not_") ? String(name.dropFirst("not_".count)) : name
    if owner != "an expectation", Vocabulary.matcherNames.contains(matcher) {
      let subject = owner == "a locator" ? "find(…)" : "…"
      return "\(name) is a matcher: write expect(\(subject)):\(name)(…)"
    }
    if owner != "a locator", owner != "app", Vocabulary.locatorWords.contains(name) {
      return "\(name) is a word of a locator: write find(…):\(name)(…)"
    }
    return nil
  }
}
