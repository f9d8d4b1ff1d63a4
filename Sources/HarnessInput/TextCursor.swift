import HarnessGraph
import HarnessUI

/// What is selected in the field that has the focus, as the hands know it.
struct TextCursor {
  let node: Node
  /// The text after the last edit, and what was selected in it. When the app changed the text since,
  /// the cursor is at its end.
  var edited: EditedText
  /// What the app's own selection was then, or what it was told since.
  var told: TextSelection?
}

extension InputDevice {
  private var editing: TextEditing? { focusedNode?.element?.editing }

  /// The text of the focused field, with the cursor at its end at first; nil where no field has the
  /// focus. What the app selects counts more than where the hands were.
  var editedText: EditedText? {
    guard let node = focusedNode, let editing else { return nil }
    let text = Tracking.ignoringReads { editing.text.wrappedValue }
    let known = cursor.flatMap { $0.node === node ? $0 : nil }
    if let bound, bound != known?.told { return EditedText(text, bound) }
    guard let known, known.edited.text == text else { return EditedText(text) }
    return known.edited
  }

  /// Changes the text of the focused field and what is selected.
  func edit(_ change: (inout EditedText) -> Void) {
    guard let node = focusedNode, let editing, var edited = editedText else { return }
    change(&edited)
    cursor = TextCursor(node: node, edited: edited, told: bound)
    run { editing.text.wrappedValue = edited.text }
    tellSelection()
  }

  /// Moves the cursor; the text stays.
  func moveCursor(to edited: EditedText) {
    guard let node = focusedNode else { return }
    cursor = TextCursor(node: node, edited: edited, told: bound)
    tellSelection()
  }

  /// What the app has selected, which the hands know of from now on.
  private var bound: TextSelection? {
    Tracking.ignoringReads { editing?.selection?.wrappedValue }
  }

  /// Tells the app what is selected, after it has made of the text what it likes.
  private func tellSelection() {
    // An edit may have moved the focus on.
    guard cursor?.node === focusedNode, let selection = editing?.selection,
      let edited = editedText
    else { return }
    let new = TextSelection(edited)
    cursor?.edited = edited
    cursor?.told = new
    run { selection.wrappedValue = new }
  }
}

extension EditedText {
  /// A text and what an app selects in it; of several ranges the first.
  fileprivate init(_ text: String, _ selection: TextSelection) {
    let range: Range<String.Index>?
    switch selection.indices {
    case .selection(let only): range = only
    case .multiSelection(let ranges): range = ranges.ranges.first
    }
    // The app's places may be those of another text: counting never leaves this one.
    func count(before place: String.Index) -> Int {
      text.indices.prefix { $0 < place }.count
    }
    self.init(
      text, anchor: range.map { count(before: $0.lowerBound) },
      head: range.map { count(before: $0.upperBound) })
  }
}

extension TextSelection {
  fileprivate init(_ edited: EditedText) {
    func index(_ place: Int) -> String.Index {
      edited.text.index(edited.text.startIndex, offsetBy: place)
    }
    let range = edited.selection
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
  }
}
