import HarnessKit
import SwiftUI

/// Views that are found by their types, and what they keep.
@MainActor
func registerTypeCases(in harness: inout Harness) {
  harness.register(Component("Shelf") { _ in Shelf() })
  harness.register(Component("Keeping") { _ in Keeping() })
  harness.register(
    Component("Optionals") { args in
      Optionals(
        name: try args.value("name", default: "nobody"),
        numbers: try args.value("numbers", default: [1]),
        onAsk: try args.callback("onAsk", "numbers"))
    })
}

/// Two cards, each with a text and a button, and a list of further ones.
private struct Shelf: View {
  var body: some View {
    VStack {
      Book(title: "Emma", pages: 474)
      Book(title: "Persuasion", pages: 249)
      List(["Walden", "Ulysses"], id: \.self) { Book(title: $0, pages: 1) }
    }
  }
}

private struct Book: View {
  let title: String
  let pages: Int
  @State private var isRead = false

  var body: some View {
    VStack {
      Text(title)
      Button(isRead ? "Unread" : "Read") { isRead.toggle() }
      if isRead { Text("\(pages) pages read") }
    }
  }
}

private enum Mood: String { case calm, wild }

private struct Point { var x = 1.5, nextY: Int? = 2 }

private final class Store: ObservableObject {
  @Published var items = ["Milk"]
  var taxRate = 0.19
}

@Observable private final class Settings {
  var isLoud = true
}

/// A component with a property of each kind that keeps a value.
private struct Keeping: View {
  @State private var count = 2
  @State private var name: String?
  @State private var mood = Mood.wild
  @State private var point = Point()
  @State private var ages = ["Ann": 7]
  @State private var gaps: [Int?] = [1, nil, 3]
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var settings = Settings()
  @StateObject private var store = Store()
  @Environment(\.isEnabled) private var isEnabled
  let plain = 1

  var body: some View {
    VStack {
      Button("More") {
        count += 1; store.items.append("Tea")
      }
      Inner(count: $count)
      Text("\(name ?? "") \(mood.rawValue) \(point.x) \(ages.count) \(gaps.count) \(day)")
      Text("\(settings.isLoud) \(store.items.count) \(isEnabled)")
    }
  }
}

private struct Inner: View {
  @Binding var count: Int
  var body: some View { Text("inner \(count)") }
}

private struct Optionals: View {
  let name: String?
  let numbers: [Int?]
  let onAsk: ([Int?]) -> Void

  var body: some View {
    Button(name ?? "no name") { onAsk(numbers) }
    Text("\(numbers.count) numbers")
  }
}
