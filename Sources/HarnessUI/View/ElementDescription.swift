/// What kind of thing an element is. The raw value is the name that scripts use.
package enum Role: String, Sendable, CaseIterable {
  case button, toggle, text
  case textField = "text_field"
  case secureField = "secure_field"
  case textEditor = "text_editor"
  case searchField = "search_field"
  case image, link, slider, stepper, picker
  case datePicker = "date_picker"
  case colorPicker = "color_picker"
  case menu
  case menuItem = "menu_item"
  case tab
  case tabBar = "tab_bar"
  case list, row, section, group, heading, progress
  case scrollView = "scroll_view"
  case sheet, cover, popover, alert, dialog, navigation, toolbar, keyboard
  case window
}

/// The value of an element or of one of its attributes, as a script sees it.
package enum ElementValue: Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
}

/// How typing reaches a text field.
package struct TextEditing {
  /// The whole text, read and written through the field's binding.
  package var text: Binding<String>
  /// Told `true` when the field takes the focus, `false` when it loses it.
  package var onEditingChanged: (Bool) -> Void
  /// The field's own `onCommit`, run before `onSubmit` handlers.
  package var onCommit: () -> Void
  /// What is selected, where the app follows it and sets it.
  package var selection: Binding<TextSelection?>?
  /// Return types a line break, and submits nothing.
  package var takesLineBreaks: Bool

  package init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil,
    takesLineBreaks: Bool = false, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.selection = selection
    self.takesLineBreaks = takesLineBreaks
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

/// Where an element goes in the tree.
package enum ElementPlacement: Sendable {
  /// With the content around it.
  case inline
  /// The same, and bars and names inside belong to it: a page of a navigation.
  case screen
  /// In front of the content of the screen around.
  case bar
  /// In front of the bars, unless the screen hides it.
  case backButton
  /// In front of the whole interface, with bars and names of its own: a sheet, an alert.
  case presentation
  /// What a dialog says, which is an attribute of it, too.
  case message
  /// The button of the platform in a dialog that has none of its own.
  case defaultAction
  /// Inside the element beside it, such as the menu of a row.
  case attached

  package var isScreen: Bool { self == .screen || self == .presentation }
}

/// What a primitive view contributes to the element tree.
///
/// A reference, since it is made once and handed through: nobody changes it once the node has it.
package final class ElementDescription {
  @exclusivity(unchecked) package var role: Role
  /// Nil: computed from the elements inside.
  @exclusivity(unchecked) package var label: String?
  @exclusivity(unchecked) package var value: ElementValue?
  @exclusivity(unchecked) package var placeholder: String?
  @exclusivity(unchecked) package var activate: (@MainActor () -> Void)?
  /// What a shortcut does where fingers act by a gesture, and `activate` is nil.
  @exclusivity(unchecked) package var activateByKey: (@MainActor () -> Void)?
  @exclusivity(unchecked) package var editing: TextEditing?
  /// Sets the control's value, at once or in steps.
  @exclusivity(unchecked) package var adjusting: ValueEditing?
  /// Makes options of the views in the second child.
  @exclusivity(unchecked) package var choosing: Choosing?
  /// Shows what is folded away, such as the items of a menu; nil while it is shown.
  @exclusivity(unchecked) package var unfold: (@MainActor () -> Void)?
  /// The first child makes up the label, and the others hold elements of their own.
  @exclusivity(unchecked) package var separatesLabel = false
  /// Only the texts of the first child make up the label.
  @exclusivity(unchecked) package var isNamedByFirst = false
  /// The elements inside are this element's parts, not elements of their own.
  @exclusivity(unchecked) package var mergesContent = false
  /// The children are header, content and footer of a section (`SectionSlot`).
  @exclusivity(unchecked) package var isSection = false
  /// Among the rows of a list and none of them, such as the titles of columns.
  @exclusivity(unchecked) package var isBesideRows = false
  /// Of a list: what the user selects in it.
  @exclusivity(unchecked) package var selection: RowSelection?
  /// A style draws this control: a single control inside is the same element.
  @exclusivity(unchecked) package var isDrawnByStyle = false
  /// Its style draws it in another way while a finger is on it.
  @exclusivity(unchecked) package var showsPress = false
  /// The control behind it, which sends events to targets.
  @exclusivity(unchecked) package var receiver: (any ControlEventReceiver)?
  /// What the user's own way out of a presentation does.
  @exclusivity(unchecked) package var dismiss: (@MainActor () -> Void)?
  /// Runs after the action of each control inside: a dialog ends.
  @exclusivity(unchecked) package var afterAction: (@MainActor () -> Void)?
  @exclusivity(unchecked) package var placement = ElementPlacement.inline
  @exclusivity(unchecked) package var attributes: [(name: String, value: ElementValue)] = []

  package init(_ role: Role, label: String? = nil, value: ElementValue? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}

/// What a modifier changes about the elements inside it.
package enum Annotation {
  case identifier(String)
  case label(String)
  case value(String)
  case hint(String)
  case tag(AnyHashable)
  /// The value given to `id(_:)`.
  case explicitID(AnyHashable)
  /// What a modifier paints or places, under a name; the innermost of a name wins.
  case attribute(String, ElementValue)
  /// The same about a row: where the view is one of a list, the row has it too.
  case rowAttribute(String, ElementValue)
  /// What the user may do with the row that is inside.
  case rowEdits(RowEdits)
  /// An attribute of the screen around; where there is none, one like the others.
  case screen(String, ElementValue)
  /// How high the sheet around may be.
  case detents(SheetDetents)
  /// Whether what is behind the presentation around can be touched.
  case backgroundInteraction(PresentationBackgroundInteraction)
  case hidden
  /// What is inside is alive and off the screen.
  case covered
  case disabled
  case gesture(GestureAttachment)
  case hover(HoverAction)
  case dragSource(DragSource)
  case dropTarget(DropTarget)
  case accessibility(AccessibilityChange)
  /// Touches go through what is inside.
  case untouchable
  /// Follows a scroll view inside, or decides where it comes to rest.
  case scroll(ScrollFollower)
  case submit(() -> Void)
  /// The same for the field of a search.
  case submitSearch(() -> Void)
  /// What is submitted inside is nobody's business outside.
  case submitScope
  /// What the view takes the focus for, which plain views do not; nil: it takes none.
  case focusable(FocusInteractions?)
  /// A state that follows the focus, and moves it.
  case focus(FocusLink)
  /// The same for the field of the search inside.
  case searchFocus(FocusLink)
  /// Where the focus goes by default when it comes into the view.
  case defaultFocus(DefaultFocus)
  /// The default focus of a namespace is looked for inside.
  case focusScope(Namespace.ID)
  /// The view that has the focus of a namespace by default.
  case prefersFocus(Namespace.ID)
  /// An item that is shown with the keyboard of the screen, and only with it.
  case besideKeyboard
  /// Answers key presses while the focus is inside.
  case keys((KeyPress) -> KeyPress.Result)
  /// Activates the control inside, wherever the focus is.
  case shortcut(KeyboardShortcut)
  /// What the view says for the rest of the app while the focus is inside.
  case focusedValue(FocusedEntry)
}
