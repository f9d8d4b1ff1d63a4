import HarnessQueries
import HarnessUI
import Testing

/// Predicates as values, and how they are printed.
@Suite struct FormatPrintingTests {
  private let three: [P] = [.type(.button), .exists(true), .label(.beginsWith, "abc")]

  @Test func `merged predicates are joined by their logic`() {
    #expect(
      three.merged().format == "elementType == 9 && exists == true && label BEGINSWITH 'abc'")
    #expect(
      three.merged(withLogic: .or).format
        == "elementType == 9 || exists == true || label BEGINSWITH 'abc'")
    #expect(
      three.merged(withLogic: .not).format
        == "!(elementType == 9 || exists == true || label BEGINSWITH 'abc')")
    #expect([P.exists(true)].merged(withLogic: .or) == P.exists(true))
  }

  @Test(arguments: [P.Logic.and, .or, .not])
  func `to merge nothing is a problem`(_ logic: P.Logic) {
    let problem = [P]().merged(withLogic: logic).problem
    #expect(problem?.hasSuffix("of no predicates says nothing: give at least one") == true)
  }

  private nonisolated static let printed: [(P, String)] = [
    (.isEnabled(true), "isEnabled == true"), (.isHittable(false), "isHittable == false"),
    (.isSelected(true), "isSelected == true"), (.isFocused(true), "hasFocus == true"),
    (.isChecked(false), "isChecked == false"), (.type(.staticText), "elementType == 48"),
    (.role(.toggle), "elementType == 40"), (.role(.section), "role == 'section'"),
    (.identifier("a"), "identifier == 'a'"), (.label(.notEqual, "a"), "label != 'a'"),
    (.label(.contains[.c], "a"), "label CONTAINS[c] 'a'"),
    (.label(.endsWith[.d], "a"), "label ENDSWITH[d] 'a'"),
    (.text(.like[.cd], "a*"), "text LIKE[cd] 'a*'"),
    (.label(.matches, "\\d+"), "label MATCHES '\\\\d+'"),
    (.label(.in, ["a", "b"]), "label IN {'a', 'b'}"),
    (.value(.between, [1, 2.5]), "value BETWEEN {1, 2.5}"), (.value(.equals, nil), "value == nil"),
    (.value(.equals, -3), "value == -3"), (.value(.atLeast, 1e300), "value >= 1e+300"),
    (.placeholder(.equals, "x"), "placeholderValue == 'x'"), (.count(.atMost, 3), "count <= 3"),
    (.has(.label(.equals, "a")), "has(label == 'a')"),
    (.within(.type(.cell)), "within(elementType == 75)"),
    (.label(.equals, "it's a\\b\n\t\"\u{202e}"), "label == 'it\\'s a\\\\b\\n\\t\"\\u202e'"),
    (
      .all([.any([.exists(true), .exists(false)]), .exists(true)]),
      "(exists == true || exists == false) && exists == true"
    ),
    (
      .any([.all([.exists(true), .exists(false)]), .exists(true)]),
      "exists == true && exists == false || exists == true"
    ),
    (
      .all([.all([.exists(true), .exists(false)]), .exists(true)]),
      "(exists == true && exists == false) && exists == true"
    ),
  ]

  @Test(arguments: printed) func `prints and reads again`(_ predicate: P, _ text: String) throws {
    #expect(predicate.problem == nil)
    #expect(predicate.format == text)
    #expect(try P.format(text) == predicate)
  }

  @Test func `it is Einstein's predicate, with his words`() {
    let predicate: EasyPredicate = .other("label CONTAINS 'x'")
    #expect(predicate == .label(.contains, "x"))
    #expect(EasyPredicate.other("label").problem?.hasPrefix("column 6: found the end") == true)
  }

  @Test func `predicates are refused where they stand too deep`() {
    var predicate = P.exists(true)
    for _ in 0..<199 { predicate = .none([predicate]) }
    #expect(predicate.problem == nil)
    #expect(
      P.none([predicate]).problem == "predicates stand inside each other more than 200 deep")
    for _ in 0..<100_000 { predicate = .none([predicate]) }
    #expect(predicate.problem?.hasSuffix("more than 200 deep") == true)
  }

  @Test(arguments: [
    (P.label(.matches, "("), "MATCHES '(': this is not a regular expression"),
    (.value(.between, [5, 1]), "BETWEEN {5, 1}: the first bound must be at most the second"),
    (.value(.between, [1]), "BETWEEN needs a list of two bounds, such as {1, 5}, not {1}"),
    (.value(.equals, .number(.nan)), "== compares numbers, and this one is infinite or none"),
    (.type(.any), "no element is of the type 0, which is `any`: leave it out"),
    (.value(.in, 3), "IN needs a list, such as {'a', 'b'}, or a text, not 3"),
    (.value(.beginsWith, 3), "BEGINSWITH compares texts, and 3 is a number"),
    (
      .all([.exists(true), .label(.matches, "[")]),
      "MATCHES '[': this is not a regular expression"
    ),
    (.has(.label(.matches, "[")), "MATCHES '[': this is not a regular expression"),
    (.value(.between, ["a", 5]), "BETWEEN needs two numbers or two texts, not {'a', 5}"),
    (.count(.atMost, -1), "count is a whole number from 0, not -1"),
    (
      .within(.all([.exists(true), .count(.equals, 2)])),
      "count says how many elements a locator matches, and has and within ask each element"
    ),
  ])
  func `a value that makes no sense has a problem`(_ predicate: P, _ problem: String) {
    #expect(predicate.problem == problem)
  }
}
