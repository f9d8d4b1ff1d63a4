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

  package init(
    text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
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
  /// A style draws this control: a single control inside is the same element.
  @exclusivity(unchecked) package var isDrawnByStyle = false
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
  case hidden
  case disabled
  case tapGesture(count: Int, action: () -> Void)
  case submit(() -> Void)
  /// What is submitted inside is nobody's business outside.
  case submitScope
  /// Whether the view takes the focus, which plain views do not.
  case focusable(Bool)
  /// A state that follows the focus, and moves it.
  case focus(FocusLink)
  /// Answers key presses while the focus is inside.
  case keys((KeyPress) -> KeyPress.Result)
  /// Activates the control inside, wherever the focus is.
  case shortcut(KeyboardShortcut)
  /// What the view says for the rest of the app while the focus is inside.
  case focusedValue(FocusedEntry)
}
