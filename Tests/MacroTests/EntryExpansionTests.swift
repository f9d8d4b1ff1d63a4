import Testing

@Suite struct EntryExpansionTests {
  @Test func `an entry reads and writes under its key`() throws {
    let accessors = try Expansion.entry("@Entry var gap: CGFloat = 8", role: "accessor").source
    #expect(
      accessors == """
        get { self[__Key_gap.self] }
        set { self[__Key_gap.self] = newValue }
        """)
  }

  @Test(arguments: [
    ("@Entry var gap: CGFloat = 8", "gap", "CGFloat", "8"),
    ("@Entry public var x: Int = 3", "x", "Int", "3"),
    ("@Entry nonisolated internal var x: [String: Int] = [:]", "x", "[String: Int]", "[:]"),
    ("@Entry var maybe: String?", "maybe", "String?", "nil"),
    ("@Entry var `default`: Int = 1", "default", "Int", "1"),
    (
      "@Entry var act: (Int) -> String = { \"\\($0) = \" }", "act", "(Int) -> String",
      "{ \"\\($0) = \" }"
    ),
  ])
  func `a typed entry has a key of its type`(
    declaration: String, name: String, type: String, value: String
  ) throws {
    #expect(
      try Expansion.entry(declaration).source == """
        private struct __Key_\(name): HarnessUI.EnvironmentKey {
        typealias Value = \(type)
        static var defaultValue: Value { \(value) }
        }
        """)
  }

  @Test func `an inferred entry has a key of its value's type`() throws {
    #expect(
      try Expansion.entry("@Entry var theme = Theme(a: 1)").source == """
        private struct __Key_theme: HarnessUI.EnvironmentKey {
        static let defaultValue = Theme(a: 1)
        }
        """)
  }

  @Test func `focused values have no default`() throws {
    #expect(
      try Expansion.entry("@Entry var text: Binding<String>?", of: "FocusedValues").source == """
        private struct __Key_text: HarnessUI.FocusedValueKey {
        typealias Value = Binding<String>
        }
        """)
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
  ])
  func `the extended type chooses the kind of key`(owner: String, key: String) throws {
    let source = try Expansion.entry("@Entry var x: Int = 1", of: owner).source
    #expect(source?.hasPrefix("private struct __Key_x: HarnessUI.\(key) {") == true)
  }

  @Test(arguments: [
    ("@Entry let x = 1", "@Entry belongs to a 'var': @Entry var spacing: CGFloat = 8."),
    ("@Entry static var x = 1", "@Entry can't be static; remove 'static'."),
    ("@Entry var x", "@Entry needs a type or a default value for 'x'."),
    (
      "@Entry var x: Int { 3 }",
      "@Entry makes the accessors of 'x' itself; give a default value after '='."
    ),
  ])
  func `an entry that can't be expanded is explained at its place`(
    declaration: String, message: String
  ) throws {
    let expansion = try Expansion.entry(declaration)
    #expect(expansion.source == nil)
    #expect(expansion.message == message)
    #expect(expansion.offset == 103)
  }
}
