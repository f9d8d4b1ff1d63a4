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
}
