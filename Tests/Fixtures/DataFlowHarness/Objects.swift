import Combine
import HarnessKit
import SwiftUI

@MainActor
func registerObjects(in harness: inout Harness) {
  harness.register(
    Component("OrderOfChange") { args in
      OrderOfChange(onEvent: try args.callback("onEvent", "name"))
    })
  harness.register(
    Component("DerivedValues") { _ in DerivedValues() })
  harness.register(
    Component("SharedModel") { args in
      SharedModel(onEvent: try args.callback("onEvent", "name"))
    })
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

/// Tells in which order those who listen to an object hear of a change, and what they see.
private struct OrderOfChange: View {
  @StateObject private var counter = Counter()
  @State private var subscriptions: Set<AnyCancellable> = []
  let onEvent: (String) -> Void

  var body: some View {
    Button("Count \(counter.count)") {
      onEvent("before")
      counter.count += 1
      onEvent("after, it is \(counter.count)")
    }
    .onReceive(counter.objectWillChange) { onEvent("view: object will change") }
    .onReceive(counter.$count) { onEvent("view: count \($0)") }
    .onChange(of: counter.count) { onEvent("view: changed from \($0) to \($1)") }
    .onAppear(perform: listen)
  }

  private func listen() {
    counter.objectWillChange
      .sink { [counter, onEvent] in onEvent("object will change, it is \(counter.count)") }
      .store(in: &subscriptions)
    counter.$count.dropFirst()
      .sink { [counter, onEvent] in onEvent("count becomes \($0), it is \(counter.count)") }
      .store(in: &subscriptions)
  }
}

/// A form that derives what it shows from what is typed, as models of forms do.
private final class FormModel: ObservableObject {
  @Published var name = ""
  @Published var age = ""
  @Published private(set) var query = "none"
  @Published private(set) var isValid = false

  init() {
    $name.combineLatest($age) { !$0.isEmpty && Int($1) != nil }
      .removeDuplicates()
      .assign(to: &$isValid)
    $name.dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { "query \($0)" }
      .assign(to: &$query)
  }
}

private struct DerivedValues: View {
  @StateObject private var model = FormModel()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      TextField("Age", text: $model.age)
      Text(model.query).accessibilityIdentifier("query")
      Button("Send") {}.disabled(!model.isValid)
    }
  }
}

/// An object that outlives the views that show it, and loads on its own.
private final class Feed: ObservableObject {
  @Published private(set) var items: [String] = []
  private let onEvent: (String) -> Void

  init(onEvent: @escaping (String) -> Void) { self.onEvent = onEvent }
  deinit { onEvent("feed is gone") }

  @MainActor func load() async {
    for name in ["one", "two"] {
      try? await Task.sleep(for: .seconds(1))
      items.append(name)
    }
  }
}

private struct SharedModel: View {
  @State private var isShown = true
  @State private var generation = 0
  let onEvent: (String) -> Void

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    Button("Renew") { generation += 1 }
    if isShown { FeedView(feed: Feed(onEvent: onEvent)).id(generation) }
  }
}

private struct FeedView: View {
  @StateObject var feed: Feed

  init(feed: @autoclosure @escaping () -> Feed) { _feed = StateObject(wrappedValue: feed()) }

  var body: some View {
    VStack { ForEach(feed.items, id: \.self) { Text($0) } }
      .task { await feed.load() }
  }
}
