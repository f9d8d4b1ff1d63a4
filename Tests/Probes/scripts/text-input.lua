-- Fields, editors, their styles, and what modifiers say about typing.

test("TextField: every form writes its text", function()
  mount("FieldsProbe")
  find{ "key", role = "text_field" }:type("b")
  for _, name in ipairs{ "plain", "axis", "label", "selection", "caret" } do
    local field = find{ label = name, role = "text_field" }
    field:type("c")
    expect(field):to_have_text(find{ "key", role = "text_field" }:text())
  end
  expect(find{ "key", role = "text_field" }):to_have_text("abccccc")
  expect(find{ label = "axis" }):to_have_attr("axis", "vertical")
  expect(find{ label = "label axis" }):to_have_attr("axis", "horizontal")
  local prompts = { prompt = "type here", ["plain prompt"] = "type there" }
  prompts["label prompt"], prompts["prompt axis"] = "asked", "lines"
  for name, prompt in pairs(prompts) do
    expect(find{ label = name, placeholder = prompt }):to_exist()
  end
end)

test("a field tells about editing and of its return key", function()
  mount("FieldsProbe")
  find{ label = "editing" }:type("x\n")
  expect(find("log")):to_have_text("true,commit,false")
  find{ label = "commit" }:submit()
  expect(find("log")):to_contain_text("false,committed")
end)

test("SecureField: takes text and tells of its return key", function()
  mount("FieldsProbe")
  find{ label = "secure" }:type("pass")
  for _, name in ipairs{ "plain secure", "secure prompt", "secure label" } do
    expect(find{ label = name }):to_have_role("secure_field")
    expect(find{ label = name }):to_have_value("••••")
  end
  expect(find{ placeholder = "8 letters" }):to_exist()
  find{ label = "secure commit" }:submit()
  expect(find("log")):to_have_text("secret")
end)

test("TextEditor: takes lines", function()
  mount("FieldsProbe")
  local editor = find("editor")
  expect(editor):to_have_role("text_editor")
  editor:type("\nb")
  expect(editor):to_have_text("a\nb")
  expect(find("selecting")):to_have_text("a\nb")
end)

test("TextSelection TextSelectionAffinity textSelectionAffinity: is followed and set", function()
  mount("FieldsProbe")
  local field, selected = find{ label = "selection" }, find("selected")
  expect(selected):to_have_text("nothing")
  field:type("bcd")
  expect(selected):to_have_text("||")
  field:press("shift+left"):press("shift+left")
  expect(selected):to_have_text("|cd|")
  find("select first"):tap()
  field:type("x")
  expect(field):to_have_text("xbcd")
  local editor = find("selecting")
  editor:press("command+a")
  expect(selected):to_have_text("|xbcd|")
  editor:press("command+c"):press("end"):press("return"):press("command+v")
  expect(editor):to_have_text("xbcd\nxbcd")
  expect(app.pasteboard):to_equal("xbcd")
  expect(find{ label = "caret" }):to_have_attr("text_selection_affinity", "upstream")
end)

test("a format reads each letter, and shows the value when editing ends", function()
  mount("FormattedFieldsProbe")
  local number = find{ label = "number" }
  expect(number):to_have_text("5")
  number:type("1")
  expect(find("values")):to_contain_text("51 7")
  number:type("x")
  expect(number):to_have_text("51x")
  number:blur()
  expect(number):to_have_text("51")
  expect(find{ label = "plain", placeholder = "a number" }):to_have_text("51")
  find{ label = "optional" }:type("3")
  expect(find("values")):to_have_text("51 7 3")
  find{ label = "optional" }:fill("x")
  expect(find("values")):to_have_text("51 7 none")
  find{ label = "optional" }:clear()
  expect(find("values")):to_have_text("51 7 none")
  find{ label = "label" }:fill("8")
  expect(number):to_have_text("8")
  expect(find{ label = "label optional" }):to_have_text("")
end)

test("a value that the app changes is shown while it is edited", function()
  mount("FormattedFieldsProbe")
  local number = find{ label = "number" }
  number:type("2x")
  expect(number):to_have_text("52x")
  find("reset"):tap()
  expect(number):to_be_focused()
  expect(number):to_have_text("1")
  number:type("0")
  expect(find("values")):to_contain_text("10 7")
end)

test("what follows on a keyboard is typed as it is", function()
  mount("InputModifiersProbe")
  find("mail"):type("ada lovelace")
  expect(find("mail")):to_have_text("ada lovelace")
  find("letters"):type(" x")
  expect(find("letters")):to_have_text("ada lovelace x")
end)

test("return breaks the line in a vertical field and in an editor", function()
  mount("FieldsProbe")
  local field = find{ label = "axis" }
  field:type("\nb")
  expect(field):to_have_text("a\nb")
  expect(field):to_be_focused()
end)

test("a formatter reads when editing ends", function()
  mount("FormattedFieldsProbe")
  local field = find{ label = "formatter" }
  field:fill("1200")
  expect(find("values")):to_have_text("5 7 none")
  field:submit()
  expect(find("values")):to_have_text("5 1200 none")
  expect(find{ label = "label formatter" }):to_have_text(field:text())
  find{ label = "formatter editing" }:fill("9")
  find{ label = "formatter editing" }:submit()
  expect(find("values")):to_have_text("5 9 none")
  expect(find("log")):to_have_text("true,commit,false")
  expect(find{ label = "formatter prompt" }):to_have_text("9")
end)

test("TextFieldStyle textFieldStyle _TextFieldStyleLabel: a style draws the field", function()
  mount("FieldStylesProbe")
  find{ label = "custom", role = "text_field" }:type("a")
  expect(find{ label = "plain" }):to_have_text("a")
  expect(find("line")):to_exist()
end)

local function have_styles(attribute, styles)
  mount("FieldStylesProbe")
  for name, style in pairs(styles) do expect(find(name)):to_have_attr(attribute, style) end
end

test("DefaultTextFieldStyle PlainTextFieldStyle: are told by name", function()
  have_styles("text_field_style", {
    automatic = "automatic", default = "automatic", plain = "plain", ["plain type"] = "plain",
  })
end)

test("RoundedBorderTextFieldStyle SquareBorderTextFieldStyle: are told by name", function()
  have_styles("text_field_style", {
    rounded = "rounded_border", ["rounded type"] = "rounded_border", square = "square_border",
    ["square type"] = "square_border",
  })
end)

test("TextEditorStyle TextEditorStyleConfiguration textEditorStyle PlainTextEditorStyle: are told",
  function()
    have_styles("text_editor_style", {
      ["plain editor"] = "plain", ["plain type editor"] = "plain",
    })
  end)

test("AutomaticTextEditorStyle RoundedBorderTextEditorStyle: are told by name", function()
  have_styles("text_editor_style", {
    ["automatic editor"] = "automatic", ["automatic type editor"] = "automatic",
    ["rounded editor"] = "rounded_border", ["rounded type editor"] = "rounded_border",
  })
end)

test("keyboardType UIKeyboardType textContentType UITextContentType: are attributes", function()
  mount("InputModifiersProbe")
  expect(find("mail")):to_have_attr("keyboard_type", "email_address")
  expect(find("mail")):to_have_attr("text_content_type", "emailAddress")
  expect(find("older")):to_have_attr("keyboard_type", "number_pad")
end)

test("NSTextContentType WKTextContentType: are the same meanings", function()
  mount("InputModifiersProbe")
  expect(find("letters")):to_have_attr("text_content_type", "username")
  expect(find("tools")):to_have_attr("text_content_type", "password")
end)

test("textInputAutocapitalization TextInputAutocapitalization: is an attribute", function()
  mount("InputModifiersProbe")
  expect(find("mail")):to_have_attr("text_input_autocapitalization", "never")
  expect(find("letters")):to_have_attr("text_input_autocapitalization", "characters")
end)

test("autocapitalization UITextAutocapitalizationType: is an attribute", function()
  mount("InputModifiersProbe")
  expect(find("older")):to_have_attr("autocapitalization", "never")
end)

test("UITextAutocorrectionType UIReturnKeyType UIKeyboardAppearance: are numbers", function()
  mount("InputModifiersProbe")
  expect(find("raw")):to_have_text("1 9 1")
end)

test("autocorrectionDisabled disableAutocorrection: are inherited, and attributes", function()
  mount("InputModifiersProbe")
  expect(find("mail")):to_have_attr("autocorrection_disabled", true)
  expect(find("older")):to_have_attr("disable_autocorrection", true)
  expect(find("uncorrected")):to_exist()
end)

test("submitLabel SubmitLabel: is an attribute", function()
  mount("InputModifiersProbe")
  expect(find("mail")):to_have_attr("submit_label", "done")
end)

test("writingToolsBehavior WritingToolsBehavior textInputSuggestions: are attributes", function()
  mount("InputModifiersProbe")
  expect(find("tools")):to_have_attr("writing_tools_behavior", "disabled")
  expect(find("tools")):to_have_attr("text_input_suggestions", true)
end)

test("textInputCompletion typeSelectEquivalent: are attributes", function()
  mount("InputModifiersProbe")
  expect(find("completed")):to_have_attr("text_input_completion", "whole text")
  expect(find("letters")):to_have_attr("type_select_equivalent", "abc")
end)

test("textInputFormattingControlVisibility TextInputFormattingControlPlacement: is told", function()
  mount("InputModifiersProbe")
  expect(find("tools")):to_have_attr("text_input_formatting_control_visibility", "hidden")
end)

test("onSubmit SubmitTriggers submitScope: return runs the actions around, up to a scope", function()
  mount("SubmitProbe")
  local log = find("log")
  find{ label = "open" }:submit()
  expect(log):to_have_text("inner,outer")
  find{ label = "search only" }:submit()
  expect(log):to_have_text("inner,outer,outer")
  find{ label = "scoped" }:submit()
  expect(log):to_have_text("inner,outer,outer,scoped")
  find{ label = "unscoped" }:submit()
  expect(log):to_have_text("inner,outer,outer,scoped,outer")
  expect(find{ label = "scoped" }):to_have_attr("submit_scope", true)
end)
