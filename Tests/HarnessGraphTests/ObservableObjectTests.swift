import Combine
import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct ObservableObjectTests {
  final class Account: ObservableObject {
    @Published var name = "n"
    @Published var visits = 0
    var unpublished = 0
  }

  private struct Observes: View {
    let log: Log
    @ObservedObject var account: Account
    var body: some View {
      let _ = log("observes \(account.name)")
      TextField("name", text: $account.name)
    }
  }

  private struct Holds: View {
    let log: Log
    let account: Account
    @State private var other = 0
    var body: some View {
      let _ = log("holds")
      Observes(log: log, account: account)
      Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
    }
  }

  @Test func `a published change runs the views that observe the object`() throws {
    let (log, account) = (Log(), Account())
    let mounted = Mounted(Holds(log: log, account: account))
    #expect(log.take() == ["holds", "observes n"])
    account.name = "m"
    mounted.graph.settle()
    #expect(log.take() == ["observes m"])
    try mounted.fill("name", "k")
    #expect(account.name == "k")
    #expect(log.take() == ["observes k"])
    account.unpublished = 1
    mounted.graph.settle()
    #expect(log.take() == [])
    // The same object in a new value of the view is no change.
    try mounted.tap("other")
    #expect(log.take() == ["holds"])
  }

  @Test func `another object is observed instead of the first`() throws {
    struct Swapping: View {
      let log: Log
      let accounts: [Account]
      @State private var index = 0
      var body: some View {
        Button("swap") { index = 1 - index }
        Observes(log: log, account: accounts[index])
      }
    }
    let (log, accounts) = (Log(), [Account(), Account()])
    let mounted = Mounted(Swapping(log: log, accounts: accounts))
    try mounted.tap("swap")
    _ = log.take()
    accounts[0].name = "first"
    mounted.graph.settle()
    #expect(log.take() == [])
    accounts[1].name = "second"
    mounted.graph.settle()
    #expect(log.take() == ["observes second"])
  }

  private struct Owns: View {
    let log: Log
    @StateObject private var account: Account
    init(log: Log, made: @escaping () -> Account) {
      self.log = log
      _account = StateObject(wrappedValue: made())
    }
    var body: some View {
      let _ = log("owns \(account.visits)")
      Button("visit") { account.visits += 1 }
    }
  }

  private struct OwnsParent: View {
    let log: Log
    let made: () -> Account
    @State private var generation = 0
    @State private var other = 0
    var body: some View {
      Button("renew") { generation += 1 }
      Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
      Owns(log: log, made: made).id(generation)
    }
  }

  @Test func `a state object is made once for each identity`() throws {
    let log = Log()
    var count = 0
    let mounted = Mounted(
      OwnsParent(log: log) {
        count += 1
        return Account()
      })
    try mounted.tap("visit")
    try mounted.tap("other")
    #expect(count == 1)
    #expect(log.take() == ["owns 0", "owns 1"])
    try mounted.tap("renew")
    #expect(count == 2)
    #expect(log.take() == ["owns 0"])
  }

  private struct Deep: View {
    let log: Log
    @EnvironmentObject private var account: Account
    var body: some View {
      let _ = log("deep \(account.visits)")
      Button("visit") { account.visits += 1 }
    }
  }

  private struct Between: View {
    let log: Log
    var body: some View {
      let _ = log("between")
      Deep(log: log)
    }
  }

  @Test func `an environment object reaches views below and runs only its readers`() throws {
    let (log, account) = (Log(), Account())
    let mounted = Mounted(Between(log: log).environmentObject(account))
    #expect(log.take() == ["between", "deep 0"])
    try mounted.tap("visit")
    #expect(log.take() == ["deep 1"])
    #expect(account.visits == 1)
  }

  @Test func `the nearest environment object is the one that is seen`() {
    struct Reader: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    let (outer, inner) = (Account(), Account())
    (outer.name, inner.name) = ("outer", "inner")
    let mounted = Mounted(
      VStack {
        Reader()
        Reader().environmentObject(inner)
      }.environmentObject(outer))
    #expect(mounted.texts == ["outer", "inner"])
  }

  @Test func `another environment object under the same type reaches its readers`() throws {
    struct Reader: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    struct Swapping: View {
      let accounts: [Account]
      @State private var index = 0
      var body: some View {
        Button("swap") { index = 1 - index }
        Reader().environmentObject(accounts[index])
      }
    }
    let accounts = [Account(), Account()]
    accounts[1].name = "second"
    let mounted = Mounted(Swapping(accounts: accounts))
    try mounted.tap("swap")
    #expect(mounted.texts == ["swap", "second"])
  }
}
