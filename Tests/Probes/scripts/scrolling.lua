test("ScrollView: is an element that knows its axes", function()
  mount("ScrollProbe")
  local views = find{ role = "scroll_view" }
  expect(views):to_have_count(5)
  expect(views:nth(1)):to_have_attr("axes", "vertical")
  expect(views:nth(2)):to_have_attr("axes", "horizontal")
  expect(views:nth(3)):to_have_attr("axes", "horizontal vertical")
  expect(views:nth(3)):to_have_attr("shows_indicators", false)
  expect(views:nth(1):attr("shows_indicators")):to_be_nil()
  expect(views:nth(5):find("content")):to_exist()
end)

test("ScrollViewReader ScrollViewProxy: note where they scrolled to", function()
  mount("ScrollReaderProbe")
  local view = find{ role = "scroll_view" }:nth(1)
  find("Last"):tap()
  expect(view):to_have_attr("scrolled_to", "9 bottom")
  expect(find{ role = "list" }):to_have_attr("scrolled_to", "9 bottom")
  find("First"):tap()
  expect(view):to_have_attr("scrolled_to", "first")
  expect(find("apart"):attr("scrolled_to")):to_be_nil()
end)

test("scrollIndicators ScrollIndicatorVisibility scrollIndicatorsFlash: are attributes and values", function()
  mount("ScrollStyleProbe")
  local views = find{ role = "scroll_view" }
  expect(views:nth(1)):to_have_attr("scroll_indicators", "hidden")
  expect(find("indicators hidden")):to_exist()
  expect(views:nth(2)):to_have_attr("scroll_indicators", "never")
  expect(views:nth(1)):to_have_attr("scroll_indicators_flash", true)
  expect(views:nth(2)):to_have_attr("scroll_indicators_flash", "trigger")
end)

test(
  "scrollDisabled scrollBounceBehavior ScrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDismissesKeyboard ScrollDismissesKeyboardMode: are attributes and values",
  function()
    mount("ScrollStyleProbe")
    local view = find{ role = "scroll_view" }:nth(1)
    expect(view):to_have_attr("scroll_disabled", true)
    expect(find("inside disabled")):to_exist()
    expect(find("outside enabled")):to_exist()
    expect(view):to_have_attr("scroll_bounce_behavior", "based_on_size")
    expect(view):to_have_attr("scroll_clip_disabled", true)
    expect(view):to_have_attr("scroll_content_background", "hidden")
    expect(view):to_have_attr("scroll_dismisses_keyboard", "interactively")
    expect(find("mode interactively")):to_exist()
  end)

test(
  "scrollEdgeEffectStyle ScrollEdgeEffectStyle scrollEdgeEffectHidden scrollInputBehavior ScrollInputBehavior ScrollInputKind backgroundExtensionEffect: are attributes",
  function()
    mount("ScrollStyleProbe")
    local view = find{ role = "scroll_view" }:nth(1)
    expect(view):to_have_attr("scroll_edge_effect_style", "soft top")
    expect(view):to_have_attr("scroll_edge_effect_hidden", true)
    expect(view):to_have_attr("scroll_input_behavior", "disabled look")
    expect(find("extended")):to_have_attr("background_extension_effect", true)
    expect(find("not extended")):to_have_attr("background_extension_effect", false)
  end)

test(
  "scrollTargetBehavior ScrollTargetBehavior PagingScrollTargetBehavior ViewAlignedScrollTargetBehavior AnyScrollTargetBehavior ScrollTarget ScrollTargetBehaviorContext ScrollTargetBehaviorPropertiesContext ScrollTargetBehaviorProperties: are attributes",
  function()
    mount("ScrollTargetProbe")
    local names = {}
    for _, view in ipairs(find_all{ role = "scroll_view" }) do
      names[#names + 1] = view:attr("scroll_target_behavior")
    end
    expect(names):to_equal{ "view_aligned", "paging", "view_aligned", "half_pages", "paging" }
  end)

test("scrollTargetLayout scrollTarget: are attributes", function()
  mount("ScrollTargetProbe")
  expect(find("a")):to_have_attr("scroll_target_layout", true)
  expect(find("b")):to_have_attr("scroll_target", false)
end)

test("scrollPosition ScrollPosition: follow their bindings", function()
  mount("ScrollTargetProbe")
  local views = find{ role = "scroll_view" }
  expect(views:nth(1)):to_have_attr("scroll_position", "3")
  expect(views:nth(3)):to_have_attr("scroll_position", "top")
  expect(views:nth(4)):to_have_attr("scroll_position", "none")
  expect(views:nth(5)):to_have_attr("scroll_position_anchor", "bottom")
  expect(find("view 0 edge top")):to_exist()
  find("Next"):tap()
  expect(views:nth(1)):to_have_attr("scroll_position", "4")
  expect(views:nth(2)):to_have_attr("scroll_position", "4")
  expect(views:nth(3)):to_have_attr("scroll_position", "7 top")
  expect(views:nth(4)):to_have_attr("scroll_position", "x=10 y=20")
  expect(find("view 7 edge none")):to_exist()
  expect(find("point 10 20")):to_exist()
end)

test("defaultScrollAnchor ScrollAnchorRole: are attributes", function()
  mount("ScrollTargetProbe")
  local views = find{ role = "scroll_view" }
  expect(views:nth(2)):to_have_attr("default_scroll_anchor", "bottom")
  expect(views:nth(3)):to_have_attr("default_scroll_anchor", "center alignment")
end)

test("scrollTransition ScrollTransitionPhase ScrollTransitionConfiguration: are attributes", function()
  mount("ScrollEventsProbe")
  expect(find("moving")):to_have_attr("scroll_transition", "interactive")
  expect(find("axis")):to_have_attr("scroll_transition", "animated")
  expect(find("two")):to_have_attr("scroll_transition", "interactive identity")
  expect(find("threshold")):to_have_attr("scroll_transition", "animated")
end)

test("onScrollGeometryChange ScrollGeometry: tell offset and size", function()
  mount("ScrollEventsProbe")
  expect(find("offset 0")):to_exist()
  expect(find("width " .. math.floor(find("events"):frame().width))):to_exist()
end)

test("onScrollVisibilityChange: tells that the view is in sight", function()
  mount("ScrollEventsProbe")
  expect(find("visible yes")):to_exist()
end)

test(
  "onScrollPhaseChange ScrollPhase ScrollPhaseChangeContext onScrollTargetVisibilityChange: are kept",
  function()
    mount("ScrollEventsProbe")
    expect(find("idle")):to_exist()
    expect(find("events")):to_have_attr("on_scroll_phase_change", true)
    expect(find("context")):to_have_attr("on_scroll_target_visibility_change", true)
  end)

test("ScrollIndicatorVisibility ScrollBounceBehavior ScrollEdgeEffectStyle ScrollGeometry: are handed on as values", function()
  mount("HandedOnProbe")
  local view = find{ role = "scroll_view" }
  expect(view):to_have_attr("scroll_indicators", "never")
  expect(view):to_have_attr("scroll_bounce_behavior", "always")
  expect(view):to_have_attr("scroll_dismisses_keyboard", "immediately")
  expect(view):to_have_attr("scroll_edge_effect_style", "hard all")
  expect(view):to_have_attr("scroll_input_behavior", "enabled digital_crown")
  expect(view):to_have_attr("default_scroll_anchor", "top size_changes")
  expect(find("rect 5 6")):to_exist()
  mount("FadeProbe")
  expect(find("fading")):to_have_attr("opacity", 0.5)
  expect(find("fading")):to_have_attr("scroll_transition", "animated")
end)

test("scrollDismissesKeyboard ScrollDismissesKeyboardMode: a finger that scrolls lets the keyboard go", function()
  mount("KeyboardScrollProbe")
  find("Name"):focus()
  expect(keyboard.is_shown()):to_be_true()
  expect(find("Name"):frame().x):to_equal(20)
  find("line 3"):swipe("up")
  expect(keyboard.is_shown()):to_be_false()
end)
