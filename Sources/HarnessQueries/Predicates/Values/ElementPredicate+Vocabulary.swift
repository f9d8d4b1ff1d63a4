/// What can be asked of an element.
nonisolated extension ElementPredicate {
  // MARK: True or false

  /// Whether anything matches.
  public static func exists(_ wanted: Bool) -> ElementPredicate { truth(.exists, wanted) }
  /// Whether the element is enabled, and all around it.
  public static func isEnabled(_ wanted: Bool) -> ElementPredicate { truth(.isEnabled, wanted) }
  /// Whether a finger could reach the element where it is now.
  public static func isHittable(_ wanted: Bool) -> ElementPredicate { truth(.isHittable, wanted) }
  /// Whether the element is selected: a tab, an option, a row.
  public static func isSelected(_ wanted: Bool) -> ElementPredicate { truth(.isSelected, wanted) }
  /// Whether the element has the focus.
  public static func isFocused(_ wanted: Bool) -> ElementPredicate { truth(.hasFocus, wanted) }
  /// Whether a toggle is on. What is no toggle is neither on nor off.
  public static func isChecked(_ wanted: Bool) -> ElementPredicate { truth(.isChecked, wanted) }

  private static func truth(_ key: ElementKey, _ wanted: Bool) -> ElementPredicate {
    ElementPredicate(key, .equals, .bool(wanted))
  }

  // MARK: Texts and values

  /// Compares the accessible label.
  public static func label(_ comparison: Comparison, _ text: String) -> ElementPredicate {
    ElementPredicate(.label, comparison, .text(text))
  }

  /// Compares the label with several texts, for `.in` and `.between`.
  public static func label(_ comparison: Comparison, _ texts: [String]) -> ElementPredicate {
    ElementPredicate(.label, comparison, .list(texts.map(Value.text)))
  }

  /// Compares what a user reads: a text, a label, what a field holds.
  public static func text(_ comparison: Comparison, _ text: String) -> ElementPredicate {
    ElementPredicate(.text, comparison, .text(text))
  }

  /// Compares what a user reads with several texts, for `.in` and `.between`.
  public static func text(_ comparison: Comparison, _ texts: [String]) -> ElementPredicate {
    ElementPredicate(.text, comparison, .list(texts.map(Value.text)))
  }

  /// Compares the placeholder; a field without one has none.
  public static func placeholder(_ comparison: Comparison, _ text: String) -> ElementPredicate {
    ElementPredicate(.placeholderValue, comparison, .text(text))
  }

  /// The accessibility identifier is this.
  public static func identifier(_ identifier: String) -> ElementPredicate {
    self.identifier(.equals, identifier)
  }

  /// Compares the accessibility identifier, which is empty where there is none.
  public static func identifier(_ comparison: Comparison, _ text: String) -> ElementPredicate {
    ElementPredicate(.identifier, comparison, .text(text))
  }

  /// Compares the value: of a toggle true or false, of a slider a number, else a text.
  public static func value(_ comparison: Comparison, _ value: Value) -> ElementPredicate {
    ElementPredicate(.value, comparison, value)
  }

  /// Compares how many elements match.
  public static func count(_ comparison: Comparison, _ count: Int) -> ElementPredicate {
    ElementPredicate(.count, comparison, .number(Double(count)))
  }

  // MARK: Kinds and places

  /// The element is of a type that XCTest knows.
  public static func type(_ type: ElementType) -> ElementPredicate {
    ElementPredicate(.elementType, .equals, .number(Double(type.rawValue)))
  }

  /// Something below the element holds.
  public static func has(_ predicate: ElementPredicate) -> ElementPredicate {
    ElementPredicate(.has(.predicate(predicate)))
  }

  /// Something around the element holds.
  public static func within(_ predicate: ElementPredicate) -> ElementPredicate {
    ElementPredicate(.within(.predicate(predicate)))
  }
}

nonisolated extension ElementPredicate {
  package init(_ key: ElementKey, _ comparison: Comparison, _ value: Value) {
    self.init(.condition(PredicateCondition(.key(key), comparison, .constant(value))))
  }
}
