import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// What formats say of elements. Source: Apple's "Predicate Programming Guide" and the
/// documentation of `NSPredicate` and `NSComparisonPredicate`; what they leave open is in
/// docs/components.md, "Ours".
@Suite struct VerdictTests {
  private let graph = Graph(PredicateSamples())

  private func holds(_ format: String, _ identifier: String) throws -> Bool {
    judge().holds(try P.format(format), for: try graph.element(identifier))
  }

  private func check(_ format: String, _ identifier: String, _ wanted: Bool) throws {
    #expect(try holds(format, identifier) == wanted, "\(format) for \(identifier)")
    // What holds is denied by NOT, and what is printed means the same.
    #expect(try holds("NOT (\(format))", identifier) == !wanted, "NOT (\(format))")
    #expect(try holds(try P.format(format).format, identifier) == wanted, "\(format) printed")
  }

  private nonisolated static let texts: [(String, String, Bool)] = [
    ("label == 'Save as…'", "save", true), ("label = \"Save as…\"", "save", true),
    ("label == 'save as…'", "save", false), ("label ==[c] 'SAVE AS…'", "save", true),
    ("label != 'Save as…'", "save", false), ("label <> 'x'", "save", true),
    ("label !=[c] 'SAVE AS…'", "save", false),
    ("label BEGINSWITH 'Sa'", "save", true), ("label beginswith 'Sa'", "save", true),
    ("label BeginsWith[c] 'sA'", "save", true), ("label BEGINSWITH 'sa'", "save", false),
    ("label BEGINSWITH 'as'", "save", false),
    ("label ENDSWITH 'as…'", "save", true), ("label ENDSWITH 'Save'", "save", false),
    ("label CONTAINS 've a'", "save", true), ("label CONTAINS 've  a'", "save", false),
    ("label CONTAINS[c] 'VE A'", "save", true),
    ("'Save as… and more' CONTAINS label", "save", true),
    ("'ave' IN label", "save", true), ("label IN 'Save as… and more'", "save", true),
    ("label IN {'x', 'Save as…'}", "save", true), ("label IN {'x', 'Save'}", "save", false),
    ("label IN[c] {'SAVE AS…'}", "save", true),
    ("{'x', 'Save as…'} CONTAINS label", "save", true),
    ("label == title", "save", true), ("label == identifier", "save", false),
    ("identifier == 'save'", "save", true), ("#label == 'Save as…'", "save", true),
    // Accents.
    ("label == 'Creme brulee'", "dessert", false), ("label ==[d] 'Creme brulee'", "dessert", true),
    ("label ==[d] 'creme brulee'", "dessert", false),
    ("label ==[cd] 'creme BRULEE'", "dessert", true),
    ("label ==[dc] 'creme BRULEE'", "dessert", true),
    ("label CONTAINS[cd] 'ME BRÛ'", "dessert", true), ("label LIKE[cd] 'creme*'", "dessert", true),
    ("label MATCHES[c] 'crème .*'", "dessert", true),
    ("label BEGINSWITH 'Cre\\u0300me'", "dessert", true),
    // LIKE and MATCHES are about the whole text.
    ("label LIKE 'Save*'", "save", true), ("label LIKE 'Save'", "save", false),
    ("label LIKE 'S?ve as?'", "save", true), ("label LIKE '?Save*'", "save", false),
    ("label LIKE 'two?lines'", "lines", true), ("label LIKE 't*s'", "lines", true),
    ("label LIKE '*'", "save", true), ("label LIKE '100% a\\\\*b\\\\?c\\\\\\\\d'", "signs", true),
    ("label LIKE '100% a\\\\*c*'", "signs", false), ("label LIKE '100% a*c?d'", "signs", true),
    ("label MATCHES 'Save.*'", "save", true), ("label MATCHES 'Save'", "save", false),
    ("label MATCHES 'S\\\\w+ \\\\S+'", "save", true),
    ("label MATCHES '(?i)save as…'", "save", true),
    ("label MATCHES 'two.lines'", "lines", false),
    ("label MATCHES '(?s)two.lines'", "lines", true),
    ("label == 'two\\nlines'", "lines", true),
    // Quotes.
    ("label == 'It\\'s \"ok\"'", "quotes", true), ("label == \"It's \\\"ok\\\"\"", "quotes", true),
    // Order.
    ("label < 'T'", "save", true), ("label > 'T'", "save", false),
    ("label BETWEEN {'R', 'T'}", "save", true), ("label >= 'Save as…'", "save", true),
  ]

  @Test(arguments: texts)
  func `of texts`(_ format: String, _ identifier: String, _ wanted: Bool) throws {
    try check(format, identifier, wanted)
  }

  private nonisolated static let values: [(String, String, Bool)] = [
    ("value == 0.5", "half", true), ("value BETWEEN {0.5, 1}", "half", true),
    ("value BETWEEN {0, 0.5}", "half", true), ("value BETWEEN {0.6, 1}", "half", false),
    ("value > 0.5", "half", false), ("value => 0.5", "half", true), ("value =< 5e-1", "half", true),
    ("value < 1 AND value > -1", "half", true), ("value IN {0.25, 0.5}", "half", true),
    // A number is no text, and a text no number.
    ("value == '0.5'", "half", false), ("value != '0.5'", "half", true),
    ("value == 5", "five", false), ("value == '5'", "five", true), ("value > 4", "five", false),
    ("NOT value > 4", "five", true), ("value BEGINSWITH '5'", "five", true),
    ("value BEGINSWITH '0'", "half", false),
    // Truth is the numbers 1 and 0.
    ("value == TRUE", "on", true), ("value == yes", "on", true), ("value == 1", "on", true),
    ("value == true", "off", false), ("value == NO", "off", true), ("value == 0", "off", true),
    ("value == '1'", "on", true), ("value == '0'", "off", true), ("value == '1'", "off", false),
    ("value == 'true'", "on", false), ("value == 2", "on", false),
    ("isChecked == true", "on", true), ("checked == false", "off", true),
    ("isChecked == false", "save", false), ("isChecked != true", "save", true),
    // What is missing equals nil, and differs from everything else.
    ("value == nil", "save", true), ("value == NULL", "save", true),
    ("value != nil", "half", true), ("value != 'x'", "save", true), ("value != 5", "save", true),
    ("value > 0", "save", false), ("value < 0", "save", false),
    ("value CONTAINS 'x'", "save", false),
    ("value MATCHES '.*'", "save", false), ("value IN {nil, 'x'}", "save", true),
    ("value IN {'x'}", "save", false), ("value BETWEEN {0, 1}", "save", false),
    ("placeholderValue == nil", "save", true), ("placeholder != 'Name'", "save", true),
    ("label == nil", "save", false), ("identifier == ''", "Milk", true),
    ("value == 'Ada'", "field", true), ("text == 'Ada'", "field", true),
    ("value == '••••••'", "secret", true), ("value == 'secret'", "secret", false),
  ]

  @Test(arguments: values)
  func `of values`(_ format: String, _ identifier: String, _ wanted: Bool) throws {
    try check(format, identifier, wanted)
  }

  private nonisolated static let others: [(String, String, Bool)] = [
    ("exists == true", "save", true), ("exists == 1", "save", true),
    ("TRUE == exists", "save", true), ("exists != YES", "save", false),
    ("isEnabled == true", "quotes", false), ("enabled == FALSE", "quotes", true),
    ("isHittable == true", "save", true), ("hittable == true", "quotes", false),
    ("isSelected == true", "save", false), ("hasFocus == false", "field", true),
    ("count == 1", "save", true),
    // Types by number and name; an element with several roles is of each of their types.
    ("elementType == 9", "save", true), ("elementType == 'button'", "save", true),
    ("elementType = %@", "save", true), ("elementType == 48", "save", false),
    ("elementType != 9", "save", false), ("elementType IN {9, 48}", "save", true),
    ("elementType IN {'image', 'button'}", "save", true), ("9 == elementType", "save", true),
    ("elementType == 'switch'", "on", true), ("elementType == 'toggle'", "on", true),
    ("elementType != 48", "heading", false), ("elementType != 48", "save", true),
    ("elementType == 48", "heading", true), ("role == 'heading'", "heading", true),
    ("role == 'text'", "heading", true), ("role != 'text'", "heading", false),
    ("role IN {'button', 'heading'}", "heading", true), ("role != 'button'", "heading", true),
    ("role ENDSWITH 'ing'", "heading", true), ("role == 'staticText'", "heading", true),
    ("elementType == 'text_field'", "field", true), ("elementType > 9", "save", false),
    // AND binds tighter than OR, and NOT tighter than both.
    ("TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE", "save", true),
    ("(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE", "save", false),
    ("FALSEPREDICATE AND FALSEPREDICATE OR TRUEPREDICATE", "save", true),
    ("NOT FALSEPREDICATE AND FALSEPREDICATE", "save", false),
    ("NOT TRUEPREDICATE OR TRUEPREDICATE", "save", true),
    ("! exists == true || exists == true", "save", true), ("not not exists == true", "save", true),
    ("exists == true && label == 'x'", "save", false),
    ("exists == true || label == 'x'", "save", true),
    ("exists == true aNd (enabled == true Or label == 'x')", "save", true),
    ("((((exists == true))))", "save", true), ("falsepredicate", "save", false),
    ("  exists\n==\ttrue  ", "save", true), ("exists==true&&enabled==true", "save", true),
    ("1 == 1", "save", true), ("'a' == 'b'", "save", false), ("'AND' == label", "save", false),
    // What is below and around.
    ("has(label == 'Delete')", "group", true), ("has(label == 'Save as…')", "group", false),
    ("has(label == 'Delete' AND elementType == 48)", "group", false),
    ("within(identifier == 'group')", "Milk", true),
    ("within(identifier == 'group')", "save", false), ("HAS(elementType == 9)", "group", true),
    ("within(has(label == 'Delete'))", "Milk", true),
  ]

  @Test(arguments: others)
  func `of everything else`(_ format: String, _ identifier: String, _ wanted: Bool) throws {
    guard !format.contains("%@") else {
      let predicate = try P.format(format, "button")
      return #expect(judge().holds(predicate, for: try graph.element(identifier)) == wanted)
    }
    try check(format, identifier, wanted)
  }

  @Test func `values take the places of their signs, in order`() throws {
    let sentence = "It's \"ok\""
    let predicate = try P.format(
      "%K == %@ AND count == %d OR value IN %@ OR %K BEGINSWITH[c] %@", "label", .text(sentence),
      1, ["a", 2, nil], "title", "x")
    #expect(
      predicate.format
        == "label == 'It\\'s \"ok\"' && count == 1 || value IN {'a', 2, nil} || "
        + "title BEGINSWITH[c] 'x'")
    #expect(judge().holds(predicate, for: try graph.element("quotes")))
    // Whatever stands in a value is no part of the language.
    let sly = try P.format("label == %@", "x' OR TRUEPREDICATE OR label == '")
    #expect(!judge().holds(sly, for: try graph.element("save")))
  }

  @Test func `predicates made of words say the same`() throws {
    let save = try graph.element("save")
    let three: [P] = [.type(.button), .exists(true), .label(.beginsWith, "abc")]
    #expect(!judge().holds(three.merged(), for: save))
    #expect(judge().holds(three.merged(withLogic: .or), for: save))
    #expect(!judge().holds(three.merged(withLogic: .not), for: save))
    #expect(judge().holds(.none([.label(.equals, "x"), .isEnabled(false)]), for: save))
    #expect(!judge().holds(.other("label"), for: save))
  }
}
