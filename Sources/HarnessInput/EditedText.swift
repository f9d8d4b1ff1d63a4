/// A text with what is selected in it, as keys change it. Places are numbers of characters.
struct EditedText: Equatable {
  private(set) var text: String
  /// Where the selection began, and where it ends, which is the side that moves. Both are the same
  /// where nothing is selected.
  private(set) var anchor: Int
  private(set) var head: Int

  enum Way { case backward, forward }
  enum Unit { case character, word, line, text }

  /// - Parameters:
  ///   - anchor: nil: the end of the text.
  ///   - head: nil: the anchor.
  init(_ text: String, anchor: Int? = nil, head: Int? = nil) {
    self.text = text
    let end = text.count
    self.anchor = min(max(0, anchor ?? end), end)
    self.head = min(max(0, head ?? self.anchor), end)
  }

  /// What is selected; empty at the cursor where nothing is.
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var selectedText: String {
    String(text.dropFirst(selection.lowerBound).prefix(selection.count))
  }

  // MARK: Changes

  /// Puts a text in the place of what is selected; the cursor stands behind it.
  mutating func insert(_ new: String) {
    let start = text.index(text.startIndex, offsetBy: selection.lowerBound)
    let end = text.index(start, offsetBy: selection.count)
    if new.isEmpty {
      let place = selection.lowerBound
      text.removeSubrange(start..<end)
      return self.place(at: min(place, text.count))
    }
    let before = text[..<start] + new
    text = String(before + text[end...])
    // A letter may join the one before it.
    place(at: min(before.count, text.count))
  }

  /// Takes away what is selected, or else what the cursor would go over.
  mutating func delete(_ way: Way, by unit: Unit) {
    if selection.isEmpty { head = place(after: head, way, unit) }
    insert("")
  }

  /// Puts another text in the place of all.
  mutating func replaceAll(with new: String) { self = EditedText(new) }

  mutating func selectAll() { (anchor, head) = (0, text.count) }

  // MARK: The cursor

  /// Moves the cursor; with a selection that is not extended it goes to an end of that first.
  mutating func move(_ way: Way, by unit: Unit, extending: Bool = false) {
    if extending {
      head = place(after: head, way, unit)
    } else if unit == .character, !selection.isEmpty {
      place(at: way == .backward ? selection.lowerBound : selection.upperBound)
    } else {
      place(at: place(after: head, way, unit))
    }
  }

  /// Moves the cursor to the line before or behind, as far from its start as it was; from the first
  /// line to its start, and from the last one to its end.
  mutating func moveLine(_ way: Way, extending: Bool = false) {
    let start = place(after: head, .backward, .line)
    let column = head - start
    let end = place(after: head, .forward, .line)
    let target: Int
    switch way {
    case .backward where start == 0: target = 0
    case .backward:
      let former = place(after: start - 1, .backward, .line)
      target = min(former + column, start - 1)
    case .forward where end == text.count: target = end
    case .forward:
      target = min(end + 1 + column, place(after: end + 1, .forward, .line))
    }
    head = target
    if !extending { anchor = target }
  }

  private mutating func place(at place: Int) { (anchor, head) = (place, place) }

  private func place(after start: Int, _ way: Way, _ unit: Unit) -> Int {
    // One letter after the other is deleted from long texts: that needs no array of all.
    let characters = unit == .line || unit == .word ? Array(text) : []
    switch (unit, way) {
    case (.character, .backward): return max(0, start - 1)
    case (.character, .forward): return min(text.count, start + 1)
    case (.text, .backward): return 0
    case (.text, .forward): return text.count
    case (.line, .backward):
      return characters[..<start].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    case (.line, .forward):
      return characters[start...].firstIndex(where: \.isNewline) ?? characters.count
    case (.word, .backward):
      let end = characters[..<start].lastIndex(where: \.isWordPart).map { $0 + 1 } ?? 0
      return characters[..<end].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
    case (.word, .forward):
      let first = characters[start...].firstIndex(where: \.isWordPart) ?? characters.count
      return characters[first...].firstIndex { !$0.isWordPart } ?? characters.count
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
