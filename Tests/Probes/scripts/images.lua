-- What pictures, symbols and labels show.

test("Image: its label is its name or a label of its own", function()
  mount("ImageProbe")
  for _, name in ipairs{ "star.fill", "asset", "A cat", "wifi", "signal", "Strong", "picture", "tile" } do
    expect(find{ name, role = "image" }):to_exist()
  end
  expect(find("A cat")):to_have_attr("name", "photo")
  expect(find("wifi")):to_have_attr("variable_value", 0.5)
  expect(find("Strong")):to_have_attr("variable_value", 0.75)
  expect(find_all{ role = "image" }):to_have_length(8)
end)

local function check_image()
  mount("ImageProbe")
  for name, value in pairs{
    resizable = true, rendering_mode = "template", interpolation = "high", antialiased = false,
    symbol_rendering_mode = "palette", allowed_dynamic_range = "high",
    symbol_color_rendering_mode = "gradient", symbol_variable_value_mode = "draw",
  } do
    expect(find("picture")):to_have_attr(name, value)
  end
  expect(find("tile")):to_have_attr("resizing_mode", "tile")
  expect(find("tile")):to_have_attr("cap_insets", "1.0 2.0 3.0 4.0")
  expect(find("tile")):to_have_attr("rendering_mode", "original")
end

test("Image resizable renderingMode interpolation: looks are attributes, the inner one wins",
  check_image)
test("antialiased: looks are attributes, the inner one wins", check_image)

local png = "\137PNG\r\n\26\n" .. ("\0"):rep(16)

test("AsyncImage AsyncImagePhase: loads while it is shown", function()
  network.route{ url = "https://example.com/cat.png", body = png, delay = 1 }
  network.route{ url = "https://example.com/none.png", status = 404, body = "none", delay = 1 }
  mount("AsyncImageProbe")
  expect(find("waiting")):to_exist()
  expect(find("empty")):to_exist()
  advance(2)
  expect(find_all{ role = "image" }):to_have_length(2)
  expect(find("plain")):to_have_attr("format", "png")
  expect(find("failed")):to_exist()
end)

local function check_scale()
  mount("SymbolProbe")
  for name, value in pairs{
    image_scale = "large", symbol_rendering_mode = "hierarchical", symbol_variant = "circle.fill",
    allowed_dynamic_range = "constrainedHigh", symbol_color_rendering_mode = "flat",
    symbol_variable_value_mode = "color",
  } do
    expect(find("heart")):to_have_attr(name, value)
  end
end

test("imageScale symbolRenderingMode symbolVariant: are attributes and values of the environment",
  check_scale)
test("allowedDynamicRange symbolColorRenderingMode: are attributes and values of the environment",
  check_scale)
test("symbolVariableValueMode: are attributes and values of the environment", check_scale)

local function check_modes()
  mount("SymbolProbe")
  expect(find("as set")):to_exist()
end

test("SymbolRenderingMode SymbolVariants SymbolColorRenderingMode: can be compared", check_modes)
test("SymbolVariableValueMode: can be compared", check_modes)

local function check_effect()
  mount("SymbolEffectProbe")
  local bell = find{ "bell", role = "image" }
  expect(bell):to_have_attr("symbol_effect", "bounce.up.byLayer")
  expect(bell):to_have_attr("symbol_effect_options", "repeat(2) speed(1.5)")
  expect(bell):to_have_attr("symbol_effect_count", 0)
  find("Ring"):tap()
  find("Ring"):tap()
  expect(bell):to_have_attr("symbol_effect_count", 2)
  expect(find("heart")):to_have_attr("symbol_effect", "pulse")

  local wifi = find{ "wifi", role = "image" }
  expect(wifi):to_have_attr("symbol_effect", "variableColor.iterative.reversing")
  find("Rest"):tap()
  expect(wifi:attr("symbol_effect")):to_be_nil()
end

test("symbolEffect SymbolEffect: is an attribute; changes of a value are counted", check_effect)
test("IndefiniteSymbolEffect DiscreteSymbolEffect: is an attribute; changes of a value are counted",
  check_effect)
test("SymbolEffectOptions: is an attribute; changes of a value are counted", check_effect)
test("SymbolEffectConfiguration BounceSymbolEffect: is an attribute; changes of a value are counted",
  check_effect)
test("VariableColorSymbolEffect PulseSymbolEffect: is an attribute; changes of a value are counted",
  check_effect)

local function check_effects()
  mount("SymbolEffectProbe")
  for number, effect in ipairs{
    "breathe.plain", "rotate.clockwise", "scale.up", "wiggle.left", "appear.up", "disappear.down",
    "drawOn.byLayer", "drawOff.wholeSymbol",
  } do
    expect(find(number .. ".circle")):to_have_attr("symbol_effect", effect)
  end
  expect(find("2.circle")):to_have_attr("symbol_effect_options", "nonRepeating")
  expect(find("4.circle")):to_have_attr("symbol_effect_options", "repeat(periodic)")
end

test("BreatheSymbolEffect RotateSymbolEffect ScaleSymbolEffect: are named by an attribute",
  check_effects)
test("WiggleSymbolEffect AppearSymbolEffect DisappearSymbolEffect: are named by an attribute",
  check_effects)
test("DrawOnSymbolEffect DrawOffSymbolEffect: are named by an attribute", check_effects)

local function check_handed_effects()
  mount("SymbolNamesProbe")
  for letter, effect in pairs{
    a = "scale.down", b = "appear.byLayer", c = "disappear.up", d = "drawOn.wholeSymbol",
    e = "drawOff.byLayer", f = "bounce.down.wholeSymbol", g = "pulse.byLayer",
    h = "variableColor.cumulative", i = "rotate.counterClockwise", j = "breathe.pulse",
    k = "wiggle.clockwise",
  } do
    expect(find(letter .. ".circle")):to_have_attr("symbol_effect", effect)
  end
  expect(find("f.circle")):to_have_attr("symbol_effect_options", "repeat(3)")
  expect(find("l.circle")):to_have_attr("content_transition", "symbolEffect(replace.upUp)")
  expect(find("m.circle")):to_have_attr("content_transition", "symbolEffect(automatic)")
  expect(find("two")):to_exist()
  find("Hide"):tap()
  expect(find("n.circle")):not_to_exist()
end

test("SymbolEffect IndefiniteSymbolEffect DiscreteSymbolEffect: can be handed on", check_handed_effects)
test("TransitionSymbolEffect ContentTransitionSymbolEffect: can be handed on", check_handed_effects)
test("SymbolEffectConfiguration SymbolEffectOptions: can be handed on", check_handed_effects)

test("symbolEffectsRemoved: is an attribute", function()
  mount("SymbolEffectProbe")
  expect(find("zzz")):to_have_attr("symbol_effects_removed", true)
end)

test("SymbolEffectTransition TransitionSymbolEffect: a symbol fades out", function()
  mount("SymbolEffectProbe")
  expect(find("moon")):to_exist()
  find("Hide"):tap()
  expect(find_all("moon")):to_have_length(0)
  expect(find_all("sun.max")):to_have_length(0)
end)

local function check_transition()
  mount("ContentTransitionProbe")
  for label, transition in pairs{
    ["1"] = "numericText(countsDown)", value = "numericText(3.0)", fade = "opacity",
    turn = "interpolate", same = "identity", play = "symbolEffect(replace.downUp.byLayer)",
    pause = "symbolEffect(replace.magic)", stop = "symbolEffect(automatic)",
    eject = "symbolEffect(automatic)",
  } do
    expect(find(label)):to_have_attr("content_transition", transition)
  end
  expect(find("fades as one")):to_exist()
end

test("contentTransition ContentTransition: is an attribute and a value of the environment",
  check_transition)
test("ContentTransitionSymbolEffect: is an attribute and a value of the environment",
  check_transition)
test("ReplaceSymbolEffect AutomaticSymbolEffect: is an attribute and a value of the environment",
  check_transition)

test("Label: shows icon and title; in a control the title is its label", function()
  mount("LabelProbe")
  for title, icon in pairs{
    Key = "star", Asset = "asset", Views = "eye",
  } do
    expect(find{ title, role = "text" }):to_exist()
    expect(find{ icon, role = "image" }):to_exist()
  end
  expect(find_all("Name")):to_have_length(2)
  expect(find("person")):to_exist()
  expect(find("portrait")):to_exist()
  expect(find("Written out")):to_exist()
  expect(find{ role = "button" }):to_have_label("Send")
end)

local function check_label_style()
  mount("LabelStyleProbe")
  for _, kind in ipairs{ "circle", "square" } do
    expect(find_all("1." .. kind)):to_have_length(0)
    expect(find_all("2." .. kind)):to_have_length(0)
    expect(find("3." .. kind)):to_have_role("image")
    expect(find("4." .. kind)):to_have_role("image")
  end
  for _, title in ipairs{ "Title", "Both", "Automatic", "Title struct", "Both struct", "Default struct" } do
    expect(find(title)):to_have_role("text")
  end
  expect(find("Icon")):to_have_role("image")
  expect(find("Icon")):to_have_attr("name", "2.circle")
  expect(find("Icon struct")):to_have_role("image")
  expect(find{ role = "button" }):to_have_label("Delete")
end

test("labelStyle TitleOnlyLabelStyle IconOnlyLabelStyle: decides what is shown", check_label_style)
test("TitleAndIconLabelStyle DefaultLabelStyle: decides what is shown", check_label_style)

test("LabelStyle LabelStyleConfiguration: a style of one's own gets title and icon", function()
  mount("LabelStyleProbe")
  expect(find("Mine")):to_have_attr("font", "headline")
  expect(find("5.circle")):to_have_attr("foreground_color", "red")
  expect(find("marked"):find("Marked")):to_have_role("text")
  expect(find("marked"):find("6.circle")):to_have_role("image")
end)

test("labelIconToTitleSpacing labelReservedIconWidth: are attributes", function()
  mount("LabelStyleProbe")
  expect(find("Both struct")):to_have_attr("label_icon_to_title_spacing", 4)
  expect(find("Both struct")):to_have_attr("label_reserved_icon_width", 20)
end)
