import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
  private struct Watching: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      VStack {
        Button("change") { number += 1 }
        Button("same") { number += 0 }
        Button("twice") {
          number += 1
          number += 1
        }
        Text("\(number)")
          .onChange(of: number) { log("none") }
          .onChange(of: number) { old, new in log("\(old) to \(new)") }
          .onChange(of: number, initial: true) { log("initial \(number)") }
          .onChange(of: number, initial: true) { log("initial \($0) to \($1)") }
      }
    }
  }

  @Test func `onChange takes no or two arguments, and may run at the start`() throws {
    let log = Log()
    let mounted = Mounted(Watching(log: log))
    #expect(log.take() == ["initial 0", "initial 0 to 0"])
    try mounted.tap("change")
    #expect(log.take() == ["none", "0 to 1", "initial 1", "initial 0 to 1"])
    try mounted.tap("same")
    #expect(log.take() == [])
    try mounted.tap("twice")
    #expect(log.take() == ["none", "1 to 3", "initial 3", "initial 1 to 3"])
  }

  @Test func `onChange with one argument runs the action made before the change`() throws {
    struct Former: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        Button("change") { number += 1 }
          .onChange(of: number) { [number] new in log("\(number) to \(new)") }
      }
    }
    let log = Log()
    let mounted = Mounted(Former(log: log))
    try mounted.tap("change")
    try mounted.tap("change")
    #expect(log.take() == ["0 to 1", "1 to 2"])
  }

  @Test func `changes that follow from changes are all seen before settle returns`() throws {
    struct Chain: View {
      let log: Log
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("start") { first = 1 }
          .onChange(of: first) { second = first * 10 }
          .onChange(of: second) { log("second \(second)") }
      }
    }
    let log = Log()
    let mounted = Mounted(Chain(log: log))
    try mounted.tap("start")
    #expect(log.take() == ["second 10"])
  }

  private struct Noting: View {
    let log: Log
    let name: String
    var body: some View {
      Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
    }
  }

  private struct Family: View {
    let log: Log
    @State private var isShown = true
    @State private var other = 0
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
        if isShown {
          VStack {
            Noting(log: log, name: "first")
            Noting(log: log, name: "second")
          }
          .onAppear { log("+parent") }
          .onAppear { log("+outer") }
          .onDisappear { log("-parent") }
        }
      }
    }
  }

  @Test func `children appear and disappear before their parents, in document order`() throws {
    let log = Log()
    let mounted = Mounted(Family(log: log))
    #expect(log.take() == ["+first", "+second", "+parent", "+outer"])
    try mounted.tap("other")
    #expect(log.take() == [])
    try mounted.tap("toggle")
    #expect(log.take() == ["-first", "-second", "-parent"])
    try mounted.tap("toggle")
    #expect(log.take() == ["+first", "+second", "+parent", "+outer"])
  }

  @Test func `everything disappears when the view is unmounted`() {
    let log = Log()
    let mounted = Mounted(Family(log: log))
    _ = log.take()
    mounted.graph.unmount()
    #expect(log.take() == ["-first", "-second", "-parent"])
    mounted.graph.unmount()
    #expect(log.take() == [])
    #expect(mounted.graph.root == nil)
    #expect(mounted.root.children.isEmpty)
  }

  @Test func `a state written on appearance is shown when the mount returns`() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    #expect(Mounted(Loading()).texts == ["loaded"])
  }

  @Test func `a row that moves neither appears nor disappears`() throws {
    struct Moving: View {
      let log: Log
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("move") { names = ["c", "a", "d"] }
        ForEach(names, id: \.self) { Noting(log: log, name: $0) }
      }
    }
    let log = Log()
    let mounted = Mounted(Moving(log: log))
    _ = log.take()
    try mounted.tap("move")
    #expect(log.take() == ["-b", "+d"])
  }

  @Test func `a handler may settle: it sees the effects of what it does`() throws {
    struct Acting: View {
      let changed: () -> Void
      @State private var number = 0
      var body: some View {
        Button("change") { number += 1 }.onChange(of: number) { changed() }
        Counter("other")
      }
    }
    var seen: [String] = []
    var act = {}
    let mounted = Mounted(Acting { act() })
    act = {
      try? mounted.tap("other")
      seen = mounted.texts
    }
    try mounted.tap("change")
    #expect(seen == ["change", "other=1"])
  }
}
