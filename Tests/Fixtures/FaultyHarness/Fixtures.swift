import Combine
import HarnessKit
import SwiftUI

/// Components for one question each.
@MainActor
func registerFixtures(in harness: inout Harness) {
  harness.register(
    Component("Card") { args in
      Card(
        title: try args.value("title"), count: try args.value("count"),
        ratio: try args.value("ratio", default: 1),
        isBold: try args.value("isBold", default: false),
        tags: try args.value("tags", default: []), theme: try args.value("theme", default: .light),
        note: try args.value("note"), onTap: try args.callback("onTap", "title", "count"))
    })
  harness.register(Component("Panel") { _ in Panel() })
  harness.register(Component("Late") { _ in Late() })
  harness.register("format_of_buttons") { (label: String) throws -> String in
    [EasyPredicate.type(.button), .exists(true), .label(.beginsWith, label)].merged().format
  }
  harness.register(
    Component("Loader") { args in
      Loader(load: try args.asyncCallback("load", "name", default: "nothing"))
    })
  harness.register(
    Component("Inspected") { args in
      Inspected(onVisit: try args.callback("onVisit", "visits"))
    })
}

enum Theme: String, CaseIterable, ArgumentValue {
  case light, dark
}

/// Takes an argument of each type.
private struct Card: View {
  let title: String
  let count: Int
  let ratio: Double
  let isBold: Bool
  let tags: [String]
  let theme: Theme
  let note: String?
  let onTap: (String, Int) -> Void

  var body: some View {
    VStack {
      Button(title) { onTap(title, count) }
      Text("\(count) at \(ratio)").accessibilityIdentifier("numbers")
      Text("\(theme)\(isBold ? ", bold" : "")").accessibilityIdentifier("look")
      ForEach(tags, id: \.self) { Text($0) }
      if let note { Text(note).accessibilityIdentifier("note") }
    }
  }
}

/// Things that can't be tapped, and things that are there twice.
private struct Panel: View {
  @State private var saves = 0

  var body: some View {
    VStack {
      Text("Saved \(saves) times").accessibilityIdentifier("saves")
      Button("Save") { saves += 1 }.accessibilityIdentifier("first-save")
      Button("Save") { saves += 1 }
      VStack {
        Button("Delete") { saves = 0 }
        TextField("Reason", text: .constant(""))
      }
      .disabled(true)
      .accessibilityIdentifier("danger")
      HStack { Button("Secret") { saves = 100 } }.hidden()
      Text("Nothing to tap")
    }
  }
}

/// Changes at known times, by each way that an app has.
private struct Late: View {
  @State private var seconds = 0
  @State private var events: [String] = []
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(seconds) s").accessibilityIdentifier("seconds")
      ForEach(events, id: \.self) { Text($0) }
    }
    .onReceive(timer) { _ in seconds += 1 }
    .task {
      try? await Task.sleep(for: .milliseconds(1500))
      events.append("slept")
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { events.append("dispatched") }
      Task {
        try await Task.sleep(for: .seconds(10))
        events.append("last")
      }
    }
  }
}

/// Asks its callback, and shows what it answers or throws.
private struct Loader: View {
  @State private var text = "empty"
  let load: (String) async throws -> String

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("text")
      Button("Load") {
        Task {
          do {
            text = try await load("file")
          } catch {
            text = "failed: \(error)"
          }
        }
      }
    }
  }
}

/// Tells who asks that it has been visited, by a publisher.
private struct Inspected: View {
  private let notice = PassthroughSubject<Int, Never>()
  let onVisit: (Int) -> Void

  var body: some View {
    Button("Visit") { notice.send(1) }
      .onReceive(notice) { onVisit($0) }
  }
}
