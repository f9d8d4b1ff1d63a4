import Testing

@Suite struct PreviewExpansionTests {
  /// What every expansion has around the parts that differ.
  private func expansion(
    name: String = "nil", traits: String = "", body: String, content: String = ""
  ) -> String {
    """
    nonisolated enum $s7PreviewfMu_ {
    @section("harness_previews") @used
    static let entry: @convention(c) () -> UnsafeMutableRawPointer = {
    HarnessUI.Preview._entry(fileID: "App/File.swift", line: 7, \
    name: { \(name) }, traits: { [\(traits)] }, body: {
    \(body)
    })
    }\(content)
    }
    """
  }

  @Test func `a closure alone becomes an entry`() throws {
    let source = try Expansion.preview("#Preview { Text(\"}\") }").source
    #expect(source == expansion(body: #"Text("}")"#))
  }

  @Test func `name and traits are taken over`() throws {
    let source = try Expansion.preview(
      #"#Preview("A, \(b(")"))", traits: .portrait, .fixedLayout(width: 1, height: 2)) { V() }"#
    ).source
    #expect(
      source
        == expansion(
          name: #""A, \(b(")"))""#,
          traits: ".portrait, .fixedLayout(width: 1, height: 2)", body: "V()"))
  }

  @Test func `traits need no name`() throws {
    let source = try Expansion.preview("#Preview(traits: .portrait) { V() }").source
    #expect(source == expansion(traits: ".portrait", body: "V()"))
  }

  @Test(arguments: [
    ("#Preview(body: { V() })", "nil", "V()"),
    (#"#Preview("n", body: { V() })"#, #""n""#, "V()"),
    ("#Preview(body: makeView)", "nil", "return (makeView)()"),
    ("#Preview() { V() }", "nil", "V()"),
  ])
  func `the body may be an argument`(source: String, name: String, body: String) throws {
    #expect(try Expansion.preview(source).source == expansion(name: name, body: body))
  }

  @Test func `previewable declarations become properties`() throws {
    let source = try Expansion.preview(
      """
      #Preview {
        @Previewable @State var isOn = true
        @Previewable @State
        var list = [
          1, 2,
        ]
        @Previewable @State var model = Model()
          .configured // as usual
        @Previewable @FocusState var focus: Bool; Toggle("x", isOn: $isOn)
        .tint(.red)
      }
      """
    ).source
    let content = """

      struct Content: HarnessUI.View {
      @State var isOn = true
      @State
        var list = [
          1, 2,
        ]
      @State var model = Model()
          .configured
      @FocusState var focus: Bool
      var body: some HarnessUI.View {
      Toggle("x", isOn: $isOn)
        .tint(.red)
      }
      }
      """
    #expect(source == expansion(body: "Content()", content: content))
  }

  @Test(arguments: [
    ("#Preview", "#Preview needs a closure that makes the view: #Preview { MyView() }."),
    (
      #"#Preview("n", windowStyle: .plain) { V() }"#,
      "#Preview doesn't take 'windowStyle:'; it takes a name, 'traits:' and 'body:'."
    ),
    (#"#Preview("a", "b") { V() }"#, "#Preview takes one name; traits follow 'traits:'."),
    ("#Preview { V(", "A bracket '{' is never closed."),
    (
      "#Preview { @Previewable struct S {} }",
      "@Previewable belongs to a property: @Previewable @State var isOn = true."
    ),
  ])
  func `a use that can't be expanded is explained at its place`(
    source: String, message: String
  ) throws {
    let expansion = try Expansion.preview(source)
    #expect(expansion.source == nil)
    #expect(expansion.message == message)
    #expect(expansion.offset == 102)
  }

  @Test(arguments: [
    "/* { */ V()", "V() // }", ##"V(#"}"#)"##, #"V("\("}")")"#, "V(\"\"\"\n  }\n  \"\"\")",
    "V(#/}/#)", "V { W(`in`: [1]) }",
  ])
  func `brackets in literals and comments don't count`(body: String) throws {
    let source = try Expansion.preview("#Preview {\n\(body)\n}").source
    let kept = source?.contains("body: {\n\(body)\n})")
    // Comments at the ends of the closure are dropped with the white space.
    let bare = source?.contains("body: {\nV()\n})")
    #expect(kept == true || bare == true)
  }
}
