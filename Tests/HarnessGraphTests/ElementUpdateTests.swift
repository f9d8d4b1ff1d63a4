import HarnessGraph
import SwiftUI
import Testing

/// After a change the element tree is brought up to date in place, and is what a new one would be.
@MainActor @Suite struct ElementUpdateTests {
  /// All that a tree says, one element a line.
  private func text(of element: UIElement, depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth)
    let attributes = element.attributes.sorted { $0.key < $1.key }
    var text = indent + element.summary
    text += " \(element.roles) \(element.identifiers) \(element.tags) \(element.explicitIDs)"
    text += " \(attributes) \(element.disabledBy?.path ?? "-") \(element.hiddenBy?.path ?? "-")"
    text += " \(ObjectIdentifier(element.node))\n"
    for part in element.parts {
      #expect(part.parent === element)
      text += "\(indent)part\n" + self.text(of: part, depth: depth + 1)
    }
    for child in element.children {
      #expect(child.parent === element)
      text += self.text(of: child, depth: depth + 1)
    }
    return text
  }

  /// A row whose buttons change what it contributes in every way there is.
  private struct Row: View {
    let number: Int
    @State private var extra = 0
    @State private var isDisabled = false
    @State private var isOn = false
    @State private var title = "t"

    var body: some View {
      Text("\(title) \(number)").accessibilityIdentifier("title")
      Button("rename \(number)") { title += "!" }
      Button("more \(number)") { extra = (extra + 1) % 3 }
      Button("disable \(number)") { isDisabled.toggle() }
      Toggle("toggle \(number)", isOn: $isOn).toggleStyle(BoxStyle())
      if extra > 0 { Label(number: number) }
      if extra > 1 {
        Group {
          Text("a")
          Text("b").hidden()
        }
        .accessibilityIdentifier("pair")
      }
      HStack { Text("inside").padding(CGFloat(extra)) }.disabled(isDisabled)
    }
  }

  private struct Label: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      Button {
        taps += 1
      } label: {
        Inner(taps: taps)
      }
      .accessibilityIdentifier("label \(number)")
    }
  }

  private struct Inner: View {
    let taps: Int
    @State private var isLong = false
    var body: some View {
      Text("tapped \(taps)")
      if taps > 1 { Text("often") }
    }
  }

  private struct BoxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      if configuration.isOn {
        Button("on") { configuration.isOn.toggle() }
      } else {
        HStack {
          Button("off") { configuration.isOn.toggle() }
          configuration.label
        }
      }
    }
  }

  /// One row of a list, or two; sometimes none.
  private struct Cell: View {
    let number: Int
    @State private var step = 0
    var body: some View {
      if step != 3 { Button("step \(number)") { step += 1 } }
      if step == 1 { Text("second \(number)") }
      if step > 3 { EmptyView() }
    }
  }

  private struct NamedCell: View {
    let number: Int
    @State private var step = 0
    var body: some View {
      HStack {
        Button("grow \(number)") { step = (step + 1) % 3 }
        if step > 0 { Text("grown \(number)") }
      }
      .accessibilityIdentifier("cell \(number)")
      .tag(number)
    }
  }

  private struct Screen: View {
    @State private var rows = [1, 2, 3]
    @State private var isDisabled = false
    var body: some View {
      VStack {
        Button("reverse") { rows.reverse() }
        Button("append") { rows.append(rows.count + 1) }
        Button("disable all") { isDisabled.toggle() }
        ForEach(rows, id: \.self) { number in
          VStack { Row(number: number) }.accessibilityIdentifier("row").tag(number)
        }
        Group {
          ForEach(rows, id: \.self) { Row(number: $0 + 10).padding(2).tag("x") }
        }
        .disabled(isDisabled)
        List(rows, id: \.self) { Cell(number: $0) }
        List(rows, id: \.self) { NamedCell(number: $0) }
        List { Cell(number: 20).accessibilityLabel("only") }
      }
      .font(.body)
    }
  }

  @Test(arguments: 1...12) func `whatever is touched, the tree is what a new one would be`(
    seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    let mounted = Mounted(Screen())
    for _ in 0..<80 {
      var buttons: [UIElement] = []
      mounted.root.forEachUnmerged { if $0.activate != nil { buttons.append($0) } }
      let button = buttons[Int(random.next() % UInt64(buttons.count))]
      button.activate?()
      mounted.graph.settle()
      let updated = mounted.root
      // A new tree is where updates begin again, so that one is made now and then only.
      if random.next().isMultiple(of: 4) {
        let text = text(of: updated)
        #expect(text == self.text(of: mounted.graph.makeElements()), "after \(button.name)")
      }
    }
    #expect(mounted.graph.issues == [])
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test(arguments: ["rename 1", "more 1", "disable 2", "rename 12", "more 13"])
  func `a change inside of one row leaves the other elements alone`(_ button: String) throws {
    let mounted = Mounted(Screen())
    let untouched = try mounted.find("rename 3")
    let builds = mounted.graph.elementBuilds
    try mounted.tap(button)
    #expect(try mounted.find("rename 3") === untouched)
    #expect(mounted.graph.elementBuilds == builds)
  }

  @Test func `a row of a list that has a name stays, and so do the other rows`() throws {
    let mounted = Mounted(Screen())
    try mounted.tap("grow 3")
    let row = try mounted.find("cell 3")
    let other = try mounted.find("grow 1")
    #expect(row.role == .row)
    let builds = mounted.graph.elementBuilds
    try mounted.tap("grow 3")
    #expect(try mounted.find("cell 3") === row)
    #expect(try mounted.find("grow 3").parent === row)
    #expect(try mounted.find("grow 1") === other)
    #expect(mounted.graph.elementBuilds == builds)
  }

  @Test func `an element that was replaced has no parent any more`() throws {
    let mounted = Mounted(Screen())
    let old = try mounted.find("rename 1")
    #expect(old.parent != nil)
    try mounted.tap("rename 1")
    #expect(try mounted.find("rename 1") !== old)
    #expect(old.parent == nil)
    #expect(old.isAlive)
  }
}
