import Foundation
import HarnessUI
import Observation

// The views that are measured: rows of the kinds of views that a real screen mixes.

@Observable final class RowModel {
  var title: String
  init(title: String) { self.title = title }
}

struct BoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

/// All rows, and what reaches each of them.
struct MixedRows: View {
  let models: [RowModel]
  @State private var round = 0

  var body: some View {
    VStack {
      Button("next round") { round += 1 }.accessibilityIdentifier("next round")
      ForEach(models.indices, id: \.self) { index in
        MixedRow(index: index, round: round, model: models[index])
      }
    }
  }
}

struct MixedRow: View {
  let index: Int
  let round: Int
  let model: RowModel
  @State private var isOn = false
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("row \(index) round \(round)").font(.body).padding(4)
      Toggle("chosen", isOn: $isOn).toggleStyle(BoxStyle())
      Button("count \(count)") { count += 1 }
        .accessibilityIdentifier("count \(index)")
      TextField("note", text: $text)
      if round.isMultiple(of: 2) { Text("even") } else { Image("odd") }
      EnabledMark(round: round)
      ModelTitle(model: model, round: round)
      ForEach(0..<2) { Text("part \($0)") }
    }
    .padding()
    .onChange(of: isOn) { count = 0 }
    .accessibilityIdentifier("row \(index)")
  }
}

private struct EnabledMark: View {
  let round: Int
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "enabled" : "disabled").padding(CGFloat(round)) }
}

private struct ModelTitle: View {
  let model: RowModel
  let round: Int
  var body: some View { Text("\(model.title) \(round)") }
}
