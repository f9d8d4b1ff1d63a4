import HarnessGraph
import SwiftUI

// Code of the component author beside the bodies of views: modifiers, styles, rows, handlers.

private struct Tagged: ViewModifier {
  let log: Log
  let title: String
  @State private var taps = 0

  func body(content: Content) -> some View {
    let _ = log("modifier")
    content
    Text("\(title) \(taps)")
    Button("tap the modifier") { taps += 1 }
  }
}

private struct LoggingStyle: ToggleStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    let _ = log("style")
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Text(configuration.isOn ? "on" : "off").hidden()
    }
  }
}

struct ModifierSection: View {
  let log: Log
  @State private var title = "t"
  @State private var other = 0
  @State private var isOn = false

  var body: some View {
    let _ = log("modifier owner")
    Button("rename the modifier") { title += "!" }
    // Ours: a modifier with a body is applied anew with its owner.
    Button("run the owner of a modifier") { other += 1 }.padding(CGFloat(other))
    Text("content").modifier(Tagged(log: log, title: title))
    StyleSection(log: log, isOn: $isOn)
  }
}

private struct StyleSection: View {
  let log: Log
  @Binding var isOn: Bool
  var body: some View {
    let _ = log("style owner")
    Toggle("toggle the style", isOn: $isOn).toggleStyle(LoggingStyle(log: log))
  }
}

// MARK: Rows

private struct Row: View {
  let log: Log
  let number: Int
  @State private var taps = 0
  var body: some View {
    let _ = log("row \(number)")
    Button("change the state of row \(number)") { taps += 1 }.padding(CGFloat(taps))
  }
}

struct RowSection: View {
  let log: Log
  @State private var suffix = ""
  @State private var numbers = [1, 2]

  var body: some View {
    let _ = log("rows section")
    Button("change what row closures read") { suffix += "!" }
    ForEach(1..<3) { number in
      let _ = log("row closure \(number)")
      Text("\(number)\(suffix)")
    }
    Rows(log: log, numbers: $numbers)
  }
}

private struct Rows: View {
  let log: Log
  @Binding var numbers: [Int]
  var body: some View {
    let _ = log("rows owner")
    Button("add a row") { numbers.append(3) }
    Button("reverse the rows") { numbers.reverse() }
    ForEach(numbers, id: \.self) { Row(log: log, number: $0) }
  }
}

// MARK: Handlers

struct ReactionSection: View {
  let log: Log
  var body: some View {
    let _ = log("reaction section")
    Watching(log: log, name: "watching owner", title: "change what is watched", step: 1)
    Watching(
      log: log, name: "quiet owner", title: "change what is watched, without an effect", step: 0)
  }
}

private struct Watching: View {
  let log: Log
  let name: String
  let title: String
  let step: Int
  @State private var watched = 0
  @State private var changes = 0

  var body: some View {
    let _ = log(name)
    Button(title) { watched += 1 }
      .onChange(of: watched) { changes += step }
    Text("\(changes)")
  }
}
