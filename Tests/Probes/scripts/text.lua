-- What texts, fonts and the modifiers of texts show.

local function texts(ids)
  local found = {}
  for _, id in ipairs(ids) do found[id] = find{ id = id }:text() end
  return found
end

test("Text: each of its initialisers is an element with the role text", function()
  mount("TextProbe")
  for _, text in ipairs{
    "literal", "Ada", "a", "as *it* is", "key in table", "made key", "short key",
    "first, second", "50%", "1970-01-01", "25%", "3", "3 pictures ",
  } do
    expect(find{ text, role = "text" }):to_exist()
  end
  expect(find{ "3 pictures ", role = "text" }:attr("runs")):to_contain("image=photo")
  expect(find_all{ role = "text" }):to_have_length(14)
end)

test("Text: a link of an attributed string is an element that opens the address", function()
  mount("AttributedTextProbe")
  expect(find("Read this")):to_have_role("text")
  expect(find("Read this")):to_have_attr("font", "title")
  find{ "this", role = "link" }:tap()
  expect(app.opened_urls):to_equal{ "https://example.com/this" }
end)

test("Text: dates follow locale and time zone of the environment", function()
  mount("TextDateProbe")
  expect(texts{ "date", "time", "interpolated", "format" }):to_equal{
    date = "14. November 2023", time = "22:13", interpolated = "at 22:13", format = "Dienstag",
  }
  expect(find("range")):to_contain_text("22:13")
  expect(find("range")):to_contain_text("23:13")
  expect(find("interval")):to_contain_text("2023")
end)

test("Text: what counts follows the virtual clock", function()
  mount("TextTimerProbe")
  expect(texts{ "timer", "relative", "offset", "down", "up", "paused", "inside" }):to_equal{
    timer = "1:30", relative = "0 sec", offset = "+2 hr", down = "1:00", up = "0:00",
    paused = "1:00", inside = "left: 1:00",
  }
  advance(15)
  expect(texts{ "timer", "relative", "offset", "down", "up", "paused", "inside" }):to_equal{
    timer = "1:15", relative = "15 sec", offset = "+1 hr", down = "0:45", up = "0:15",
    paused = "0:50", inside = "left: 0:45",
  }
  advance(3600)
  expect(find("relative")):to_have_text("1 hr")
  expect(find("down")):to_have_text("0:00")
  expect(find("up")):to_have_text("60:15")
end)

test("Text: a date that is none, or for ever away, stands still", function()
  mount("StrangeDateProbe")
  for _ = 1, 2 do
    expect(texts{ "none", "never", "always", "far", "clock", "paused", "inside" }):to_equal{
      none = "0:00", never = "0:00", always = "0 sec", far = "+0 sec", clock = "0:00",
      paused = "0:00", inside = "in 0:00",
    }
    expect(find("no interval")):to_have_text("")
    advance(60)
  end
end)

test("Text: marks of Markdown in a key become looks, those in an argument stay", function()
  mount("MarkdownProbe")
  expect(find("marked")):to_have_text("Bold, italic, code and gone")
  expect(find("marked"):attr("runs")):to_be(
    '"Bold" bold, ", ", "italic" italic, ", ", "code" monospaced, " and ", "gone" strikethrough')
  expect(find("argument")):to_have_text("Hello *Ada*")
  expect(find("plain")):to_have_text("snake_case_name and 2 * 3 * 4")
  expect(find("many")):to_have_text("3 cups")
  expect(find("one")):to_have_text("1 cup")
end)

test("Text: a link in a key opens its address", function()
  mount("MarkdownProbe")
  expect(find("linked")):to_have_text("See the guide now")
  find("linked"):find{ "the guide", role = "link" }:tap()
  expect(app.opened_urls):to_equal{ "https://example.com/guide" }
end)

test("Text customAttribute TextAttribute: modifiers of a text are attributes, the inner one wins", function()
  mount("TextLookProbe")
  local look = find{ "look", role = "text" }
  for name, value in pairs{
    font = "headline", font_weight = "heavy", font_design = "rounded", font_width = "condensed",
    italic = true, monospaced = true, monospaced_digit = true, underline = true,
    underline_pattern = "dash", underline_color = "red", strikethrough = true, kerning = 1,
    tracking = 2, baseline_offset = 3, text_scale = "secondary", foreground_color = "blue",
    foreground_style = "green", custom_attribute = "Marked",
  } do
    expect(look):to_have_attr(name, value)
  end
  expect(look:attr("typesetting_language")):to_contain("de")
end)

test("Text: a look that depends on a state follows it", function()
  mount("TextLookProbe")
  local loud = find{ "loud", role = "text" }
  expect(loud):to_have_attr("bold", true)
  expect(loud):to_have_attr("italic", false)
  expect(loud):to_have_attr("underline", false)
  expect(loud):to_have_attr("strikethrough_color", "red")
  find("Calm"):tap()
  expect(loud):to_have_attr("bold", false)
end)

test("Text: the parts of a sum keep their looks", function()
  mount("TextRunProbe")
  expect(find("sum")):to_have_text("Total: 5")
  expect(find("sum")):to_have_attr("font", "title")
  expect(find("sum")):to_have_attr("runs", '"Total: ", "5" bold foreground_color=red')
  expect(find("inside")):to_have_attr("runs", '"You have ", "new" italic, " mail"')
end)

test("font fontWeight fontDesign fontWidth: are attributes of what is inside", function()
  mount("TextModifierProbe")
  local text = find{ "inside", role = "text" }
  expect(text):to_have_attr("font", "caption")
  expect(text):to_have_attr("font_weight", "bold")
  expect(text):to_have_attr("font_design", "serif")
  expect(text):to_have_attr("font_width", "expanded")
end)

local function check_bold()
  mount("TextModifierProbe")
  local text = find{ "inside", role = "text" }
  for name, value in pairs{
    bold = true, italic = true, underline = true, strikethrough = true,
    strikethrough_pattern = "dot", strikethrough_color = "red", kerning = 1.5, tracking = 2,
    baseline_offset = 3, monospaced = true, monospaced_digit = true, text_scale = "secondary",
    typesetting_language = "automatic",
  } do
    expect(text):to_have_attr(name, value)
  end
  expect(find{ "free", role = "text" }):to_have_attr("bold", false)
end

test("bold italic underline strikethrough kerning tracking: are attributes of what is inside",
  check_bold)
test("baselineOffset monospaced monospacedDigit textScale: are attributes of what is inside",
  check_bold)
test("typesettingLanguage TypesettingLanguage: are attributes of what is inside", check_bold)

local function check_lines()
  mount("TextModifierProbe")
  local text = find{ "inside", role = "text" }
  for name, value in pairs{
    multiline_text_alignment = "center", multiline_text_alignment_strategy = "layoutBased",
    writing_direction = "contentBased", line_spacing = 4, line_height = "loose",
    truncation_mode = "middle", allows_tightening = true, minimum_scale_factor = 0.5,
  } do
    expect(text):to_have_attr(name, value)
  end
end

test("multilineTextAlignment TextAlignment writingDirection: are attributes of what is inside",
  check_lines)
test("lineSpacing lineHeight truncationMode allowsTightening: are attributes of what is inside",
  check_lines)
test("minimumScaleFactor: are attributes of what is inside", check_lines)

test("lineLimit: keeps the largest and the least number of lines", function()
  mount("TextModifierProbe")
  expect(find{ "inside", role = "text" }):to_have_attr("line_limit", 2)
  expect(find{ "range", role = "text" }):to_have_attr("line_limit", 4)
  expect(find{ "range", role = "text" }):to_have_attr("line_limit_minimum", 2)
  expect(find{ "from", role = "text" }):to_have_attr("line_limit_minimum", 2)
  expect(find{ "through", role = "text" }):to_have_attr("line_limit", 4)
  expect(find{ "reserved", role = "text" }):to_have_attr("line_limit_reserves_space", true)
  expect(find{ "free", role = "text" }:attr("line_limit")):to_be_nil()
end)

local function check_selection()
  mount("TextModifierProbe")
  expect(find{ "inside", role = "text" }):to_have_attr("text_selection", true)
  expect(find{ "reserved", role = "text" }):to_have_attr("text_selection", false)
end

test("textSelection TextSelectability EnabledTextSelectability: is an attribute", check_selection)
test("DisabledTextSelectability: is an attribute", check_selection)

test("textCase: changes what a user reads, and follows a state", function()
  mount("TextCaseProbe")
  expect(find("STRASSE")):to_have_attr("text_case", "uppercase")
  expect(find("kept")):to_exist()
  expect(find("quiet")):to_exist()
  find("Whisper"):tap()
  expect(find("straße")):to_exist()
end)

test("font textCase lineLimit: and their like are values of the environment", function()
  mount("TextValueProbe")
  expect(find{ role = "text" }):to_have_text(
    "title2 trailing 3 5.0 exact head lowercase true 0.25")
end)

test("Font: says how it was made", function()
  mount("FontProbe")
  for name, font in pairs{
    style = "title3", system = "system(12.0) rounded bold", plain = "system(12.0)",
    body = "body serif", weighted = "footnote light", custom = "Menlo(10.0)",
    relative = "Menlo(10.0) relativeTo(caption)", fixed = "Menlo(10.0) fixed",
    changed = "body semibold italic monospacedDigit leading(tight)",
    wide = "body expanded smallCaps lowercaseSmallCaps uppercaseSmallCaps",
    bold = "callout bold monospaced",
  } do
    expect(find{ name, role = "text" }):to_have_attr("font", font)
  end
  expect(find("all differ")):to_exist()
end)

local function check_speech_always_includes_punctuation()
  mount("SpeechProbe")
  for text, value in pairs{ aloud = true, around = false } do
    local element = find{ text, role = "text" }
    expect(element):to_have_attr("speech_always_includes_punctuation", value)
    expect(element):to_have_attr("speech_spells_out_characters", value)
    expect(element):to_have_attr("speech_adjusted_pitch", value and 0.5 or -0.5)
    expect(element):to_have_attr("speech_announcements_queued", value)
  end
end

test("speechAlwaysIncludesPunctuation speechSpellsOutCharacters speechAdjustedPitch: are attributes",
  check_speech_always_includes_punctuation)
test("speechAnnouncementsQueued: are attributes", check_speech_always_includes_punctuation)

test("AccessibilityTextContentType AccessibilityHeadingLevel: are attributes of a text", function()
  mount("SpeechProbe")
  expect(find{ "let", role = "text" }):to_have_attr("accessibility_text_content_type", "source_code")
  expect(find{ "let", role = "text" }):to_have_attr("accessibility_heading", "h2")
  expect(find("named")):to_have_label("Favourite")
end)

test("redacted unredacted RedactionReasons: names the reasons, and texts stay readable", function()
  mount("RedactionProbe")
  expect(find("secret")):to_have_attr("redacted", "placeholder")
  expect(find("shown")):to_have_attr("redacted", "none")
  expect(find("private")):to_exist()
end)
