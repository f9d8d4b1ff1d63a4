-- Apps, their windows and their commands.

test("App Scene SceneBuilder WindowGroup UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor: an app is mounted with its state and its delegate", function()
  mount("TeaApp")
  expect(find("title")):to_have_text("delegate false true")
  expect(find("cups")):to_have_text("0 cups")
  expect(find { text = "Help window" }):not_to_exist()
end)

test("Commands CommandsBuilder CommandMenu CommandGroup CommandGroupPlacement EmptyCommands SidebarCommands ToolbarCommands TextEditingCommands TextFormattingCommands InspectorCommands ImportFromDevicesCommands: menus of commands", function()
  mount("TeaApp")
  find { role = "menu", label = "newItem" }:find("New cup"):tap()
  expect(find("cups")):to_have_text("1 cups")
  expect(find { role = "menu", label = "newItem" }:attr("command_group_after")):to_be_true()
  expect(find { role = "menu", label = "Own" }:attr("command_menu")):to_be_true()
  find("Wash all"):tap()
  expect(find("cups")):to_have_text("0 cups")
  expect(find { role = "menu", label = "help" }:find("Read")):to_exist()
end)

test("Window PresentedWindowContent UtilityWindow Settings SettingsLink DefaultSettingsLinkLabel OpenWindowAction DismissWindowAction OpenSettingsAction: windows open and close", function()
  mount("TeaApp")
  expect(find("several")):to_have_text("several")
  find("About"):tap()
  local about = find { label = "About", role = "group" }
  expect(about:attr("window")):to_equal("about")
  about:find("Close"):tap()
  expect(about):not_to_exist()
  find { "About", role = "button" }:tap()
  find("No about"):tap()
  expect(about):not_to_exist()
  find("Order 5"):tap()
  expect(find { text = "Order 5", role = "text" }):to_exist()
  find("Raise"):tap()
  expect(find { text = "Order 6", role = "text" }):to_exist()
  find("No order 5"):tap()
  expect(find("Raise")):not_to_exist()
  find { "Order 6", role = "button" }:tap()
  expect(find { text = "Order 6", role = "text" }):to_exist()
  find("Help"):tap()
  expect(find { text = "Help window" }):to_exist()
  find { "Settings…", role = "button" }:tap()
  expect(find { label = "Settings", role = "group" }:find { text = "The settings" }):to_exist()
end)

test("MenuBarExtra: a menu while it is inserted", function()
  mount("TeaApp")
  local menu = find { role = "menu", label = "Status" }
  expect(menu:attr("menu_bar_extra")):to_be_true()
  menu:find("Hide"):tap()
  expect(menu):not_to_exist()
  mount("BuiltApp")
  expect(find { role = "menu", label = "Plain" }):not_to_exist()
  expect(find { role = "menu", label = "Titled" }:find { text = "b" }):to_exist()
end)

test("menuBarExtraStyle MenuBarExtraStyle AutomaticMenuBarExtraStyle PullDownMenuBarExtraStyle WindowMenuBarExtraStyle: have their names", function()
  mount("NamedApp")
  for name, style in pairs { automatic = "automatic", menu = "menu", window = "window" } do
    expect(find { role = "menu", label = "Extra " .. name }:attr("menu_bar_extra_style")):to_equal(style)
    expect(find("in-" .. name)):to_exist()
  end
end)

test("SceneBuilder CommandsBuilder CommandGroupPlacement PresentedWindowContent DefaultSettingsLinkLabel: parts of an app stand in properties", function()
  mount("NamedApp")
  expect(find { role = "menu", label = "toolbar" }:find("After")):to_exist()
  local menu = find { role = "menu", label = "Extras" }
  menu:find("Take out"):tap()
  expect(menu):not_to_exist()
  find("Open 7"):tap()
  expect(find { text = "Number 7" }):to_exist()
  expect(find("Settings…"):role()):to_equal("button")
end)

test("WindowStyle DefaultWindowStyle TitleBarWindowStyle HiddenTitleBarWindowStyle PlainWindowStyle VolumetricWindowStyle WindowToolbarStyle DefaultWindowToolbarStyle ExpandedWindowToolbarStyle UnifiedWindowToolbarStyle UnifiedCompactWindowToolbarStyle: have their names", function()
  mount("NamedApp")
  expect(find("main"):attr("window_style")):to_equal("titleBar")
  expect(find("main"):attr("window_toolbar_style")):to_equal("expanded")
  expect(find("main"):attr("background_task")):to_equal("urlSession")
  for id, style in pairs { automatic = "automatic", hidden = "hiddenTitleBar", plain = "plain", room = "volumetric" } do
    find("Open " .. id):tap()
    expect(find { role = "group", label = "Window " .. id }:attr("window_style")):to_equal(style)
  end
  for id, style in pairs { automatic = "automatic", hidden = "unified", plain = "unifiedCompact" } do
    expect(find { role = "group", label = "Window " .. id }:attr("window_toolbar_style")):to_equal(style)
  end
end)

test("WindowResizability SceneRestorationBehavior SceneLaunchBehavior WindowLevel WindowManagerRole: are the window's", function()
  mount("NamedApp")
  find("Open kept"):tap()
  local expected = {
    window_resizability = "contentMinSize",
    restoration_behavior = "automatic",
    default_launch_behavior = "suppressed",
    window_level = "desktop",
    window_manager_role = "associated",
  }
  local window = find { role = "group", label = "Kept" }
  for name, value in pairs(expected) do expect(window:attr(name)):to_equal(value) end
end)

test("WindowStyle WindowToolbarStyle BackgroundTask .presentedWindowStyle .presentedWindowToolbarStyle: modifiers of scenes are kept", function()
  mount("Styles")
  local view = find("styled")
  local expected = {
    window_style = "hiddenTitleBar",
    window_toolbar_style = "unified",
    window_resizability = "contentSize",
    default_size = "300.0 200.0",
    default_position = "0.5 0.5",
    restoration_behavior = "disabled",
    default_launch_behavior = "presented",
    window_level = "floating",
    window_manager_role = "principal",
    handles_external_events = "tea",
    commands_removed = true,
    background_task = "appRefresh tea",
  }
  for name, value in pairs(expected) do expect(view:attr(name)):to_equal(value) end
  expect(find { role = "menu", label = "Plain" }:find { text = "replaced" }):to_exist()
  view:tap()
  expect(view):to_have_text("Bright")
  mount("BarLooksProbe")
  expect(find("style"):attr("presented_window_toolbar_style")):to_equal("unified")
  expect(find("style"):attr("presented_window_style")):to_equal("hiddenTitleBar")
end)

test("App Scene: a scene of one's own has its state; the first window is the interface", function()
  mount("BuiltApp")
  find("Own 0"):tap()
  expect(find("Own 1")):to_exist()
  expect(find { text = "text" }):not_to_exist()
end)

test("OpenWindowAction OpenSettingsAction: without an app there is nothing to open", function()
  mount("NoAppProbe")
  expect(find("several")):to_have_text("one")
  find("About"):tap()
  find("Set up"):tap()
  expect(find { role = "group" }):to_have_count(0)
end)

test(".fileImporter .fileExporter .fileMover FileDocument ReferenceFileDocument FileDocumentReadConfiguration FileDocumentWriteConfiguration: a dialog asks for a path", function()
  mount("FilesProbe")
  local dialog = find { role = "dialog" }
  find("Show 1"):tap()
  expect(dialog):to_have_label("Import")
  expect(dialog:attr("allowed_content_types")):to_equal("public.plain-text")
  dialog:find("Path"):type("/a/b.txt")
  dialog:find("Open"):tap()
  expect(dialog):not_to_exist()
  expect(find("log")):to_have_text("/a/b.txt")
  find("Show 2"):tap()
  dialog:find("Path"):fill("/a/x.txt\n/a/y.txt")
  dialog:find("Open"):tap()
  expect(find("log")):to_have_text("x.txt,y.txt")
  find("Show 3"):tap()
  dialog:find("Cancel"):tap()
  expect(find("log")):to_have_text("cancelled")
  find("Show 4"):tap()
  dialog:find("Save"):tap()
  expect(find("log")):to_have_text("hello")
  find("Show 5"):tap()
  dialog:find("Path"):fill("/tmp/harness-probe-moved.txt")
  dialog:find("Move"):tap()
  expect(find("log")):to_have_text("harness-probe-moved.txt")
  find("Show 7"):tap()
  dialog:find("Save"):tap()
  expect(find("log")):to_have_text("failed")
  find("Show 9"):tap()
  dialog:find("Cancel"):tap()
  expect(find("log")):to_have_text("no")
end)

test(".fileDialogMessage .fileDialogConfirmationLabel .fileExporterFilenameLabel .fileDialogDefaultDirectory .fileDialogCustomizationID .fileDialogImportsUnresolvedAliases .fileDialogBrowserOptions FileDialogBrowserOptions: are the dialog's", function()
  mount("FilesProbe")
  find("Show 6"):tap()
  local dialog = find { role = "dialog" }
  local expected = {
    file_dialog = "Save",
    file_dialog_message = "Choose one",
    file_dialog_confirmation_label = "Take",
    file_exporter_filename_label = "As",
    file_dialog_default_directory = "/tmp",
    file_dialog_customization_id = "files",
    file_dialog_imports_unresolved_aliases = true,
    file_dialog_browser_options = 6,
  }
  for name, value in pairs(expected) do expect(dialog:attr(name)):to_equal(value) end
end)

test(".userActivity .onContinueUserActivity: the activity is described when the view appears", function()
  mount("ActivityProbe")
  expect(find("activity")):to_have_text("Drinking")
  expect(find("activity"):attr("user_activity")):to_equal("drink")
  expect(find("element"):attr("user_activity")):to_equal("with")
  expect(find("element"):attr("on_continue_user_activity")):to_equal("drink")
end)

test("DocumentGroup FileDocumentConfiguration ReferenceFileDocumentConfiguration: a window with a new document", function()
  mount("NoteApp")
  expect(find("text")):to_have_text("new true")
  find("Text"):fill("other")
  expect(find("text")):to_have_text("other true")
  mount("ObjectApp")
  expect(find("text")):to_have_text("object")
  find("Text"):fill("changed")
  expect(find("text")):to_have_text("changed")
end)
