local function rows(list) return list:find{ role = "row" } end

test("List ForEach: make a row of each view", function()
  mount("ListProbe")
  local lists = find{ role = "list" }
  expect(lists):to_have_count(6)
  local texts = {}
  for _, row in ipairs(rows(lists:nth(1)):all()) do texts[#texts + 1] = row:text() end
  expect(texts):to_equal{
    "plain row", "Apple", "Pear", "name x", "name y", "number 0", "number 1", "0x", "1y",
    "index 0", "index 1", "Apple", "Pear", "bound Apple", "bound Pear", "made x", "made y",
  }
  expect(find("only Pear")):to_exist()
  expect(find("id y")):to_exist()
  expect(find("range 0")):to_exist()
  expect(find{ role = "toggle", "Pear" }):to_exist()
  expect(find("binding Pear")):to_exist()
end)

test("List: a tap selects one row", function()
  mount("SelectionProbe")
  local list = find("one")
  expect(rows(list):nth(1)):to_have_attr("selected", false)
  rows(list):nth(2):tap()
  expect(find("one 2")):to_exist()
  expect(rows(find("one")):nth(2)):to_have_attr("selected", true)
  expect(rows(find("one")):nth(1)):to_have_attr("selected", false)
  find("one"):find("Apple"):tap()
  expect(find("one 1")):to_exist()
  find("tagged"):tap()
  expect(find("one 9")):to_exist()
  find("choice b"):tap()
  expect(find("always b")):to_exist()
end)

test("List selectionDisabled: taps select several rows and take it back", function()
  mount("SelectionProbe")
  local list = find("several")
  list:find("Apple"):tap()
  list:find("Plum"):tap()
  expect(find("several 1 3")):to_exist()
  list:find("Apple"):tap()
  expect(find("several 3")):to_exist()
  list:find("Stone"):tap{ expect = "refused" }
  expect(find("several 3")):to_exist()
  expect(list:find("Stone")):to_have_attr("selection_disabled", true)
end)

test("Section: has its header's text as label, and rows", function()
  mount("SectionProbe")
  local titled = find{ role = "section", "Titled" }
  expect(rows(titled)):to_have_count(2)
  expect(rows(titled):nth(2)):to_have_text("second")
  expect(find{ role = "section", "Old header" }:find("Old footer")):to_exist()
  expect(find{ role = "section", "Only header" }:find("in only")):to_exist()
  expect(find("Only footer")):to_exist()
  expect(find("in none"):parent()):to_have_role("row")
  expect(find("named")):to_have_role("section")
  expect(find("named")):to_have_attr("header_prominence", "increased")
  expect(find{ role = "section", "Collapsible" }):to_have_attr("collapsible", false)
  expect(find{ role = "section", "Outside" }:find("in outside"):parent()):to_have_role("section")
end)

test("Section: follows changes of its header, rows and footer", function()
  mount("SectionProbe")
  find("Header 0"):tap()
  expect(find("Header 1")):to_exist()
  expect(find("added 0"):parent()):to_have_role("row")
  expect(find("1 taps")):to_exist()
  find("Add 1"):tap()
  local section = find{ role = "section", "With button" }
  expect(rows(section)):to_have_count(3)
  local part = find{ role = "section", "Part" }
  part:find("part 0"):tap()
  expect(rows(part)):to_have_count(2)
  expect(part:find("part opened"):parent()):to_have_role("row")
end)

test("Section: folds up with a tap on its header", function()
  mount("SectionProbe")
  local foldable = find{ role = "section", "Foldable" }
  expect(foldable):to_have_attr("expanded", true)
  find{ role = "button", "Foldable" }:tap()
  expect(foldable):to_have_attr("expanded", false)
  expect(find("in foldable")):not_to_exist()
  expect(find("in second foldable")):not_to_exist()
  find{ role = "button", "Also" }:tap()
  expect(find("in foldable")):to_exist()
end)

test("DynamicViewContent deleteDisabled: onDelete gives rows a button that deletes", function()
  mount("EditProbe")
  local row = find{ role = "row", has_text = "item a" }
  expect(row):to_have_attr("deletable", true)
  expect(row:find("Delete")):not_to_exist()
  row:find{ "Delete", hidden = true }:force_tap()
  expect(find("bc")):to_exist()
  expect(find{ role = "row", has_text = "item a" }):not_to_exist()
  local other = find{ role = "row", has_text = "item b" }
  expect(other:find{ "Delete", hidden = true }):not_to_exist()
  expect(other:find("item b")):to_have_attr("delete_disabled", true)
  expect(find{ role = "row", has_text = "item c" }):to_have_attr("deletable", true)
end)

test("DynamicViewContent: the button of onDelete can be seen while the list is edited", function()
  mount("EditProbe")
  find("Edit"):tap()
  find{ role = "row", has_text = "item c" }:find("Delete"):tap()
  expect(find("ab")):to_exist()
end)

test("DynamicViewContent moveDisabled: onMove tells which rows can be moved", function()
  mount("EditProbe")
  expect(find{ role = "row", has_text = "item a" }):to_have_attr("movable", true)
  expect(find("item c")):to_have_attr("move_disabled", true)
  expect(find{ role = "row", has_text = "kept a" }):to_have_attr("movable", true)
  find("Move last first"):tap()
  expect(find("cab")):to_exist()
end)

test("EditActions EditableCollectionContent IndexedIdentifierCollection: change the collection", function()
  mount("EditProbe")
  local row = find{ role = "row", has_text = "edit Apple" }
  expect(row):to_have_attr("movable", true)
  row:find{ "Delete", hidden = true }:force_tap()
  expect(find("edit Apple")):not_to_exist()
  expect(find("each Apple")):not_to_exist()
  expect(find("each Pear")):to_exist()
end)

test("swipeActions: are hidden buttons of the row", function()
  mount("EditProbe")
  local row = find{ role = "row", has_text = "swiped" }
  expect(row):to_have_text("swiped")
  row:find{ "Archive", hidden = true }:force_tap()
  row:find{ "Pin", hidden = true }:force_tap()
  expect(find("log archive pin ")):to_exist()
  expect(row:find{ "Pin", hidden = true }):to_have_attr("swipe_edge", "leading")
end)

test(
  "listStyle ListStyle DefaultListStyle PlainListStyle GroupedListStyle InsetGroupedListStyle InsetListStyle SidebarListStyle BorderedListStyle CarouselListStyle EllipticalListStyle: are attributes of the list",
  function()
    mount("RowStyleProbe")
    local styles = {}
    for _, list in ipairs(find_all{ role = "list" }) do styles[#styles + 1] = list:attr("list_style") end
    expect(styles):to_equal{
      "inset_grouped", "plain", "grouped", "inset", "bordered", "carousel", "elliptical", "automatic",
    }
    mount("SectionProbe")
    expect(find{ role = "list" }):to_have_attr("list_style", "sidebar")
  end)

test(
  "listRowInsets listRowBackground listRowSeparator listRowSeparatorTint listRowSpacing listRowHoverEffectDisabled alternatingRowBackgrounds AlternatingRowBackgroundBehavior: are attributes",
  function()
    mount("RowStyleProbe")
    expect(find("insets")):to_have_attr("list_row_insets", "1 2 3 4")
    expect(find("insets length")):to_have_attr("list_row_insets", "horizontal 5")
    expect(find("no insets"):attr("list_row_insets")):to_be_nil()
    expect(find("background")):to_have_attr("list_row_background", "red")
    expect(find("separator")):to_have_attr("list_row_separator", "hidden top")
    expect(find("tint")):to_have_attr("list_row_separator_tint", "blue")
    expect(find("hover")):to_have_attr("list_row_hover_effect_disabled", true)
    local list = find{ role = "list" }:nth(1)
    expect(list):to_have_attr("list_row_spacing", 4)
    expect(list):to_have_attr("alternating_row_backgrounds", "enabled")
  end)

test(
  "listSectionSeparator listSectionSeparatorTint listSectionSpacing listSectionMargins listSectionIndexVisibility sectionIndexLabel ListSectionSpacing: are attributes",
  function()
    mount("RowStyleProbe")
    local section = find{ role = "section", "A" }
    expect(section):to_have_attr("list_section_separator", "hidden")
    expect(section):to_have_attr("list_section_separator_tint", "red")
    expect(section):to_have_attr("list_section_margins", "horizontal 3")
    expect(section):to_have_attr("section_index_label", "A")
    local list = find{ role = "list" }
    expect(list:nth(1)):to_have_attr("list_section_spacing", "compact")
    expect(list:nth(2)):to_have_attr("list_section_spacing", "9")
    expect(list:nth(1)):to_have_attr("list_section_index_visibility", "hidden")
  end)

test("listItemTint ListItemTint headerProminence Prominence: are attributes", function()
  mount("RowStyleProbe")
  expect(find("item tint")):to_have_attr("list_item_tint", "preferred green")
  expect(find("fixed tint")):to_have_attr("list_item_tint", "fixed red")
  mount("SectionProbe")
  expect(find("named")):to_have_attr("header_prominence", "increased")
end)

test("badge badgeProminence BadgeProminence: are attributes", function()
  mount("RowStyleProbe")
  expect(find("number badge")):to_have_attr("badge", "3")
  expect(find("text badge")):to_have_attr("badge", "new")
  expect(find("no badge"):attr("badge")):to_be_nil()
  expect(find("styled badge")):to_have_attr("badge", "x")
  expect(find("styled badge")):to_have_attr("badge_prominence", "decreased")
end)

test("Form FormStyle FormStyleConfiguration formStyle: is a list of rows", function()
  mount("FormProbe")
  local form = find{ role = "list" }:nth(1)
  expect(form):to_have_attr("form", true)
  form:find{ role = "section", "Switches" }:find("Wi-Fi"):check()
  expect(rows(form)):to_have_count(2)
  expect(find("own form")):to_exist()
  expect(find("own")):to_exist()
end)

test("AutomaticFormStyle ColumnsFormStyle GroupedFormStyle: are attributes", function()
  mount("FormProbe")
  expect(find{ role = "list" }:nth(1)):to_have_attr("form_style", "grouped")
  expect(find{ role = "list" }:nth(2)):to_have_attr("form_style", "columns")
end)

test("DisclosureGroup AutomaticDisclosureGroupStyle: opens with a tap on its label", function()
  mount("DisclosureProbe")
  expect(find("own content")):not_to_exist()
  local own = find{ role = "button", "Own" }
  expect(own):to_have_attr("expanded", false)
  own:tap()
  expect(own):to_have_attr("expanded", true)
  expect(find("own content")):to_exist()
  own:tap()
  expect(find("own content")):not_to_exist()
  find("Bound"):tap()
  expect(find("bound content")):to_exist()
  find("Views"):tap()
  expect(find("label content")):to_exist()
  expect(find("open content")):to_exist()
  find("Open"):tap()
  expect(find("open content")):to_exist()
end)

test("DisclosureGroupStyle DisclosureGroupStyleConfiguration disclosureGroupStyle: draw the group", function()
  mount("DisclosureProbe")
  expect(find("Styled")):to_have_role("text")
  find("open"):tap()
  expect(find("styled content")):to_exist()
  find("close"):tap()
  expect(find("styled content")):not_to_exist()
end)

test("OutlineGroup OutlineSubgroupChildren: show what is below on demand", function()
  mount("DisclosureProbe")
  expect(find("Lemon")):not_to_exist()
  find("Citrus"):tap()
  expect(find("Lemon"):parent()):to_have_role("row")
  expect(find("Lime")):to_exist()
  find("list Citrus"):tap()
  expect(find("list Lime"):parent()):to_have_role("row")
  expect(find("root Lemon")):not_to_exist()
  find("root Citrus"):tap()
  expect(find("root Lemon")):to_exist()
  expect(find("id Berry")):to_exist()
end)

test(
  "Table TableColumn TableColumnContent TableColumnBuilder TupleTableColumnContent TableForEachContent: have a row of cells for each element",
  function()
    mount("TableProbe")
    local tables = find{ role = "list" }
    expect(tables:nth(1)):to_have_attr("columns", "Name, Number")
    expect(rows(tables:nth(1)):nth(2)):to_have_text("Pear no. 2")
    find("no. 2"):tap()
    expect(find("chosen 2")):to_exist()
    expect(find("sorted Apple")):to_exist()
  end)

test("TableRow TableRowContent TableRowBuilder TupleTableRowContent: make rows one by one", function()
  mount("TableProbe")
  expect(find("made Fig")):to_exist()
  expect(find("made Pear")):to_exist()
end)

test(
  "tableStyle TableStyle AutomaticTableStyle InsetTableStyle BorderedTableStyle: are attributes",
  function()
    mount("TableProbe")
    expect(find{ role = "list" }:nth(2)):to_have_attr("table_style", "inset")
  end)

test("tableColumnHeaders: shows the titles of the columns, or not", function()
  mount("TableProbe")
  expect(find("Name")):to_have_role("text")
  expect(find("Number"):frame().y < find("no. 1"):frame().y)
  expect(find("Only")):not_to_exist()
  expect(find{ role = "list" }:nth(2)):to_have_attr("table_column_headers", "hidden")
end)

test("Table TableColumn: a tap on a title sorts by its column", function()
  mount("SortProbe")
  local function names()
    local texts = {}
    for _, row in ipairs(find_all{ role = "row" }) do texts[#texts + 1] = row:text():match("^%a+") end
    return texts
  end
  expect(names()):to_equal{ "Apple", "Fig", "Pear" }
  expect(find("Name")):to_have_attr("sorted", "forward")
  find("Name"):tap()
  expect(names()):to_equal{ "Pear", "Fig", "Apple" }
  expect(find("Name")):to_have_attr("sorted", "reverse")
  find("Number"):tap()
  expect(names()):to_equal{ "Pear", "Fig", "Apple" }
  expect(find("Number")):to_have_attr("sorted", "forward")
  expect(find("Name"):attr("sorted")):to_be_nil()
  find("Number"):tap()
  expect(names()):to_equal{ "Apple", "Fig", "Pear" }
  expect(find("Length")):to_have_role("text")
end)

test("refreshable RefreshAction: hand an action down", function()
  mount("RefreshProbe")
  expect(find("None")):to_exist()
  expect(find{ role = "list" }):to_have_attr("refreshable", true)
  find("Load"):tap()
  expect(find("loads 1")):to_exist()
end)

test("ListStyle FormStyle TableStyle: the types of the styles are attributes too", function()
  mount("StylesProbe")
  local lists = find{ role = "list" }
  expect(lists:nth(1)):to_have_attr("list_style", "inset_grouped")
  expect(lists:nth(6)):to_have_attr("list_style", "elliptical")
  expect(lists:nth(7)):to_have_attr("form_style", "automatic")
  expect(lists:nth(9)):to_have_attr("form_style", "grouped")
  expect(lists:nth(10)):to_have_attr("table_style", "automatic")
  expect(lists:nth(12)):to_have_attr("table_style", "bordered")
  expect(lists:nth(12):find{ role = "row" }:nth(2)):to_have_text("Two 2")
end)

test("ListItemTint Prominence BadgeProminence ListSectionSpacing EditActions: are handed on as values", function()
  mount("HandedOnProbe")
  expect(find("row")):to_have_attr("list_item_tint", "monochrome")
  expect(find{ role = "list" }):to_have_attr("list_section_spacing", "3")
  expect(find{ role = "list" }):to_have_attr("badge_prominence", "increased")
  expect(find{ role = "list" }):to_have_attr("alternating_row_backgrounds", "disabled")
  expect(find("actions delete")):to_exist()
  expect(find("refresh none")):to_exist()
  mount("KeptProbe")
  expect(find("name a")):to_have_attr("deletable", true)
end)

test("DynamicViewContent onDelete onMove: are told which rows a user deletes and moves", function()
  mount("RowsProbe")
  find("Pear"):delete_row()
  expect(find("told")):to_have_text("delete 1")
  find("Fig"):move_to(1)
  expect(find("told")):to_have_text("move 2 to 0")
  find("Apple"):drag_to(find("Plum"))
  expect(find("told")):to_have_text("move 1 to 3")
  find("Plum"):drag_to(find("Fig"), { at = "after" })
  expect(find("told")):to_have_text("move 1 to 1")
  find("Plum"):drag_to(find("Fig"), { at = "before" })
  expect(find("told")):to_have_text("move 1 to 0")
  local texts = {}
  for _, row in ipairs(find_all{ role = "row" }) do texts[#texts + 1] = row:text() end
  expect(texts):to_equal{ "Plum", "Fig", "Apple" }
  expect(function() find("Apple"):move_to(4) end):to_raise("its ForEach has 3 rows, and 1 is the first")
  expect(function() find("Apple"):move_to(0) end):to_raise("positions of rows go from 1")
  expect(function() find("Apple"):move_to("top") end):to_raise("bad argument #1")
  expect(function() find("Apple"):drag_to(find("Fig"), { at = "on" }) end):to_raise('is "before" or "after"')
end)

test("DynamicViewContent onDelete onMove: selected rows go together on a Mac", function()
  mount("RowsProbe", {}, { device = "Mac" })
  find("Apple"):tap()
  find("Pear"):tap()
  find("Pear"):move_to(1)
  expect(find("told")):to_have_text("move 0 1 to 2")
  find("Fig"):move_to(1)
  expect(find("told")):to_have_text("move 3 to 0")
  find("Apple"):delete_row()
  expect(find("told")):to_have_text("delete 1 2")
  mount("RowsProbe")
  find("Apple"):tap()
  find("Pear"):tap()
  find("Apple"):delete_row()
  expect(find("told")):to_have_text("delete 0")
end)
