import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

private struct Scopes: View {
  var hasPreference = true
  @Namespace private var namespace
  @Namespace private var other
  @Environment(\.resetFocus) private var resetFocus
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("outside", text: $text)
      VStack {
        Button("one") {}
        TextField("two", text: $text).prefersDefaultFocus(hasPreference, in: namespace)
        TextField("three", text: $text)
      }
      .focusScope(namespace)
      Button("reset") { resetFocus(in: namespace) }
      Button("reset nothing") { resetFocus(in: other) }
    }
  }
}

private struct Searching: View {
  @State private var text = ""
  @State private var page = ""
  @FocusState private var isSearching: Bool
  @FocusState private var field: Int?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("page", text: $page)
        Button("search") { isSearching = true }
        Button("leave") { isSearching = false }
        Text("\(isSearching) \(field ?? 0)").accessibilityIdentifier("state")
      }
      .searchable(text: $text, prompt: "Find")
      .searchFocused($isSearching)
      .searchFocused($field, equals: 1)
    }
  }
}

struct DefaultFocusTests {
  @Test func `a view that prefers it has the focus at first, and after a reset`() throws {
    let graph = Graph(Scopes())
    let device = InputDevice(graph: graph)
    #expect(try graph.element("two").isFocused)
    try device.focus(graph.element("outside"))
    try device.tap(graph.element("reset nothing"))
    #expect(try graph.element("outside").isFocused)
    try device.tap(graph.element("reset"))
    #expect(try graph.element("two").isFocused)
  }

  @Test func `without a preference a reset takes the first field of the scope`() throws {
    let graph = Graph(Scopes(hasPreference: false))
    let device = InputDevice(graph: graph)
    #expect(device.focusedNode == nil)
    try device.tap(graph.element("reset"))
    #expect(try graph.element("two").isFocused)
  }

  @Test func `a state follows the field of a search, and moves the focus there`() throws {
    let graph = Graph(Searching())
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("Find"))
    #expect(try graph.element("state").label == "true 1")
    try device.focus(graph.element("page"))
    #expect(try graph.element("state").label == "false 0")
    try device.tap(graph.element("search"))
    #expect(try graph.element("Find").isFocused)
    #expect(try graph.element("Find").attributes["is_searching"] == .bool(true))
    try device.tap(graph.element("leave"))
    #expect(device.focusedNode == nil)
  }
}
