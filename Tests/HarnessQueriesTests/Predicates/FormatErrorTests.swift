import HarnessQueries
import Testing

/// What a broken format says: the column, what was found, what was expected.
@Suite struct FormatErrorTests {
  private nonisolated static let broken: [(String, Int, String)] = [
    ("", 1, "found the end, expected a key such as label, NOT, ( or TRUEPREDICATE"),
    ("label", 6, "found the end, expected a comparison such as ==, BEGINSWITH or IN"),
    (
      "label ==", 9,
      "found the end, expected a value: a text in quotes, a number, true, false, nil, a list, "
        + "a key or %@"
    ),
    (
      "label BEGINWITH 'a'", 7,
      "found BEGINWITH, expected a comparison such as ==, BEGINSWITH or IN; did you mean "
        + "BEGINSWITH?"
    ),
    (
      "label NOT IN {'a'}", 7,
      "found NOT, expected a comparison such as ==, BEGINSWITH or IN; NOT stands before the "
        + "key: NOT label IN {'a', 'b'}"
    ),
    (
      "lable == 'a'", 1,
      "an element has no key 'lable', and a text stands in quotes; did you mean label?"
    ),
    (
      "label == Save", 10,
      "an element has no key 'Save', and a text stands in quotes; there are exists, isEnabled, "
        + "isHittable, isSelected, isChecked, hasFocus, label, title, value, text, identifier, "
        + "placeholderValue, elementType, role, count"
    ),
    ("label == 'a' label == 'b'", 14, "found label, expected AND, OR or the end"),
    ("(label == 'a'", 14, "found the end, expected AND, OR or ) for the ( in column 1"),
    ("label == 'a')", 13, "found ), expected AND, OR or the end"),
    (
      "label == 'a' AND", 17,
      "found the end, expected a key such as label, NOT, ( or TRUEPREDICATE"
    ),
    (
      "label == 'a' AND OR exists == 1", 18,
      "found OR, expected a key or a value before or after it"
    ),
    ("label == 'abc", 10, "the text that begins here has no end: ' is missing"),
    (
      "label MATCHES '\\d+'", 16,
      "\\d is no escape; a backslash is written \\\\, as in MATCHES '\\\\d+'"
    ),
    ("label == '\\u12'", 11, "\\u needs four hexadecimal digits of a character, not 12'"),
    ("label == '\\ud800'", 11, "\\u needs four hexadecimal digits of a character, not d800"),
    ("label ==[x] 'a'", 10, "found x, expected c, d or cd: for any case, for any accents"),
    ("label ==[c 'a'", 12, "found 'a', expected ]"),
    ("value == 12abc", 10, "12abc is no number; a text stands in quotes"),
    ("value == 1e999", 10, "1e999 is no number; a text stands in quotes"),
    ("value IN {1, 2", 15, "found the end, expected , or } after an item of the list"),
    ("value IN {1, {2}}", 14, "a list has no lists in it"),
    ("value IN 5", 10, "IN needs a list, such as {'a', 'b'}, or a text, not 5"),
    ("value IN {}", 10, "IN {} never holds: the list is empty"),
    ("label CONTAINS ''", 16, "CONTAINS '' holds for every text"),
    ("label BEGINSWITH[c] ''", 21, "BEGINSWITH '' holds for every text"),
    ("value == {1, 2}", 10, "== compares with one value, not with a list; IN takes a list"),
    ("{1, 2} == value", 1, "a list can't stand before ==; write: key IN list"),
    ("value BETWEEN 5", 15, "BETWEEN needs a list of two bounds, such as {1, 5}, not 5"),
    ("value BETWEEN {5, 1}", 15, "BETWEEN {5, 1}: the first bound must be at most the second"),
    ("label MATCHES '('", 15, "MATCHES '(': this is not a regular expression"),
    ("label BEGINSWITH 5", 18, "BEGINSWITH compares texts, and 5 is a number"),
    ("exists BEGINSWITH 'a'", 1, "BEGINSWITH compares texts, and exists is true or false"),
    (
      "exists == 'true'", 11,
      "exists is true or false, and 'true' is a text; write exists == true"
    ),
    ("label == 5", 10, "label is a text, and 5 is a number; write '5' in quotes"),
    ("count == 'three'", 10, "count is a number, and 'three' is a text"),
    ("count == 1.5", 10, "count is a whole number from 0, not 1.5"),
    ("label < nil", 9, "< compares values, and nil is none"),
    (
      "elementType == 'botton'", 16,
      "there is no role or type 'botton'; did you mean 'button'?"
    ),
    ("elementType == button", 16, "a type stands in quotes: elementType == 'button'"),
    ("elementType == 83", 16, "there is no element type 83; they go from 0 to 82"),
    ("elementType == 0", 16, "no element is of the type 0, which is `any`: leave it out"),
    (
      "elementType == 'section'", 16,
      "XCTest has no type for the role 'section': write role == 'section'"
    ),
    ("role == 'map'", 9, "no element is of the type 'map'"),
    ("SELF == 'a'", 1, "SELF is no value: an element is compared by its keys, such as label"),
    (
      "ANY label == 'a'", 1,
      "ANY asks a collection, and no key of an element is one; has(…) asks what is below it"
    ),
    ("label == $x", 10, "a format has no variables here: write %@ and give its value"),
    ("value + 1 == 2", 7, "found +: a format does not compute here"),
    ("label & 'a'", 7, "found &, expected & twice"),
    ("label ~ 'a'", 7, "~ means nothing in a format"),
    ("label == %x", 10, "found %, expected %@, %K or %d"),
    ("label == -'a'", 11, "found 'a', expected a number after -"),
    ("label == %@", 10, "%@ has no value: 0 values were given"),
    (
      "exists == 1 OR has(count == 2)", 1,
      "count says how many elements a locator matches, and has and within ask each element"
    ),
    ("SIZE == 3", 1, "SIZE is not available here: a key is compared with a value"),
  ]

  @Test(arguments: broken)
  func `names the column and what is wrong`(_ text: String, _ column: Int, _ message: String) {
    let error = problem(text)
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test func `values and places for them must be as many`() {
    #expect(
      problem("label == %@ OR label == %@", "a")?.message == "%@ has no value: 1 value was given")
    #expect(
      problem("label == %@", "a", "b")?.message
        == "the format takes 1 of the 2 values that were given")
    let quoted = problem("label == '%@'", "a")
    #expect(quoted?.message == "'%@' in quotes is a text as it stands: write %@ without quotes")
    #expect(quoted?.column == 10)
    #expect(
      problem("count == %d", "a")?.message == "%d takes a number, not 'a'; %@ takes any value")
    #expect(problem("%K == 'a'", 5)?.message == "%K takes the name of a key, which is a text")
    #expect(
      problem("value IN {%K}", "label")?.message
        == "%K stands for a key, not for an item of a list")
    #expect(problem("%K == 'a'", "lable")?.column == 1)
  }

  @Test func `shows the text with a caret`() {
    #expect(
      problem("label = 'a' AND lable = 'b'")?.description == """
        column 17: an element has no key 'lable', and a text stands in quotes; did you mean label?
          label = 'a' AND lable = 'b'
                          ^
        """)
    // A line end in the text would tear the caret from its place.
    #expect(
      problem("label = 'a' AND\n  x")?.description.hasSuffix(
        "\n  label = 'a' AND   x\n                    ^") == true)
  }

  @Test func `of a long text shows what is near`() {
    let text = String(repeating: "exists == 1 AND ", count: 100) + "x == 1 AND exists == 1"
    let lines = problem(text)?.description.split(separator: "\n") ?? []
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("column 1601: ") == true)
    #expect(lines.last?.count == 2 + 1 + 60 + 1)
    #expect(lines.dropFirst().first?.contains("x == 1 AND exists") == true)
  }

  @Test(arguments: ["(", "NOT ", "!", "has(", "NOT (", "within("])
  func `deep nesting is an error and no crash`(_ piece: String) {
    let text = String(repeating: piece, count: 10_000)
    #expect(problem(text)?.message.hasSuffix("more than 200 deep") == true)
  }

  @Test func `two hundred parentheses are not too many`() {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "exists == 1" + String(repeating: ")", count: count)
    }
    #expect(problem(nested(200)) == nil)
    #expect(problem(nested(201))?.column == 201)
  }

  @Test func `a long row of alternatives is no nesting`() throws {
    let text = (0..<10_000).map { "label == '\($0)'" }.joined(separator: " OR ")
    #expect(try P.format(text).format.count > 150_000)
  }
}
