import HarnessGraph
import SwiftUI
import Testing

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct First: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    if value == nil { value = nextValue() }
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test func `values of siblings are reduced in document order`() {
    struct Rows: View {
      let log: Log
      var body: some View {
        VStack {
          Text("a").preference(key: Names.self, value: ["a"])
          HStack {
            Text("b").preference(key: Names.self, value: ["b"])
            Text("none")
            Text("c").preference(key: Names.self, value: ["c"])
          }
          ForEach(0..<2) { Text("\($0)").preference(key: Names.self, value: ["\($0)"]) }
        }
        .onPreferenceChange(Names.self) { log($0.joined()) }
      }
    }
    let log = Log()
    _ = Mounted(Rows(log: log))
    #expect(log.take() == ["abc01"])
  }

  @Test func `without any value the action gets the default once`() {
    let log = Log()
    _ = Mounted(Text("x").onPreferenceChange(Sum.self) { log("\($0)") })
    #expect(log.take() == ["0"])
    _ = Mounted(Text("x").onPreferenceChange(First.self) { log("\($0 ?? "nil")") })
    #expect(log.take() == ["nil"])
  }

  @Test func `an outer value replaces, a transformation adds`() {
    let log = Log()
    let view = VStack {
      Text("a").preference(key: Sum.self, value: 1)
      Text("b").preference(key: Sum.self, value: 2)
    }
    _ = Mounted(
      view.onPreferenceChange(Sum.self) { log("inner \($0)") }
        .transformPreference(Sum.self) { $0 *= 10 }
        .onPreferenceChange(Sum.self) { log("middle \($0)") }
        .preference(key: Sum.self, value: 7)
        .onPreferenceChange(Sum.self) { log("outer \($0)") })
    #expect(log.take() == ["inner 3", "middle 30", "outer 7"])
  }

  private struct Changing: View {
    let log: Log
    @State private var count = 1
    @State private var isThere = true
    @State private var order = [1, 2]
    var body: some View {
      VStack {
        Button("more") { count += 1 }
        Button("same") { count += 0 }
        Button("toggle") { isThere.toggle() }
        Button("turn") { order.reverse() }
        if isThere { Text("x").preference(key: Sum.self, value: count) }
        ForEach(order, id: \.self) {
          Text("\($0)").preference(key: Names.self, value: ["\($0)"])
        }
      }
      .onPreferenceChange(Sum.self) { log("sum \($0)") }
      .onPreferenceChange(Names.self) { log("names \($0.joined())") }
    }
  }

  @Test func `the action runs for a change, a view that goes or comes, and a new order`() throws {
    let log = Log()
    let mounted = Mounted(Changing(log: log))
    #expect(log.take() == ["sum 1", "names 12"])
    try mounted.tap("more")
    #expect(log.take() == ["sum 2"])
    try mounted.tap("same")
    #expect(log.take() == [])
    try mounted.tap("toggle")
    #expect(log.take() == ["sum 0"])
    try mounted.tap("toggle")
    #expect(log.take() == ["sum 2"])
    try mounted.tap("turn")
    #expect(log.take() == ["names 21"])
  }

  @Test func `a state set by the action is settled before anything appears`() {
    struct Total: View {
      let log: Log
      @State private var total = -1
      var body: some View {
        VStack {
          Text("total \(total)").onAppear { log("appears with \(total)") }
          Text("a").preference(key: Sum.self, value: 4)
        }
        .onPreferenceChange(Sum.self) { total = $0 }
      }
    }
    let log = Log()
    let mounted = Mounted(Total(log: log))
    #expect(mounted.texts.contains("total 4"))
    #expect(log.take().count == 1)
  }

  @Test func `after one change preferences come first, then the rest in document order`() throws {
    struct Everything: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        VStack {
          Button("go") { number += 1 }
          if number.isMultiple(of: 2) {
            Text("even").onAppear { log("even comes") }.onDisappear { log("even goes") }
          } else {
            Text("odd").onAppear { log("odd comes") }.onDisappear { log("odd goes") }
          }
          Text("sum").preference(key: Sum.self, value: number)
            .onChange(of: number) { log("changed") }
        }
        .onPreferenceChange(Sum.self) { log("sum \($0)") }
      }
    }
    let log = Log()
    let mounted = Mounted(Everything(log: log))
    #expect(log.take() == ["sum 0", "even comes"])
    try mounted.tap("go")
    #expect(log.take() == ["sum 1", "even goes", "odd comes", "changed"])
  }

  @Test func `a view in front is made from the preference of the one behind`() throws {
    struct Badge: View {
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }
          .preference(key: Sum.self, value: count)
          .overlayPreferenceValue(Sum.self) { sum in Text("badge \(sum)") }
          .backgroundPreferenceValue(Sum.self) { sum in if sum > 1 { Text("many") } }
      }
    }
    let mounted = Mounted(Badge())
    #expect(mounted.texts == ["more", "badge 1"])
    try mounted.tap("more")
    #expect(mounted.texts == ["more", "badge 2", "many"])
    #expect(mounted.graph.takeIssues() == [])
  }

  @Test func `a layer may set the preference that it is made from`() throws {
    struct Over: View {
      let log: Log
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }
          .preference(key: Sum.self, value: count)
          .overlayPreferenceValue(Sum.self) { sum in
            Text("over \(sum)").preference(key: Sum.self, value: 10 * sum)
          }
          .onPreferenceChange(Sum.self) { log("\($0)") }
      }
    }
    let log = Log()
    let mounted = Mounted(Over(log: log))
    #expect(mounted.texts == ["more", "over 1"])
    try mounted.tap("more")
    #expect(mounted.texts == ["more", "over 2"])
    #expect(log.take().last == "22")
    #expect(mounted.graph.takeIssues() == [])
  }

  @Test func `a layer is made from a preference that can't be compared`() throws {
    struct Actions: PreferenceKey {
      static var defaultValue: [() -> Int] { [] }
      static func reduce(value: inout [() -> Int], nextValue: () -> [() -> Int]) {
        value += nextValue()
      }
    }
    struct Acting: View {
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }
          .preference(key: Actions.self, value: [{ count }])
          .overlayPreferenceValue(Actions.self) { actions in
            Text("\(actions.map { $0() }.reduce(0, +))")
          }
      }
    }
    let mounted = Mounted(Acting())
    #expect(mounted.texts == ["more", "1"])
    try mounted.tap("more")
    #expect(mounted.texts == ["more", "2"])
    #expect(mounted.graph.takeIssues() == [])
  }

  @Test func `only who reads a preference is evaluated`() throws {
    struct Leaf: View {
      let log: Log
      @State private var count = 1
      var body: some View {
        let _ = log("leaf")
        Button("more") { count += 1 }.preference(key: Sum.self, value: count)
      }
    }
    struct Reader: View {
      let log: Log
      @State private var sum = 0
      var body: some View {
        let _ = log("reader")
        Leaf(log: log).onPreferenceChange(Sum.self) { sum = $0 }
        SumText(log: log, sum: $sum)
      }
    }
    struct SumText: View {
      let log: Log
      @Binding var sum: Int
      var body: some View {
        let _ = log("text")
        Text("\(sum)")
      }
    }
    let log = Log()
    let mounted = Mounted(Reader(log: log))
    _ = log.take()
    try mounted.tap("more")
    #expect(log.take() == ["leaf", "text"])
  }

  @Test func `anchors are handed up and are equal for the same place`() throws {
    struct Places: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    struct Marked: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          Button("more") { count += 1 }
            .anchorPreference(key: Places.self, value: .bounds) { [$0] }
          Text("\(count)")
            .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        }
        .onPreferenceChange(Places.self) { log("\(Set($0).count) places") }
        .overlayPreferenceValue(Places.self) { Text("\($0.count) marks") }
      }
    }
    let log = Log()
    let mounted = Mounted(Marked(log: log))
    #expect(mounted.texts.contains("2 marks"))
    #expect(log.take() == ["2 places"])
    try mounted.tap("more")
    #expect(log.take() == [])
  }

  @Test func `a preference that changes what it is made from is a cycle with a name`() {
    struct Growing: View {
      @State private var size = 0
      var body: some View {
        Text("\(size)").preference(key: Sum.self, value: size)
          .onPreferenceChange(Sum.self) { size = $0 + 1 }
      }
    }
    let mounted = Mounted(Growing())
    #expect(
      mounted.graph.takeIssues() == [
        """
        Growing keeps invalidating itself: @State size changes each time its body or its actions \
        run (200 rounds after one input)
        """
      ])
  }
}
