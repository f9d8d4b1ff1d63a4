-- Toolbars and searching.

local function bar() return find { role = "toolbar" } end

test(".toolbar ToolbarItem ToolbarItemGroup ToolbarSpacer SpacerSizing ToolbarContentBuilder ToolbarItemPlacement: the items of a page are in its bar", function()
  mount("ToolbarProbe")
  expect(find { role = "navigation", label = "Tools" }:find { role = "toolbar" }):to_have_count(1)
  expect(bar():find("Add"):attr("placement")):to_equal("topBarTrailing")
  expect(bar():find("Two"):attr("placement")):to_equal("bottomBar")
  expect(bar():find("Plain"):attr("placement")):to_equal("automatic")
  expect(bar():find { text = "Label" }):to_exist()
  bar():find("Add"):tap()
  bar():find("One"):tap()
  bar():find("Plain"):tap()
  expect(find("log")):to_have_text("addedoneplain")
  bar():find("Edit"):tap()
  expect(bar():find("Edit")):not_to_exist()
  bar():find("Cancel"):tap()
  expect(bar():find("Edit")):to_exist()
  expect(find("page"):find("Add")):not_to_exist()
  find("Next"):tap()
  expect(bar():find { role = "button" }):to_have_count(1)
  expect(bar():find("Only here")):to_exist()
end)

test("ToolbarItemPlacement: every place has its name", function()
  mount("PlacementsProbe")
  for _, item in ipairs(bar():find { text = { begins_with = "at " } }:all()) do
    expect("at " .. item:attr("placement")):to_equal(item:text())
  end
  expect(bar():find { text = { begins_with = "at " } }):to_have_count(17)
  expect(find("at keyboard")):not_to_exist()
  find("Content"):focus()
  local keyboard = find { role = "keyboard" }
  expect(keyboard:find("at keyboard")):to_have_attr("placement", "keyboard")
  hide_keyboard()
  expect(find("at keyboard")):not_to_exist()
end)

test("ToolbarContent CustomizableToolbarContent ToolbarTitleMenu .toolbarTitleMenu ToolbarDefaultItemKind DefaultToolbarItem ToolbarCustomizationBehavior ToolbarCustomizationOptions LabeledToolbarItemGroupContent: content of one's own has its state and its environment", function()
  mount("CustomToolbarProbe")
  find("Count 0 light"):tap()
  find("Count 1 light"):tap()
  find("Log"):tap()
  expect(find("Gone")):not_to_exist()
  expect(bar():find { text = "Grouped" }):to_exist()
  find("First"):tap()
  expect(bar():attr("toolbar_id")):to_equal("main")
  expect(find { text = "Second" }:attr("placement")):to_equal("secondaryAction")
  expect(find("In the group")):to_exist()
  expect(bar():find { role = "menu" }):to_have_count(2)
  find("Rename"):tap()
  find("Duplicate"):tap()
  expect(find("log")):to_have_text("customfirstrenameddoubled")
  expect(find { role = "navigation" }:attr("toolbar_removing")):to_equal("title")
end)

test("ToolbarContentBuilder CustomizableToolbarContent LabeledToolbarItemGroupContent: items from properties", function()
  mount("BuiltToolbarProbe")
  find("Close"):tap()
  expect(find("Close")):not_to_exist()
  find("Open"):tap()
  find("More"):tap()
  expect(find("log")):to_have_text("more")
  expect(find("More"):attr("placement")):to_equal("secondaryAction")
  find("Arrange"):tap()
  expect(find("log")):to_have_text("arranged")
  expect(bar():attr("toolbar_id")):to_equal("arranged")
end)

test(".toolbarBackground .toolbarBackgroundVisibility .toolbarVisibility .toolbarColorScheme .toolbarForegroundStyle ToolbarPlacement .statusBar .statusBarHidden .persistentSystemOverlays .defersSystemGestures .handlesExternalEvents .toolbarItemHidden .windowDismissBehavior .windowResizeBehavior .windowMinimizeBehavior .windowFullScreenBehavior WindowInteractionBehavior .searchDictationBehavior TextInputDictationBehavior TextInputDictationActivation: are kept", function()
  mount("BarLooksProbe")
  local page = find { role = "navigation" }:nth(1)
  local expected = {
    toolbar_background = "red",
    toolbar_background_visibility = "visible tabBar bottomBar",
    toolbar_color_scheme = "dark navigationBar",
    toolbar_foreground_style = "blue",
    toolbar_visibility = "hidden tabBar",
    status_bar_hidden = true,
    persistent_system_overlays = "hidden",
    defers_system_gestures = "top bottom",
    handles_external_events = "a b",
    window_dismiss_behavior = "disabled",
    window_resize_behavior = "enabled",
    window_minimize_behavior = "automatic",
    window_full_screen_behavior = "disabled",
    search_dictation_behavior = "inline onLook",
  }
  for name, value in pairs(expected) do expect(page:attr(name)):to_equal(value) end
  find("Go"):tap()
  local second = find { role = "navigation" }:nth(2)
  expect(second:attr("toolbar_visibility")):to_equal("hidden navigationBar")
  expect(second:attr("toolbar_background_visibility")):to_equal("hidden windowToolbar")
  expect(find("Back")):not_to_exist()
  expect(find { id = "item", hidden = true }):to_be_hidden()
end)

test(".searchable .searchSuggestions .searchCompletion .searchScopes .searchPresentationToolbarBehavior SearchPresentationToolbarBehavior .searchToolbarBehavior SearchToolbarBehavior DismissSearchAction SearchSuggestionsPlacement SearchFieldPlacement: typing searches, a suggestion completes", function()
  mount("SearchProbe")
  local field = find { role = "search_field" }
  expect(field):to_have_label("Find tea")
  expect(field:attr("placement")):to_equal("navigationBarDrawer always")
  expect(find("results")):to_have_text("idle '' automatic")
  field:type("as")
  expect(find("results")):to_have_text("searching 'as' automatic")
  expect(field:attr("is_searching")):to_be_true()
  find { role = "list", label = "Suggestions" }:find("Assam"):tap()
  expect(field):to_have_value("assam")
  field:submit()
  expect(find("state")):to_have_text("scope all submitted assam")
  find { role = "tab", label = "New" }:tap()
  expect(find("state")):to_have_text("scope new submitted assam")
  expect(find { role = "tab", label = "New" }:attr("selected")):to_be_true()
  -- The suggestions are in front of it.
  find("Stop"):force_tap()
  expect(find("results")):to_have_text("idle '' automatic")
  expect(find { role = "list", label = "Suggestions" }):not_to_exist()
  local page = find { role = "navigation" }
  expect(page:attr("search_presentation_toolbar_behavior")):to_equal("avoidHidingContent")
  expect(page:attr("search_toolbar_behavior")):to_equal("minimize")
end)

test(".searchable SearchScopeActivation: all forms", function()
  mount("SearchFormsProbe")
  expect(find { text = "a on" }):to_exist()
  local labels = {}
  for i = 1, 5 do labels[i] = find { role = "search_field" }:nth(i):label() end
  expect(labels):to_equal { "Search", "As text", "Plain", "Search", "Key" }
  expect(find { role = "search_field" }:nth(4):attr("placement")):to_equal("toolbar")
  expect(find { role = "tab_bar", label = "Scope" }:attr("activation")):to_equal("onSearchPresentation")
end)

test(".searchable: tokens are chosen and taken out", function()
  mount("TokensProbe")
  local field = find { role = "search_field" }:nth(1)
  expect(field:find("green")):to_exist()
  field:focus()
  find { role = "list", label = "Suggestions" }:find("white"):tap()
  expect(find("tokens")):to_have_text("green,white")
  field:find("green"):tap()
  expect(find("tokens")):to_have_text("white")
end)
