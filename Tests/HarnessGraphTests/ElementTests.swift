import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct ElementTests {
  private func only(_ view: some View) throws -> UIElement {
    let children = Mounted(view).root.children
    try #require(children.count == 1)
    return children[0]
  }

  // MARK: Identifiers

  @Test func `the outermost identifier is the element's, all are kept`() throws {
    let element = try only(
      Text("t").accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer"))
    #expect(element.identifier == "outer")
    #expect(element.identifiers == ["inner", "outer"])
  }

  @Test func `an identifier on a container makes a group of its elements`() throws {
    let group = try only(
      VStack {
        Text("a")
        Text("b")
      }.accessibilityIdentifier("pair"))
    #expect(group.roles == [.group])
    #expect(group.identifier == "pair")
    #expect(group.children.map(\.label) == ["a", "b"])
    #expect(group.children.allSatisfy { $0.parent === group && $0.identifier == nil })
  }

  @Test func `an identifier on a container of one element is that element's`() throws {
    let element = try only(VStack { Text("a") }.accessibilityIdentifier("one"))
    #expect(element.role == .text)
    #expect(element.identifier == "one")
  }

  @Test func `an identifier on nothing makes an empty group`() throws {
    let element = try only(EmptyView().accessibilityIdentifier("nothing"))
    #expect(element.roles == [.group])
    #expect(element.children.isEmpty)
  }

  @Test func `explicit ids and tags are kept, inner ones first`() throws {
    let element = try only(Text("t").id("inner").tag(1).id(7).tag("two"))
    #expect(element.explicitIDs == ["inner", 7])
    #expect(element.tags == [1, "two"])
  }

  // MARK: Labels and values

  @Test func `the name of a control is the text inside it, or else the image's`() throws {
    let both = Button(action: {}) {
      HStack {
        Image(systemName: "trash")
        Text("Delete")
        Text("all")
      }
    }
    #expect(try only(both).label == "Delete all")
    #expect(try only(Button(action: {}) { Image(systemName: "trash") }).label == "trash")
    #expect(try only(Button(action: {}) { Image(decorative: "line") }).label == "")
  }

  @Test func `hidden text is no part of a control's name`() throws {
    let button = Button(action: {}) {
      HStack {
        Text("seen")
        Text("unseen").hidden()
      }
    }
    #expect(try only(button).label == "seen")
  }

  @Test func `an accessibility label or value replaces what is computed`() throws {
    let button = try only(
      Button("x") {}.accessibilityLabel("Close").accessibilityValue(Text("now")))
    #expect(button.label == "Close")
    #expect(button.value == .string("now"))
    let inner = try only(
      Button(action: {}) { Image(systemName: "xmark").accessibilityLabel("Close") })
    #expect(inner.label == "Close")
  }

  @Test func `a text field has its title as label and placeholder, and its text as value`() throws {
    let field = try only(TextField("Name", text: .constant("Ann")))
    #expect(field.role == .textField)
    #expect(field.label == "Name")
    #expect(field.placeholder == "Name")
    #expect(field.value == .string("Ann"))
    #expect(field.text == "Ann")
    let prompted = try only(TextField("Name", text: .constant(""), prompt: Text("Your name")))
    #expect(prompted.label == "Name")
    #expect(prompted.placeholder == "Your name")
    #expect(try only(SecureField("Password", text: .constant("x"))).role == .secureField)
  }

  @Test func `a text field's value follows its binding`() throws {
    struct Echo: View {
      @State private var text = "a"
      var body: some View {
        TextField("field", text: $text)
        Button("set") { text = "b" }
      }
    }
    let mounted = Mounted(Echo())
    try mounted.tap("set")
    #expect(try mounted.find("field").value == .string("b"))
    try mounted.fill("field", "c")
    #expect(try mounted.find("field").value == .string("c"))
  }

  @Test func `the text of an element joins the texts inside`() {
    let mounted = Mounted(
      VStack {
        Text("a")
        HStack { Button("b") {} }
        Image(systemName: "c")
      })
    #expect(mounted.root.text == "a b")
  }

  // MARK: Attributes

  @Test func `what is painted and placed is kept as attributes, the innermost of a name wins`()
    throws
  {
    let element = try only(
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundColor(.accentColor)
        .foregroundColor(.red)
        .colorMultiply(.black)
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .font(.headline))
    #expect(element.attributes["image_scale"] == .string("large"))
    #expect(element.attributes["foreground_color"] == .string("accent"))
    #expect(element.attributes["color_multiply"] == .string("black"))
    #expect(element.attributes["padding"] == .string("8"))
    #expect(element.attributes["frame"] == .string("max_width=infinity alignment=center leading"))
    #expect(element.attributes["font"] == .string("headline"))
    let text = try only(Text("t").bold().font(.title).foregroundColor(.blue).italic())
    #expect(text.attributes["bold"] == .bool(true))
    #expect(text.attributes["italic"] == .bool(true))
    #expect(text.attributes["font"] == .string("title"))
    #expect(text.attributes["foreground_color"] == .string("blue"))
  }

  @Test func `the role of a button is an attribute`() throws {
    let button = try only(Button("Delete", role: .destructive) {})
    #expect(button.attributes["button_role"] == .string("destructive"))
  }

  @Test func `spacers, dividers and colours are no elements, a background's elements are`() {
    let mounted = Mounted(
      VStack {
        Spacer()
        Divider()
        Color.red
        Text("front").background(Color.red).background { Text("back") }
      })
    #expect(mounted.texts == ["front", "back"])
    #expect(mounted.root.children.count == 2)
  }

  @Test func `what only paints is told by the group that its name makes`() throws {
    let mounted = Mounted(
      Color.red.frame(width: 10).frame(height: 20).padding(4)
        .background(Color.blue.padding(9)).accessibilityIdentifier("dot").padding(5))
    let dot = try mounted.find("dot")
    #expect(dot.role == .group)
    // The innermost value of each name, without what stands behind.
    #expect(dot.attributes["frame"] == .string("width=10"))
    #expect(dot.attributes["padding"] == .string("4"))
  }

  // MARK: Refusals

  @Test func `the farthest view that disables or hides in an unbroken line is the cause`() throws {
    let mounted = Mounted(
      VStack {
        Button("enabled") {}
        HStack { Button("disabled") {}.disabled(false) }.disabled(true).accessibilityIdentifier("h")
        HStack { Button("hidden") {}.hidden() }.hidden()
      }.disabled(false))
    #expect(try mounted.find("enabled").isEnabled)
    let disabled = try mounted.find("disabled")
    #expect(!disabled.isEnabled)
    #expect(disabled.disabledBy?.placeName == "HStack#h")
    let hidden = try mounted.find("hidden")
    #expect(hidden.isHidden)
    #expect(hidden.hiddenBy?.placeName == "HStack")
    #expect(hidden.node.path == "VStack > HStack > Button")
  }

  // MARK: Freshness

  @Test func `the elements of a view are made once for each change of it`() throws {
    let mounted = Mounted(Counter("a"))
    let first = try mounted.find("a")
    #expect(try mounted.find("a") === first)
    try mounted.tap("a")
    #expect(try mounted.find("a") !== first)
  }
}
