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
  expect(find { label = "Settings", role = "group" }):to_have_text("The settings")
end)

test("MenuBarExtra .menuBarExtraStyle MenuBarExtraStyle AutomaticMenuBarExtraStyle PullDownMenuBarExtraStyle WindowMenuBarExtraStyle: a menu while it is inserted", function()
  mount("TeaApp")
  local menu = find { role = "menu", label = "Status" }
  expect(menu:attr("menu_bar_extra")):to_be_true()
  menu:find("Hide"):tap()
  expect(menu):not_to_exist()
  mount("BuiltApp")
  expect(find { role = "menu", label = "Plain" }):not_to_exist()
  expect(find { role = "menu", label = "Titled" }:find { text = "b" }):to_exist()
end)

test("WindowStyle WindowToolbarStyle DefaultWindowStyle TitleBarWindowStyle HiddenTitleBarWindowStyle PlainWindowStyle VolumetricWindowStyle DefaultWindowToolbarStyle ExpandedWindowToolbarStyle UnifiedWindowToolbarStyle UnifiedCompactWindowToolbarStyle WindowResizability SceneRestorationBehavior SceneLaunchBehavior WindowLevel WindowManagerRole BackgroundTask .presentedWindowStyle .presentedWindowToolbarStyle: modifiers of scenes are kept", function()
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
