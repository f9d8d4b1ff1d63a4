import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

@Suite struct EntryBehaviourTests {
  @Test func `an entry has its default until it is set`() {
    var values = EnvironmentValues()
    #expect(values.gap == 8)
    #expect(values.caption == "none")
    #expect(values.theme == Theme())
    #expect(values.maybe == nil)
    #expect(values.format(3) == "number 3")
    #expect(values.default == ["a": 1])
    values.gap = 5
    values.theme.isDark = true
    values.maybe = "x"
    #expect(values.gap == 5)
    #expect(values.theme == Theme(isDark: true))
    #expect(values.maybe == "x")
    #expect(EnvironmentValues().gap == 8)
  }
}

@MainActor @Suite struct PreviewBehaviourTests {
  private let previews = discoveredPreviews().filter { $0.fileID == "MacroTests/MacroUses.swift" }

  private func preview(_ name: String) throws -> HarnessUI.Preview {
    try #require(previews.first { $0.name == name })
  }

  @Test func `every preview of the program is found, in the order of the file`() {
    #expect(
      previews.map(\.name) == [
        nil, "Named", "With traits", "Sample data", "State", "Local type",
      ])
    #expect(previews.map(\.line) == [26, 28, 34, 36, 40, 45])
  }

  @Test func `a preview makes its view`() throws {
    #expect(previews.first?.make() is Greeting)
    #expect(try "\(type(of: preview("Named").make()))" == "TupleView<(Greeting, Text)>")
    #expect(try "\(type(of: preview("Local type").make()))" == "Wrapper")
  }

  @Test func `a preview knows its traits`() throws {
    #expect(try preview("With traits").traits.map(\.layout) == [.sizeThatFits, .landscape])
  }

  @Test func `modifiers put a preview into its surroundings, the first outermost`() async throws {
    let view = try await preview("Sample data").makeInSurroundings()
    let outer = try #require(view as? NumberedView<PreviewModifierContent>)
    #expect(outer.number == 1)
    #expect(outer.context == "context")
  }

  @Test func `a preview provider has previews and no platform`() {
    #expect("\(type(of: Greeting_Previews.previews))" == "TupleView<(Greeting, Text)>")
    #expect(Greeting_Previews.platform == nil)
  }

  @Test func `every preview provider of the program is found`() throws {
    let found = discoveredPreviewProviders().filter { $0.fileID == "MacroTests" }
    #expect(found.map(\.name) == ["Greeting_Previews"])
    #expect("\(type(of: try #require(found.first).make()))" == "TupleView<(Greeting, Text)>")
  }
}
