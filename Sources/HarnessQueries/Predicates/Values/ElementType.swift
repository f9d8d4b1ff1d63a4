/// What kind of element XCTest calls it.
///
/// Names and raw values are those of `XCUIElement.ElementType`. `Harness` has a role for some of
/// them; no element is of the others.
/// Source: XCTest's documentation of `XCUIElement.ElementType`, and its header.
public nonisolated enum ElementType: UInt, Sendable, CaseIterable {
  /// Any type: of use for queries, and no element's own.
  case any = 0
  /// A container that is nothing else.
  case other
  // The names say what the others are.
  case application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup,
    checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover,
    keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow,
    tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator,
    progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle,
    link, image, icon, searchField, scrollView, scrollBar, staticText, textField, secureTextField,
    datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow,
    decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter,
    relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid,
    levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
}
