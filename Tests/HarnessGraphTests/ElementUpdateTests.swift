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
      #expect(part.position == nil)
      text += "\(indent)part\n" + self.text(of: part, depth: depth + 1)
    }
    for (position, child) in element.children.enumerated() {
      #expect(child.parent === element)
      #expect(child.position == position)
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

  /// One row of a list, two, or several, among them those of another cell.
  private struct FlatCell: View {
    let number: Int
    @State private var extra = 0
    @State private var title = "open"
    var body: some View {
      Button("\(title) \(number)") { extra = (extra + 1) % 4 }
      if extra > 0 { Text("opened \(number)") }
      if extra > 1 { Cell(number: number + 100) }
      if extra > 2 { Button("entitle \(number)") { title += "!" } }
    }
  }

  private struct FlatCells: View {
    let rows: [Int]
    let isDisabled: Bool
    var body: some View {
      List {
        Group {
          ForEach(rows, id: \.self) { FlatCell(number: $0) }
        }
        .disabled(isDisabled)
        Text("between")
        ForEach(rows, id: \.self) { number in
          FlatCell(number: number + 10).accessibilityIdentifier("flat \(number)").tag(number)
          Group { Cell(number: number + 30) }
        }
        ForEach(rows.filter { $0 == 1 }, id: \.self) { FlatCell(number: $0 + 40) }
        HStack { FlatCell(number: 50) }
      }
      List(rows.filter { $0 < 3 }, id: \.self) { number in
        Group { FlatCell(number: number + 60).disabled(isDisabled) }
      }
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

  /// A section of a list that comes, goes, gains rows, and becomes a plain row.
  private struct CellSection: View {
    let number: Int
    @State private var step = 0
    var body: some View {
      if step % 3 == 2 {
        Button("unsection \(number)") { step += 1 }
      } else {
        Section {
          Button("section \(number)") { step += 1 }
          Cell(number: number + 1)
          if step > 0 { FlatCell(number: number + 2) }
        } header: {
          Inner(taps: step)
          if step > 3 { Button("header \(number)") { step += 1 } }
        } footer: {
          Text("\(step) steps")
        }
      }
    }
  }

  /// Rows that buttons wait behind; some of them become several rows.
  private struct SwipedCells: View {
    let rows: [Int]
    let isDisabled: Bool
    @State private var selected: Int?
    var body: some View {
      List(selection: $selected) {
        Button("select \(selected ?? 0)") { selected = (selected ?? 0) % 3 + 1 }
        ForEach(rows, id: \.self) { number in
          Cell(number: number + 300).swipeActions { Button("swipe \(number)") {} }
          Section("fixed") { FlatCell(number: number + 310).disabled(isDisabled) }
          CellSection(number: number * 10 + 400).accessibilityIdentifier("cell section")
        }
        ForEach(rows, id: \.self) { FlatCell(number: $0 + 500) }.onDelete { _ in }
        CellSection(number: 600)
      }
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
        FlatCells(rows: rows, isDisabled: isDisabled)
        SwipedCells(rows: rows, isDisabled: isDisabled)
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

  @Test(arguments: ["open 1", "open 2", "open 3", "open 11", "open 50", "open 61"])
  func `a row of a list that gains and loses elements leaves the other rows alone`(
    _ button: String
  ) throws {
    let mounted = Mounted(Screen())
    let others = ["open 13", "between", "open 62", "step 32", "grow 1"]
    let untouched = try others.map { try mounted.find($0) }
    let builds = mounted.graph.elementBuilds
    for _ in 0..<8 {
      try mounted.tap(button)
      let found = try others.map { try mounted.find($0) }
      #expect(zip(found, untouched).allSatisfy { $0 === $1 })
    }
    #expect(mounted.graph.elementBuilds == builds)
    let text = text(of: mounted.root)
    #expect(text == self.text(of: mounted.graph.makeElements()))
  }

  @Test(arguments: [true, false])
  func `elements know their places after many others came and went before them`(
    _ isList: Bool
  ) throws {
    let mounted = Mounted(
      Group {
        if isList {
          List(1...90, id: \.self) { FlatCell(number: $0) }
        } else {
          ForEach(1...90, id: \.self) { FlatCell(number: $0) }
        }
      })
    let builds = mounted.graph.elementBuilds
    for number in 1...90 { try mounted.tap("open \(number)") }
    for number in [90, 1, 45, 89, 46] {
      for _ in 0..<4 { try mounted.tap("open \(number)") }
    }
    #expect(mounted.graph.elementBuilds == max(builds, 1))
    let text = text(of: mounted.root)
    #expect(text == self.text(of: mounted.graph.makeElements()))
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
