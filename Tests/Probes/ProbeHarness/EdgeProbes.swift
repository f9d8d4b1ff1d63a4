import HarnessKit
import SwiftUI

/// Cases at the edges of names that other probes use in their usual way.
@MainActor
func registerEdgeProbes(in harness: inout Harness) {
  harness.probe("DisabledEdgesProbe") { DisabledEdgesProbe() }
  harness.probe("ValueEdgesProbe") { ValueEdgesProbe() }
  harness.probe("DateEdgesProbe") { DateEdgesProbe() }
  harness.probe("SourceEdgesProbe") { SourceEdgesProbe() }
  harness.probe("TagEdgesProbe") { TagEdgesProbe() }
  harness.probe("TextEdgesProbe") { TextEdgesProbe() }
  harness.probe("TableEdgesProbe") { TableEdgesProbe() }
  harness.probe("AsyncImageEdgesProbe") { AsyncImageEdgesProbe() }
  harness.probe("ChangeEdgesProbe") { ChangeEdgesProbe() }
  harness.probe("FocusEdgesProbe") { FocusEdgesProbe() }
  harness.probe("PathEdgesProbe") { PathEdgesProbe() }
  harness.probe("TwoTapStyleProbe") { TwoTapStyleProbe() }
  harness.probe("SelectedLinksProbe") { SelectedLinksProbe() }
}

private struct DisabledEdgesProbe: View {
  @State private var isOff = true

  var body: some View {
    VStack {
      Menu("Shut") { Button("Inside") {} }.disabled(isOff)
      VStack { Menu("Shut within") { Button("Inside") {} } }.disabled(isOff)
      VStack {
        EnabledReader(name: "nested").disabled(false)
        Button("Nested") {}.disabled(false)
      }
      .disabled(isOff)
      EnabledReader(name: "free").disabled(false)
      Toggle("Off", isOn: $isOff)
    }
  }

  private struct EnabledReader: View {
    let name: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(name) \(isEnabled ? "enabled" : "disabled")") }
  }
}

private struct ValueEdgesProbe: View {
  @State private var whole = 9
  @State private var part = 0.9
  private let plain: String = "Plain"

  var body: some View {
    VStack {
      Stepper("Whole", value: $whole, in: 0...10, step: 3)
      Stepper(plain, value: $whole, in: 0...10, step: 3)
      Stepper(value: $whole, in: 0...10, step: 3) { Text("Label") }
      Stepper("Part", value: $part, in: 0...1, step: 0.25, format: .number)
      Text("whole \(whole)")
    }
  }
}

private struct DateEdgesProbe: View {
  @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
  private let end = Date(timeIntervalSince1970: 1_767_571_200)
  private let plain: String = "Plain"

  var body: some View {
    VStack {
      DatePicker("Key", selection: $date, in: ...end)
      DatePicker(plain, selection: $date, in: ...end)
      DatePicker(selection: $date, in: ...end) { Text("Label") }
      DatePicker("From", selection: $date, in: end...)
      DatePicker("Free", selection: $date)
    }
  }
}

private struct SourceEdgesProbe: View {
  @State private var all = [false, true, false]

  var body: some View {
    VStack {
      Toggle("All", sources: $all, isOn: \.self)
      Button("First") { all[0].toggle() }
      Text(all.map { $0 ? "on" : "off" }.joined(separator: " ")).accessibilityIdentifier("all")
    }
  }
}

private struct TagEdgesProbe: View {
  @State private var choice = "none"

  var body: some View {
    VStack {
      Picker("Choice", selection: $choice) {
        Text("Tagged twice").tag("inner").tag("outer")
        Text("Tagged with a number").tag("text").tag(7)
        Text("None").tag("none")
      }
      Text(choice).accessibilityIdentifier("choice")
    }
  }
}

private struct TextEdgesProbe: View {
  var body: some View {
    VStack {
      Text("Loud").textCase(.lowercase).accessibilityIdentifier("lower")
      Text("Quiet").textCase(.uppercase).accessibilityIdentifier("upper")
      VStack { Text("Around").accessibilityIdentifier("around") }.textCase(.lowercase)
      Text("\(3.7, specifier: "%.0f")").accessibilityIdentifier("rounded")
      Text("\(50.0, specifier: "%.0f")%").accessibilityIdentifier("percent")
      Text("\(2.26, specifier: "%.1f") of \(3, specifier: "%02d")").accessibilityIdentifier("two")
    }
  }
}

private struct TableEdgesProbe: View {
  private let german = Locale(identifier: "de")

  var body: some View {
    VStack {
      Text(verbatim: String(localized: "colour", table: "Colours", locale: german))
        .accessibilityIdentifier("key")
      Text(verbatim: String(localized: "colour", defaultValue: "none", table: "Colours"))
        .accessibilityIdentifier("value")
      Text(
        verbatim: String(
          localized: "colour", defaultValue: "none", table: "Colours", locale: german)
      )
      .accessibilityIdentifier("german value")
      Text(verbatim: String(localized: "colour", defaultValue: "none", locale: german))
        .accessibilityIdentifier("no table")
      Text(LocalizedStringResource("colour", table: "Colours"))
        .accessibilityIdentifier("resource")
      Text(LocalizedStringResource("colour", defaultValue: "none", table: "Colours"))
        .accessibilityIdentifier("resource value")
      Text(LocalizedStringResource("colour", defaultValue: "none"))
        .accessibilityIdentifier("resource without")
      Text(
        verbatim: String(
          localized: LocalizedStringResource(
            "colour", defaultValue: "none", table: "Colours", locale: german))
      )
      .accessibilityIdentifier("resource text")
    }
  }
}

private struct AsyncImageEdgesProbe: View {
  @State private var name = "first"
  private var url: URL? { URL(string: "https://example.com/\(name)") }

  var body: some View {
    VStack {
      AsyncImage(url: url).accessibilityIdentifier("plain")
      AsyncImage(url: url) { phase in
        if let image = phase.image { image.accessibilityIdentifier("phase") } else { Text("Empty") }
      }
      Button("Other") { name = "second" }
    }
  }
}

private struct ChangeEdgesProbe: View {
  @State private var count = 3
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
        .onChange(of: count, initial: true) { log.append("now \(count)") }
        .onChange(of: count, initial: true) { old, new in log.append("\(old) to \(new)") }
        .onChange(of: count, initial: false) { log.append("later \(count)") }
      Text(log.sorted().joined(separator: ", ")).accessibilityIdentifier("log")
    }
  }
}

private struct FocusEdgesProbe: View {
  enum Field: String, Hashable, CaseIterable {
    case name, mail
  }

  @FocusState private var field: Field?
  @FocusState private var isNoteFocused: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      Text(field?.rawValue ?? "nothing").accessibilityIdentifier("field")
      Text(isNoteFocused ? "noting" : "not noting").accessibilityIdentifier("noting")
      TextField("Name", text: $text).focused($field, equals: .name)
      TextField("Mail", text: $text).focused($field, equals: .mail)
      TextField("Note", text: $text).focused($isNoteFocused)
      Button("Next") { field = field == .name ? .mail : .name }
      Button("Note it") { isNoteFocused = true }
      Button("Away") { (field, isNoteFocused) = (nil, false) }
      FocusChooser(field: $field)
    }
    .onAppear { field = .mail }
  }

  private struct FocusChooser: View {
    let field: FocusState<Field?>.Binding
    var body: some View { Button("From a child") { field.wrappedValue = .name } }
  }
}

private struct PathEdgesProbe: View {
  @State private var path = NavigationPath([1, 2, 3])

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root of \(path.count)")
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number) of \(path.count)")
          Button("Two back") { path.removeLast(2) }
          Button("None back") { path.removeLast(0) }
        }
    }
  }
}

private struct TwoTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct TwoTapStyleProbe: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("Careful") { count += 1 }.buttonStyle(TwoTapStyle())
    }
  }
}

private struct SelectedLinksProbe: View {
  @State private var chosen: Int?
  @State private var log = "nothing"

  var body: some View {
    Text(log).accessibilityIdentifier("log")
    NavigationStack {
      List(selection: $chosen) {
        ForEach(1..<4) { number in
          NavigationLink("Link \(number)", value: number)
            .contextMenu { Button("Delete \(number)") { log = "deleted \(number)" } }
        }
      }
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}
