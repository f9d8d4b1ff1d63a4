import Foundation
import HarnessAppleNames
import Testing

@Suite struct InlineMarkdownTests {
  @Test(arguments: [
    ("plain", "plain"), ("a *b* c", "a |b:i| c"), ("**b**", "b:b"), ("***x***", "x:bi"),
    ("_b_ snake_case", "b:i| snake_case"), ("2 * 3 * 4", "2 * 3 * 4"), ("`*a*`", "*a*:c"),
    ("~~no~~", "no:s"), ("\\*a\\*", "*a*"), ("*open", "*open"), ("**a *b* c**", "a :b|b:bi| c:b"),
    ("[t](u)", "t:(u)"), ("[t] (u)", "[t] (u)"), ("[**t**](u)", "t:b(u)"),
    ("<https://a.b>", "https://a.b:(https://a.b)"),
    ("see https://a.b/c, now", "see |https://a.b/c:(https://a.b/c)|, now"),
    ("<a@b.c>", "a@b.c:(mailto:a@b.c)"), ("a < b > c", "a < b > c"), ("``a`b``", "a`b:c"),
    ("", ""), ("*", "*"), ("[", "["), ("^[x](inflect: true)", "x:n"), ("a**b**c", "a|b:b|c"),
    ("[a [b](c)", "[a |b:(c)"), ("[a](b [c](d)", "[a](b |c:(d)"), ("*a `b* c`", "*a |b* c:c"),
    ("*a ~~b~~ **c**", "*a |b:s| |c:b"), ("a <b <c@d>", "a <b |c@d:(mailto:c@d)"),
    ("*a_ _b_", "*a_ |b:i"),
  ])
  func `marks become runs`(text: String, runs: String) {
    let described = InlineMarkdown.runs(of: text).map { run in
      var marks = ""
      if run.isStrong { marks += "b" }
      if run.isEmphasised { marks += "i" }
      if run.isCode { marks += "c" }
      if run.isStruckThrough { marks += "s" }
      if run.inflects { marks += "n" }
      if let link = run.link { marks += "(\(link))" }
      return marks.isEmpty ? run.text : "\(run.text):\(marks)"
    }
    #expect(described.joined(separator: "|") == runs)
  }

  @Test(arguments: [
    "*a ", "**a ", "***a ", "_a ", "~~a ", "*a _b ~~c ", "[a](", "^[", "[[", "[a](b", "^[a](", "<",
    "<a", "`a ``b ", "h.", "a", "\\", "*[a](", "*a `b _c ", "http://", "(", "[", "*", "^[*a ",
  ])
  func `many marks without an end come to an end`(mark: String) {
    let text = String(repeating: mark, count: 4000)
    let letters = InlineMarkdown.runs(of: text).map(\.text).joined().filter(\.isLetter)
    #expect(letters.count <= text.count(where: \.isLetter))
    #expect(letters.isEmpty == !text.contains(where: \.isLetter))
  }

  @Test(arguments: [("^[", "](a)"), ("*a _b ", " c_ d*"), ("**a *b ", " c* d**")])
  func `nesting beyond reason is read as text`(opening: String, closing: String) {
    let count = 4000
    let text =
      String(repeating: opening, count: count) + "x" + String(repeating: closing, count: count)
    #expect(InlineMarkdown.runs(of: text).contains { $0.text.contains("x") })
  }
}
