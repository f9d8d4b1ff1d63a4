import HarnessKit
import SwiftUI

/// Screens as apps have them, each for something that their authors rely on.
@MainActor
func registerScreens(in harness: inout Harness) {
  harness.register(Component("EqualWidths") { _ in EqualWidths() })
  harness.register(Component("CitySearch") { _ in CitySearch() })
  harness.register(
    Component("NoteSheet") { args in
      NoteSheet(onDismiss: try args.callback("onDismiss"))
    })
  harness.register(Component("Reordering") { _ in Reordering() })
  harness.register(Component("Memory") { _ in Memory() })
  harness.register(Component("Contacts") { _ in Contacts() })
  harness.register(Component("InFront") { _ in InFront() })
  harness.register(Component("Tags") { _ in Tags() })
  harness.register(Component("Loudness") { _ in Loudness() })
  harness.register(Component("Address") { _ in Address() })
}

/// Makes buttons as wide as the widest, with a preference that readers behind them set.
private struct EqualWidths: View {
  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }
  @State private var width: CGFloat?

  var body: some View {
    VStack(alignment: .leading) {
      label("OK")
      label("Never ask me again")
      Text("\(Int(width ?? -1))").accessibilityIdentifier("width")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }

  private func label(_ name: String) -> some View {
    Button(name) {}
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .frame(width: width, alignment: .leading)
      .accessibilityIdentifier(name)
  }
}

/// Suggests what was looked for, as long as nothing is typed.
private struct CitySearch: View {
  private let cities = ["Berlin", "Bern", "Dublin"]
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(cities.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) { city in
        NavigationLink(city) { Text("Weather in \(city)") }
      }
      .searchable(text: $query, prompt: "Find a city") {
        if query.isEmpty { Text("Recent: Be").searchCompletion("Be") }
      }
    }
  }
}

/// A sheet with a navigation in it, whose page says how the sheet is.
private struct NoteSheet: View {
  let onDismiss: () -> Void
  @State private var isOpen = true
  @State private var note = ""

  var body: some View {
    Button("Edit") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: onDismiss) {
        NavigationStack {
          TextField("Note", text: $note)
            .navigationTitle("Editor")
            .interactiveDismissDisabled(!note.isEmpty)
            .presentationDetents([.height(300)])
        }
      }
  }
}

/// Rows that are lifted by a long press, and then carried.
private struct Reordering: View {
  @State private var letters = ["A", "B", "C"]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(letters, id: \.self) { letter in
        Text("Item \(letter)").frame(width: 200, height: 50).gesture(move(letter))
      }
      Text(letters.joined()).accessibilityIdentifier("order")
    }
  }

  private func move(_ letter: String) -> some Gesture {
    LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onEnded { value in
        guard case .second(true, let drag?) = value, let from = letters.firstIndex(of: letter)
        else { return }
        let steps = Int((drag.translation.height / 50).rounded())
        letters.remove(at: from)
        letters.insert(letter, at: min(max(from + steps, 0), letters.count))
      }
  }
}

/// A card that was found can't be seen or touched any more, and keeps its place.
private struct Memory: View {
  @State private var isFound = false
  @State private var taps = 0

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .frame(width: 100, height: 100)
        .opacity(isFound ? 0 : 1)
        .onTapGesture { taps += 1 }
        .accessibilityElement()
        .accessibilityLabel("Card")
      Button("Find it") { isFound = true }
      Text("\(taps) taps").accessibilityIdentifier("taps")
    }
  }
}

/// Headers stay in sight while their rows scroll by behind them.
private struct Contacts: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(["A", "B"], id: \.self) { letter in
          Section {
            ForEach(1...20, id: \.self) { Button("\(letter)\($0)") {}.frame(height: 50) }
          } header: {
            Text("Letter \(letter)").frame(height: 30).frame(maxWidth: .infinity)
              .background(.bar)
          }
        }
      }
    }
  }
}

/// A disabled button swallows touches of what is behind it; a link without a navigation is disabled.
private struct InFront: View {
  var body: some View {
    VStack {
      ZStack {
        Button("Under") {}.frame(width: 200, height: 50)
        Button("Over") {}.frame(width: 200, height: 50).background(.red).disabled(true)
      }
      NavigationLink("Lonely") { Text("Nowhere") }
    }
  }
}

/// A slider that stands in something that scrolls.
private struct Loudness: View {
  @State private var loudness = 0.5

  var body: some View {
    List { Slider(value: $loudness) { Text("Loudness") } }
  }
}

/// A field that keeps the focus after each entry.
private struct Tags: View {
  @State private var tags: [String] = []
  @State private var text = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Add", text: $text)
        .focused($isTyping)
        .onSubmit {
          tags.append(text)
          text = ""
          isTyping = tags.count < 3
        }
      Text(tags.joined(separator: "|")).accessibilityIdentifier("tags")
    }
  }
}

/// A form that is higher than the screen, in which the focus goes on.
private struct Address: View {
  enum Field: Int, CaseIterable { case name, street, city }
  @State private var texts = ["", "", ""]
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(spacing: 300) {
        ForEach(Field.allCases, id: \.self) { field in
          TextField("\(field)", text: $texts[field.rawValue])
            .focused($focus, equals: field)
            .onSubmit { focus = Field(rawValue: field.rawValue + 1) }
        }
      }
    }
  }
}
