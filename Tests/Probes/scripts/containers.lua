test("VStack HStack ZStack: show their views in order", function()
  mount("StackProbe")
  expect(find("line")):to_exist()
  expect(find("end")):to_exist()
  expect(find("behind")):to_exist()
  expect(find("front")):to_exist()
end)

test("LazyVStack LazyHStack PinnedScrollableViews: build all views", function()
  mount("StackProbe")
  expect(find{ role = "section", "Lazy" }:find("lazy column")):to_exist()
  expect(find("lazy line")):to_exist()
end)

test("ViewThatFits: shows the first view", function()
  mount("StackProbe")
  expect(find("fits")):to_exist()
  expect(find("does not fit")):not_to_exist()
  find("Widen"):tap()
  expect(find("wide")):to_exist()
  expect(find("narrow")):not_to_exist()
end)

test("HSplitView VSplitView: show their parts", function()
  mount("StackProbe")
  expect(find("left")):to_exist()
  expect(find("right")):to_exist()
  expect(find("above")):to_exist()
  expect(find("below")):to_exist()
end)

test("Spacer Divider EmptyView: are no elements", function()
  mount("StackProbe")
  expect(app:children()[3]):to_have_text("behind")
end)

test("AnyView: shows what it hides the type of", function()
  mount("StackProbe")
  expect(find("erased")):to_exist()
  expect(find("erasing")):to_exist()
end)

test("hidden: is found only when asked for", function()
  mount("StackProbe")
  expect(find("unseen")):not_to_exist()
  expect(find{ "unseen", hidden = true }):to_be_hidden()
end)

test("LazyVGrid LazyHGrid GridItem: build all cells", function()
  mount("GridProbe")
  expect(find("cell 0")):to_exist()
  expect(find("cell 2")):to_exist()
  expect(find("short")):to_exist()
  expect(find("across")):to_exist()
end)

test("Grid GridRow gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment: keep the cells' wishes", function()
  mount("GridProbe")
  expect(find("a")):to_have_attr("grid_cell_columns", 2)
  expect(find("b")):to_have_attr("grid_cell_anchor", "top_leading")
  expect(find("c")):to_have_attr("grid_cell_unsized_axes", "horizontal")
  expect(find("d")):to_have_attr("grid_column_alignment", "trailing")
  expect(find("alone")):to_have_attr("grid_cell_anchor", "0.25 0.5")
end)

test(
  "Group GroupElementsOfContent Subview SubviewsCollection SubviewsCollectionSlice ForEachSubviewCollection: go over the views of a container",
  function()
    mount("SubviewsProbe")
    expect(find("card")):to_have_count(4)
    expect(find("card"):nth(3):find("card 3")):to_exist()
    expect(find("4 cards")):to_exist()
    expect(find("one")):to_have_count(2)
    expect(find("card 4")):to_have_count(2)
    find("More"):tap()
    expect(find("5 cards")):to_exist()
    expect(find("card")):to_have_count(5)
  end)

test("ContainerValues ContainerValueKey containerValue: reach the container", function()
  mount("SubviewsProbe")
  expect(find("card"):nth(1):find("loud")):to_exist()
  expect(find("card"):nth(2):find("quiet")):to_exist()
  expect(find("card"):nth(1):find("one")):to_have_attr("container_value", "true")
end)

test(
  "GroupSectionsOfContent SectionConfiguration SectionCollection ForEachSectionCollection: go over the sections of a container",
  function()
    mount("SectionsProbe")
    expect(find("3 sections")):to_exist()
    expect(find("First")):to_exist()
    expect(find("has 2")):to_exist()
    expect(find("has 1")):to_have_count(2)
    expect(find("the end")):to_exist()
    expect(find("again 2")):to_exist()
  end)

test(
  "GroupBox GroupBoxStyle GroupBoxStyleConfiguration DefaultGroupBoxStyle groupBoxStyle: show label and content",
  function()
    mount("BoxProbe")
    for _, name in ipairs{ "Title", "in title", "in box", "Label", "in label", "Old", "in old" } do
      expect(find(name)):to_exist()
    end
    expect(find("round")):to_have_count(1)
    expect(find("Styled")):to_exist()
    expect(find("in style")):to_exist()
    expect(find("in plain")):to_exist()
  end)

test(
  "LabeledContent LabeledContentStyle LabeledContentStyleConfiguration AutomaticLabeledContentStyle labeledContentStyle: show label and content",
  function()
    mount("BoxProbe")
    for _, name in ipairs{ "Name", "Ada", "Number", "3", "View", "content", "caption", "value" } do
      expect(find(name)):to_exist()
    end
    local turned = {}
    for _, text in ipairs(find_all{ role = "text" }) do
      local words = text:text()
      if words == "first" or words == "Turned" then turned[#turned + 1] = words end
    end
    expect(turned):to_equal{ "first", "Turned" }
    expect(find("text")):to_exist()
  end)

test(
  "ControlGroup LabeledControlGroupContent ControlGroupStyle ControlGroupStyleConfiguration controlGroupStyle: show the controls",
  function()
    mount("BoxProbe")
    expect(find{ "Copy", role = "button" }):to_exist()
    expect(find("Edit")):to_exist()
    expect(find("Paste")):to_exist()
    expect(find("History")):not_to_exist()
  end)

test(
  "AutomaticControlGroupStyle NavigationControlGroupStyle PaletteControlGroupStyle MenuControlGroupStyle CompactMenuControlGroupStyle: are attributes",
  function()
    mount("BoxProbe")
    expect(find("Undo")):to_have_attr("control_group_style", "navigation")
    expect(find("Star")):to_have_attr("control_group_style", "compact_menu")
  end)

test("ContentUnavailableView SearchUnavailableContent: say why there is nothing, and what to do", function()
  mount("UnavailableProbe")
  expect(find("No mail")):to_exist()
  expect(find("No photos")):to_exist()
  expect(find("Take one")):to_exist()
  expect(find("Offline")):to_exist()
  expect(find("Try later")):to_exist()
  find("Retry 0"):tap()
  expect(find("Retry 1")):to_exist()
  expect(find("Only label")):to_exist()
  expect(find("No Results")):to_exist()
  expect(find("No Results for “tea”")):to_exist()
end)

test("Subview SubviewsCollection SectionCollection SectionConfiguration: are handed on as values", function()
  mount("KeptProbe")
  expect(find("types some")):to_have_attr("padding", "1")
  expect(find("rest 0")):to_exist()
  expect(find("one")):to_exist()
  expect(find("has 1")):to_exist()
  expect(find("volume 11")):to_exist()
  find("Go"):tap()
end)

test("ControlGroupStyle GroupBoxStyle LabeledContentStyle: built-in styles show everything", function()
  mount("StylesProbe")
  expect(find("in it")):to_exist()
  expect(find("value")):to_exist()
  expect(find("a")):to_have_attr("control_group_style", "automatic")
  expect(find("p")):to_have_attr("control_group_style", "palette")
  expect(find("c")):to_have_attr("control_group_style", "compact_menu")
end)
