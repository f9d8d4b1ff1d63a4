import HarnessKit
import SwiftUI

@MainActor
func registerValueProbes(in harness: inout Harness) {
  harness.probe("PickersProbe") { PickersProbe() }
  harness.probe("PickerTagsProbe") { PickerTagsProbe() }
  harness.probe("PickerStylesProbe") { ScrollView { PickerStylesProbe() } }
  harness.probe("SlidersProbe") { SlidersProbe() }
  harness.probe("SteppersProbe") { SteppersProbe() }
  harness.probe("DatesProbe") { ScrollView { DatesProbe() } }
  harness.probe("DateStylesProbe") { ScrollView { DateStylesProbe() } }
  harness.probe("ColorsProbe") { ColorsProbe() }
  harness.probe("ProgressProbe") { ProgressProbe() }
  harness.probe("ProgressStylesProbe") { ProgressStylesProbe() }
  harness.probe("GaugesProbe") { GaugesProbe() }
  registerLimitProbes(in: &harness)
}

enum ProbeFlavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla
  var id: Self { self }
}

struct PickersProbe: View {
  @State private var flavor = ProbeFlavor.chocolate
  @State private var all = [ProbeFlavor.chocolate, .vanilla]
  private let plain: String = "plain"

  var body: some View {
    let sources = $all.map { $0 }
    VStack {
      Text("chosen \(flavor.rawValue)").accessibilityIdentifier("chosen")
      Picker("key", selection: $flavor) {
        Text("Chocolate").tag(ProbeFlavor.chocolate)
        Text("Vanilla").tag(ProbeFlavor.vanilla)
      }
      Picker(plain, selection: $flavor) { Text("Vanilla").tag(ProbeFlavor.vanilla) }
      Picker(selection: $flavor) {
        ForEach(ProbeFlavor.allCases) { Text($0.rawValue.capitalized) }
      } label: {
        Text("label")
      }
      Picker(selection: $flavor, label: Text("older")) {
        ForEach(ProbeFlavor.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("symbol", systemImage: "star", selection: $flavor) {
        Label("Sweet", systemImage: "heart").tag(ProbeFlavor.vanilla)
      }
      Picker("sources", sources: sources, selection: \.self) {
        ForEach(ProbeFlavor.allCases) { Text($0.rawValue) }
      }
      Picker(sources: sources, selection: \.self) {
        ForEach(ProbeFlavor.allCases) { Text($0.rawValue) }
      } label: {
        Text("label sources")
      }
      Picker("current", selection: $flavor) {
        ForEach(ProbeFlavor.allCases) { Text($0.rawValue) }
      } currentValueLabel: {
        Text("now \(flavor.rawValue)")
      }
      Picker("disabled", selection: $flavor) {
        ForEach(ProbeFlavor.allCases) { Text($0.rawValue) }
      }
      .disabled(true)
    }
  }
}

struct ProbeFruit: Identifiable {
  let id: Int
  let name: String
}

struct PickerTagsProbe: View {
  @State private var number: Int?
  @State private var id = 2
  @State private var name = "Pear"
  @State private var sort = "none"
  private let fruits = [ProbeFruit(id: 1, name: "Apple"), ProbeFruit(id: 2, name: "Pear")]

  var body: some View {
    VStack {
      Text("\(number.map { "\($0)" } ?? "none") \(id) \(name)").accessibilityIdentifier("chosen")
      Picker("optional", selection: $number) {
        Text("None").tag(nil as Int?)
        Text("Zero").tag(0)
        Text("One").tag(Int?.some(1))
        Text("wrong").tag("2")
        Text("untagged")
      }
      Picker("ids", selection: $id) { ForEach(fruits) { Text($0.name) } }
      Picker("tags", selection: $name) { ForEach(fruits) { Text($0.name).tag($0.name) } }
      Picker("indices", selection: $id) {
        ForEach(0..<3) { index in
          if index > 0 { Text("Index \(index)") }
        }
      }
      Picker("wrapped", selection: $sort) {
        Group {
          HStack {
            Image(systemName: "arrow.up")
            Text("Up")
          }
          .tag("up")
          Button("Down") {}.tag("down")
        }
        Divider()
        Color.red.tag("red").accessibilityLabel("Red")
      }
    }
  }
}

struct PickerStylesProbe: View {
  @State private var choice = 1
  private var options: some View {
    ForEach(1..<3) { Text("\($0)") }
  }

  var body: some View {
    VStack {
      Group {
        Picker("automatic", selection: $choice) { options }.pickerStyle(.automatic)
        Picker("default", selection: $choice) { options }.pickerStyle(DefaultPickerStyle())
        Picker("inline", selection: $choice) { options }.pickerStyle(.inline)
        Picker("inline type", selection: $choice) { options }.pickerStyle(InlinePickerStyle())
        Picker("menu", selection: $choice) { options }.pickerStyle(.menu)
        Picker("menu type", selection: $choice) { options }.pickerStyle(MenuPickerStyle())
        Picker("link", selection: $choice) { options }.pickerStyle(.navigationLink)
        Picker("link type", selection: $choice) { options }
          .pickerStyle(NavigationLinkPickerStyle())
      }
      Group {
        Picker("palette", selection: $choice) { options }.pickerStyle(.palette)
          .paletteSelectionEffect(.automatic)
        Picker("palette type", selection: $choice) { options }.pickerStyle(PalettePickerStyle())
        Picker("radio", selection: $choice) { options }.pickerStyle(.radioGroup)
          .horizontalRadioGroupLayout()
        Picker("radio type", selection: $choice) { options }
          .pickerStyle(RadioGroupPickerStyle())
        Picker("segmented", selection: $choice) { options }.pickerStyle(.segmented)
        Picker("segmented type", selection: $choice) { options }
          .pickerStyle(SegmentedPickerStyle())
        Picker("wheel", selection: $choice) { options }.pickerStyle(.wheel)
          .defaultWheelPickerItemHeight(40)
        Picker("wheel type", selection: $choice) { options }.pickerStyle(WheelPickerStyle())
        Picker("pop up", selection: $choice) { options }
          .pickerStyle(PopUpButtonPickerStyle())
      }
    }
  }
}

struct SlidersProbe: View {
  @State private var value = 0.4
  @State private var stepped = 0.4
  @State private var size: CGFloat = 20
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Text("\(Int(size)) points").accessibilityIdentifier("size")
      Slider(value: $value).accessibilityIdentifier("bare")
      Slider(value: $value, in: 0...10) { Text("label") }.sliderThumbVisibility(.hidden)
      Slider(value: $stepped, in: 0...1, step: 0.2) {
        Text("stepped")
      } onEditingChanged: { isEditing in
        log.append("\(isEditing)")
      }
      Slider(value: $size, in: 10...30, step: 5) {
        Text("ends")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      }
      Slider(value: $size, in: 10...30) {
        Text("free")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      } onEditingChanged: { _ in
      }
      Slider(
        value: $value, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("10")
      ) { Text("older") }
      Slider(value: $value, in: 0...10, step: 1, onEditingChanged: { log.append("\($0)") })
        .accessibilityIdentifier("whole")
      Slider(value: $value, in: 0...10, step: 1).disabled(true)
        .accessibilityIdentifier("disabled")
    }
  }
}

struct SteppersProbe: View {
  @State private var count = 1
  @State private var amount = 0.5
  @State private var log: [String] = []
  private let plain: String = "plain"

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Stepper("key", value: $count)
      Stepper(plain, value: $count, step: 2)
      Stepper("bounds", value: $count, in: 0...3)
      Stepper("bounds step", value: $count, in: 0...10, step: 5) { log.append("\($0)") }
      Stepper(value: $count) { Text("label") }
      Stepper(value: $count, in: 0...3, step: 1) { Text("label bounds") }
      Stepper("up") {
        log.append("up")
      } onDecrement: {
        log.append("down")
      }
      Stepper("only up", onIncrement: { log.append("only") }, onDecrement: nil)
      Stepper(onIncrement: { log.append("older") }, onDecrement: nil) { Text("older") }
      Stepper {
        Text("label actions")
      } onIncrement: {
        log.append("more")
      } onDecrement: {
        log.append("less")
      }
      Stepper("format", value: $amount, step: 0.25, format: .number)
      Stepper("format bounds", value: $amount, in: 0...1, step: 0.25, format: .percent)
      Stepper("disabled", value: $count, in: 0...3).disabled(true)
    }
  }
}

struct ColorsProbe: View {
  @State private var color = Color.red
  private let plain: String = "plain"

  var body: some View {
    VStack {
      ColorPicker("key", selection: $color)
      ColorPicker(plain, selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("label") }
    }
  }
}
