import Combine
import HarnessKit
import SwiftUI

/// Components that leave something behind, and some that only look like it.
@MainActor
func registerLeaks(in harness: inout Harness) {
  harness.register(Component("Cycle") { _ in Cycle() })
  harness.register(Component("BornInCycle") { _ in BornInCycle() })
  harness.register(Component("Observed") { _ in Observed() })
  harness.register(Component("Nested") { _ in Nested() })
  harness.register(Component("Rows") { _ in Rows() })
  harness.register(Component("Ticking") { _ in Ticking() })
  harness.register(Component("Polling") { _ in Polling() })
  harness.register(Component("Listening") { _ in Listening() })
  harness.register(Component("Clean") { _ in Clean() })
  harness.register(Component("Sharing") { _ in Sharing() })
  harness.register(
    Component("Goodbye") { args in Goodbye(onGoodbye: try args.callback("onGoodbye")) })
  harness.register("post") { (name: String) -> Void in
    NotificationCenter.default.post(name: Notification.Name(name), object: nil)
  }
}

/// Keeps itself alive once it was told to.
@MainActor private final class ProfileModel: ObservableObject {
  @Published var visits = 0
  var onVisit: () -> Void = {}
  func visit() {
    onVisit = { self.visits += 1 }
    onVisit()
  }
}

private struct Cycle: View {
  @StateObject private var model = ProfileModel()
  var body: some View { Button("Visit \(model.visits)") { model.visit() } }
}

/// Keeps itself alive from the start.
@MainActor private final class RestlessModel: ObservableObject {
  @Published var text = "born"
  private var update: () -> Void = {}
  init() { update = { self.text = "updated" } }
}

private struct BornInCycle: View {
  @StateObject private var model = RestlessModel()
  var body: some View { Text(model.text) }
}

@MainActor @Observable private final class CartModel {
  var count = 0
  @ObservationIgnored var onChange: () -> Void = {}
  func add() {
    onChange = { self.count += 1 }
    onChange()
  }
}

private struct Observed: View {
  @State private var cart = CartModel()
  var body: some View { Button("Add \(cart.count)") { cart.add() } }
}

/// The view that leaks is somewhere inside, and goes before the test ends.
private struct Nested: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      if isShown {
        HStack { Observed() }
      }
    }
  }
}

private struct Rows: View {
  var body: some View {
    ForEach(1..<4) { _ in Cycle() }
  }
}

@MainActor private final class Ticker: ObservableObject {
  @Published var ticks = 0
  init() {
    _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.ticks += 1 }
    }
  }
}

private struct Ticking: View {
  @StateObject private var ticker = Ticker()
  var body: some View { Text("\(ticker.ticks)") }
}

private struct Polling: View {
  var body: some View {
    Text("polling").onAppear {
      Task {
        while true { try await Task.sleep(for: .seconds(2)) }
      }
    }
  }
}

/// Nobody takes back what it registers.
private struct Listening: View {
  @State private var news = "none"
  var body: some View {
    Text(news).onAppear {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: .init("news"), object: nil, queue: nil) { _ in
        print("a listener of an earlier test hears the news")
      }
    }
  }
}

/// One of everything, and all of it ends with the view.
private struct Clean: View {
  @StateObject private var profile = ProfileModel()
  @State private var cart = CartModel()
  @State private var token: AnyCancellable?
  @State private var news = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(profile.visits) \(cart.count) \(news)")
      .onReceive(timer) { _ in profile.visits += 1 }
      .onReceive(NotificationCenter.default.publisher(for: .init("news"))) { _ in news += 1 }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(2))
          cart.count += 1
        }
      }
      .onAppear {
        token = Timer.publish(every: 3, on: .main, in: .common).autoconnect().sink { _ in }
      }
      .onDisappear { token = nil }
  }
}

@MainActor private final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var name = "shared"
}

@MainActor @Observable private final class Account {
  static let shared = Account()
  var name = "account"
}

/// Its objects belong to everybody.
private struct Sharing: View {
  @StateObject private var settings = Settings.shared
  @State private var account = Account.shared
  @State private var given: Account

  init(given: Account = .shared) { _given = State(initialValue: given) }

  var body: some View { Text("\(settings.name) \(account.name) \(given.name)") }
}

/// Tells when it goes.
private struct Goodbye: View {
  let onGoodbye: () -> Void
  var body: some View { Text("hello").onDisappear { onGoodbye() } }
}
