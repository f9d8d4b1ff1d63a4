import HarnessGraph
import SwiftUI
import Testing

/// Which bodies run after which change: no more than those that read what changed.
@MainActor @Suite struct DependencyTests {
  private struct Profile: Equatable {
    var name = "n"
    var age = 1
  }

  private struct TakesBinding: View {
    let log: Log
    @Binding var number: Int
    var body: some View {
      let _ = log("child")
      Button("child \(number)") { number += 1 }.accessibilityIdentifier("child")
    }
  }

  private struct PassesOn: View {
    let log: Log
    @Binding var number: Int
    var body: some View {
      let _ = log("between")
      TakesBinding(log: log, number: $number)
    }
  }

  private struct Owner: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      let _ = log("owner")
      PassesOn(log: log, number: $number)
    }
  }

  @Test func `a binding that is passed on is no read`() throws {
    let log = Log()
    let mounted = Mounted(Owner(log: log))
    #expect(log.take() == ["owner", "between", "child"])
    try mounted.tap("child")
    #expect(log.take() == ["child"])
    try mounted.tap("child")
    #expect(log.take() == ["child"])
    #expect(mounted.texts == ["child 2"])
  }

  private struct Name: View {
    let log: Log
    @Binding var name: String
    var body: some View {
      let _ = log("name")
      Button(name) { name += "+" }.accessibilityIdentifier("name")
    }
  }

  private struct ProfileOwner: View {
    let log: Log
    @State private var profile = Profile()
    var body: some View {
      let _ = log("owner")
      VStack {
        Name(log: log, name: $profile.name)
        TakesBinding(log: log, number: $profile.age)
      }
    }
  }

  @Test func `a binding by key path is no read of the owner and writes into its value`() throws {
    let log = Log()
    let mounted = Mounted(ProfileOwner(log: log))
    #expect(log.take() == ["owner", "name", "child"])
    try mounted.tap("name")
    // Both read parts of one state: a state is one dependency, as in SwiftUI.
    #expect(log.take() == ["name", "child"])
    #expect(mounted.texts == ["n+", "child 1"])
  }

  private struct Leaf: View {
    let log: Log
    let number: Int
    var title = "t"
    var body: some View {
      let _ = log("leaf \(number)")
      Text("\(title) \(number)")
    }
  }

  private struct WithAction: View {
    let log: Log
    let action: @MainActor () -> Void
    var body: some View {
      let _ = log("with action")
      Button("act", action: action)
    }
  }

  private struct Parent: View {
    let log: Log
    @State private var number = 0
    @State private var unread = 0
    var body: some View {
      let _ = log("parent")
      VStack {
        Button("increment") { number += 1 }
        Button("write unread") { unread += 1 }
        Leaf(log: log, number: 7)
        Leaf(log: log, number: number)
        WithAction(log: log) { number += 10 }
      }
    }
  }

  @Test func `an equal child is skipped, a changed one and one with a closure run`() throws {
    let log = Log()
    let mounted = Mounted(Parent(log: log))
    #expect(log.take() == ["parent", "leaf 7", "leaf 0", "with action"])
    try mounted.tap("increment")
    #expect(log.take() == ["parent", "leaf 1", "with action"])
  }

  @Test func `a state that no body reads runs none`() throws {
    let log = Log()
    let mounted = Mounted(Parent(log: log))
    _ = log.take()
    try mounted.tap("write unread")
    #expect(log.take() == [])
  }

  @Test func `what a body reads no more is no dependency any more`() throws {
    struct Switching: View {
      let log: Log
      @State private var readsFirst = true
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = log(readsFirst ? "first \(first)" : "second \(second)")
        VStack {
          Button("switch") { readsFirst.toggle() }
          Button("first") { first += 1 }
          Button("second") { second += 1 }
        }
      }
    }
    let log = Log()
    let mounted = Mounted(Switching(log: log))
    try mounted.tap("second")
    try mounted.tap("first")
    #expect(log.take() == ["first 0", "first 1"])
    try mounted.tap("switch")
    try mounted.tap("first")
    try mounted.tap("second")
    #expect(log.take() == ["second 1", "second 2"])
  }

  @Test func `a row's closure has its own reads: the owner does not run for them`() throws {
    struct List: View {
      let log: Log
      @State private var suffix = ""
      var body: some View {
        let _ = log("owner")
        VStack {
          Button("suffix") { suffix += "!" }
          ForEach(0..<2, id: \.self) { Text("\($0)\(suffix)") }
        }
      }
    }
    let log = Log()
    let mounted = Mounted(List(log: log))
    _ = log.take()
    try mounted.tap("suffix")
    #expect(log.take() == [])
    #expect(mounted.texts == ["suffix", "0!", "1!"])
  }

  private enum Mode { case on, off }
  private struct Compared: View {
    struct Payload {
      var numbers = [1, 2]
      var name = "n"
    }
    let log: Log
    let mode: Mode
    let payload: Payload
    let optional: String?
    let tuple: (Int, Bool)
    var body: some View {
      let _ = log("compared")
      Text(payload.name)
    }
  }

  private struct Comparing: View {
    let log: Log
    let change: Int
    @State private var step = 0
    var body: some View {
      let isChanged = step > 0
      VStack {
        Button("step") { step += 1 }
        Compared(
          log: log, mode: isChanged && change == 1 ? .off : .on,
          payload: .init(numbers: isChanged && change == 2 ? [1] : [1, 2]),
          optional: isChanged && change == 3 ? nil : "o",
          tuple: (isChanged && change == 4 ? 2 : 1, true))
      }
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1)])
  func `a child is compared field by field`(change: Int, runs: Int) throws {
    let log = Log()
    let mounted = Mounted(Comparing(log: log, change: change))
    _ = log.take()
    try mounted.tap("step")
    #expect(log.take().count == runs)
  }

  @Test func `what an action reads is no dependency`() throws {
    struct Acting: View {
      let log: Log
      @State private var number = 0
      @State private var seen = 0
      var body: some View {
        let _ = log("body")
        VStack {
          Button("read") { seen = number }
          Button("write") { number += 1 }
        }
      }
    }
    let log = Log()
    let mounted = Mounted(Acting(log: log))
    try mounted.tap("read")
    try mounted.tap("write")
    #expect(log.take() == ["body"])
  }

  @Test func `rows that move or stay are not evaluated again, however many`() throws {
    struct Numbers: View {
      let log: Log
      @State private var numbers = Array(0..<1000)
      var body: some View {
        let _ = log("owner")
        Button("reverse") { numbers.reverse() }
        Button("insert") { numbers.insert(-1, at: 500) }
        List(numbers, id: \.self) { Leaf(log: log, number: $0) }
      }
    }
    let log = Log()
    let mounted = Mounted(Numbers(log: log))
    #expect(log.take().count == 1001)
    try mounted.tap("reverse")
    #expect(log.take() == ["owner"])
    try mounted.tap("insert")
    #expect(log.take() == ["owner", "leaf -1"])
    let rows = try #require(mounted.root.children.last).children
    #expect(rows.count == 1001)
    #expect(rows.first?.text == "t 999")
    #expect(rows[500].text == "t -1")
  }
}
