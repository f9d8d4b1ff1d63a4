-- Sheets, covers, popovers, alerts, choices and menus.

test(".sheet .interactiveDismissDisabled: a sheet is in front, and goes in every way", function()
  mount("SheetProbe")
  expect(find { role = "sheet" }):not_to_exist()
  find("Open"):tap()
  local sheet = find { role = "sheet" }
  expect(sheet:find { text = "in a sheet" }):to_exist()
  sheet:find("Name"):type("tea")
  expect(find("state")):to_have_text("0 open tea")
  for count, name in ipairs { "Dismiss", "Leave", "Close" } do
    sheet:find(name):tap()
    expect(sheet):not_to_exist()
    expect(find("state")):to_have_text(count .. " closed tea")
    find("Open"):tap()
  end
  sheet:dismiss()
  expect(find("state")):to_have_text("4 closed tea")
  find("Open"):tap()
  sheet:find("Lock"):tap()
  sheet:dismiss { expect = "refused" }
  expect(sheet:attr("interactive_dismiss_disabled")):to_be_true()
  sheet:find("Dismiss"):tap()
  expect(find("state")):to_have_text("5 closed tea")
end)

test(".sheet: for an item, another item is another sheet", function()
  mount("ItemSheetProbe")
  find("First"):tap()
  find("count"):tap()
  expect(find("count")):to_have_text("Tea 1 1")
  find("Second"):tap()
  expect(find("count")):to_have_text("Tea 2 0")
  expect(find("state")):to_have_text("Tea 2 1")
  find("None"):tap()
  expect(find { role = "sheet" }):not_to_exist()
  expect(find("state")):to_have_text("none 2")
end)

test(".sheet: the view that presents keeps its name, its row and its neighbours", function()
  mount("NamedSheetProbe")
  find("row-0"):tap()
  expect(find { role = "sheet" }:find { text = "Sheet" }):to_exist()
  expect(find("row-0")):to_have_role("button")
  expect(find { role = "row" }):to_have_count(2)
  find { role = "sheet" }:dismiss()
  expect(find("Sheet")):not_to_exist()
end)

test(".fullScreenCover: covers, and only its own controls end it", function()
  mount("CoverProbe")
  find("Cover"):tap()
  local cover = find { role = "cover" }
  cover:dismiss { expect = "refused" }
  cover:find("Uncover"):tap()
  expect(cover):not_to_exist()
  find { "Tea", role = "button" }:tap()
  cover:find("Drink Tea 3"):tap()
  expect(cover):not_to_exist()
end)

test(".popover PopoverAttachmentAnchor .presentationCompactAdaptation PresentationAdaptation: a popover is left by a tap beside it", function()
  mount("PopoverProbe")
  local popover = find { role = "popover" }
  find("Pop"):tap()
  expect(popover):to_have_text("Popped")
  popover:dismiss()
  expect(popover):not_to_exist()
  find("Other"):tap()
  expect(popover:attr("arrow_edge")):to_equal("bottom")
  expect(popover:attr("presentation_compact_adaptation")):to_equal("popover")
  popover:dismiss()
  find { "Tea", role = "button" }:tap()
  expect(popover):to_have_text("Tea 4")
  expect(popover:attr("presentation_compact_adaptation")):to_equal("sheet none")
  popover:dismiss()
  expect(popover):not_to_exist()
end)

test(".inspector .inspectorColumnWidth: is presented beside the content", function()
  mount("InspectorProbe")
  local inspector = find { role = "sheet" }
  expect(inspector:attr("inspector")):to_be_true()
  expect(inspector:attr("inspector_column_width")):to_equal(200)
  inspector:dismiss()
  expect(inspector):not_to_exist()
end)

test(".presentationDetents PresentationDetent CustomPresentationDetent .presentationDragIndicator .presentationBackground .presentationBackgroundInteraction PresentationBackgroundInteraction .presentationCornerRadius .presentationContentInteraction PresentationContentInteraction .presentationSizing PagePresentationSizing FormPresentationSizing: are the sheet's", function()
  mount("SheetLooksProbe")
  local sheet = find { role = "sheet" }
  local expected = {
    presentation_detents = "Half fraction(0.25) height(200) large medium",
    presentation_detent = "medium",
    presentation_drag_indicator = "visible",
    presentation_background = "red",
    presentation_background_interaction = "enabled medium",
    presentation_corner_radius = 12,
    presentation_content_interaction = "scrolls",
    presentation_compact_adaptation = "none",
    presentation_sizing = "form",
    interactive_dismiss_disabled = true,
    status_bar_hidden = true,
  }
  for name, value in pairs(expected) do expect(sheet:attr(name)):to_equal(value) end
  -- Behind the cover no finger reaches the sheet.
  find("Large"):tap{ expect = "refused" }
  find("Large"):force_tap()
  expect(sheet:attr("presentation_detent")):to_equal("large")
  local cover = find { role = "cover" }
  expect(cover:attr("presentation_background")):to_equal("view")
  expect(cover:find { text = "Behind" }):to_exist()
  expect(cover:attr("presentation_background_interaction")):to_equal("disabled")
  expect(cover:attr("presentation_sizing")):to_equal("page fitted")
end)

test("PresentationSizing AutomaticPresentationSizing FormPresentationSizing PagePresentationSizing FittedPresentationSizing: each has its name", function()
  mount("SizesOfSheetsProbe")
  local sheet = find { role = "sheet" }
  for _, name in ipairs { "automatic", "form", "page", "fitted", "form sticky" } do
    expect(sheet:attr("presentation_sizing")):to_equal(name)
    -- The sheet is in front of it.
    find("Next"):force_tap()
  end
end)

test(".alert .dialogSeverity DialogSeverity .dialogIcon: title, message and buttons; an action runs, then the alert ends", function()
  mount("AlertProbe")
  find("Delete…"):tap()
  local alert = find { role = "alert" }
  expect(alert):to_have_label("Delete the cup?")
  expect(alert:attr("message")):to_equal("It can't be undone.")
  expect(alert:attr("dialog_severity")):to_equal("critical")
  expect(alert:attr("dialog_icon")):to_be_true()
  expect(alert:find { role = "button" }):to_have_count(2)
  alert:find("Why"):type("old")
  expect(alert:find("Delete"):attr("button_role")):to_equal("destructive")
  alert:find("Delete"):tap()
  expect(alert):not_to_exist()
  expect(find("log")):to_have_text("deleted trueold")
  find("Delete…"):tap()
  alert:dismiss { expect = "refused" }
  alert:find("Keep"):tap()
  expect(alert):not_to_exist()
end)

test(".alert: without actions there is OK", function()
  mount("AlertProbe")
  find("Bare"):tap()
  expect(find { role = "alert", label = "Bare" }:find { role = "button" }):to_have_count(1)
  find { role = "alert" }:find("OK"):tap()
  expect(find { role = "alert" }):not_to_exist()
end)

test(".alert Alert: as values", function()
  mount("AlertValueProbe")
  local alert = find { role = "alert" }
  find("Two"):tap()
  expect(alert):to_have_label("Sure?")
  expect(alert:attr("message")):to_equal("Think")
  alert:find("Cancel"):tap()
  expect(alert):not_to_exist()
  find("Two"):tap()
  alert:find("Yes"):tap()
  find("One"):tap()
  expect(alert):to_have_label("Mug")
  alert:find("Fine"):tap()
  expect(alert):not_to_exist()
  expect(find("log")):to_have_text("yes,fine")
end)

test(".alert .dialogSuppressionToggle .dialogPreventsAppTermination: for errors, data and texts", function()
  mount("AlertFormsProbe")
  local alert = find { role = "alert" }
  find("Show 1"):tap()
  expect(alert):not_to_exist()
  find("Error"):tap()
  expect(alert):to_have_label("The pot is empty")
  expect(alert:find { role = "toggle" }):to_have_label("Do not ask again")
  expect(alert:attr("dialog_prevents_app_termination")):to_be_true()
  alert:find("Retry"):tap()
  expect(alert):not_to_exist()
  find("Show 3"):tap()
  expect(alert:attr("message")):to_equal("A Mug")
  alert:find("Use"):tap()
  find("Show 4"):tap()
  expect(alert):to_have_label("Text")
  alert:find("Done"):tap()
  find("Show 5"):tap()
  expect(alert:attr("message")):to_equal("Only a message")
  alert:find("OK"):tap()
  find("Show 6"):tap()
  expect(alert:find { role = "button" }):to_have_count(2)
  alert:find("B"):tap()
  find("Show 2"):tap()
  alert:find("Break Mug"):tap()
  expect(alert):not_to_exist()
  find("Show 2"):tap()
  expect(alert):not_to_exist()
end)

test(".confirmationDialog: without a way out there is Cancel", function()
  mount("DialogProbe")
  local dialog = find { role = "dialog" }
  find("Choose"):tap()
  expect(dialog):to_have_label("Which tea?")
  expect(dialog:attr("message")):to_equal("There are two.")
  expect(dialog:attr("title_visibility")):to_equal("visible")
  dialog:find("Cancel"):tap()
  expect(dialog):not_to_exist()
  find("Choose"):tap()
  dialog:find("Black"):tap()
  expect(find("log")):to_have_text("black")
  find("Choose"):tap()
  dialog:dismiss()
  expect(dialog):not_to_exist()
  find("Other"):tap()
  expect(dialog:find { role = "button" }):to_have_count(1)
  dialog:find("No"):tap()
  expect(find("log")):to_have_text("no")
end)

test(".confirmationDialog: all forms", function()
  mount("DialogFormsProbe")
  local dialog = find { role = "dialog" }
  for number, name in ipairs { "A", "Mug", "Mug" } do
    find("Show " .. number):tap()
    expect(dialog):to_exist()
    if number == 3 then expect(dialog:attr("message")):to_equal("About Mug") end
    dialog:find(name):tap()
    expect(dialog):not_to_exist()
  end
  find("Show 4"):tap()
  expect(dialog):not_to_exist()
end)

test("ActionSheet .actionSheet: a choice as a value", function()
  mount("ActionSheetProbe")
  local dialog = find { role = "dialog" }
  find("Actions"):tap()
  expect(dialog:attr("message")):to_equal("One of them")
  expect(dialog:find { role = "button" }):to_have_count(3)
  dialog:find("Last"):tap()
  expect(find("log")):to_have_text("last")
  find("Cup"):tap()
  expect(dialog):to_have_label("Mug")
  dialog:find("Cancel"):tap()
  expect(dialog):not_to_exist()
end)

test(".dismissalConfirmationDialog: keeps the user from leaving", function()
  mount("DismissalProbe")
  local sheet = find { role = "sheet" }
  expect(sheet:attr("dismissal_confirmation_dialog")):to_equal("Discard?")
  sheet:dismiss { expect = "refused" }
end)

test(".contextMenu ContextMenu: the menu is in its view's element", function()
  mount("ContextMenusProbe")
  expect(find("cup")):to_have_role("text")
  expect(find("cup"):find { role = "menu" }:attr("context_menu")):to_be_true()
  find("cup"):find("Wash"):tap()
  expect(find("cup"):find("Break"):attr("button_role")):to_equal("destructive")
  expect(find { role = "menu" }:find { text = "A pot" }):to_exist()
  find("Fill"):tap()
  find("Use"):tap()
  expect(find("nothing"):find { role = "menu" }):not_to_exist()
  find { role = "list" }:find("New"):tap()
  expect(find("log")):to_have_text("washedfilledusednew")
end)
