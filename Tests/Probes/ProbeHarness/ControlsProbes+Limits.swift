import Combine
import HarnessKit
import SwiftUI

@MainActor
func registerLimitProbes(in harness: inout Harness) {
  harness.probe("StepLimitsProbe") { StepLimitsProbe() }
  harness.probe("SliderLimitsProbe") { SliderLimitsProbe() }
  harness.probe("DateLimitsProbe") { DateLimitsProbe() }
  harness.probe("OptionLimitsProbe") { OptionLimitsProbe() }
  harness.probe("TimeLimitsProbe") { TimeLimitsProbe() }
  harness.register(Component(app: WindowlessApp.self))
}

/// A type whose `advanced(by:)` knows nothing beyond its cases.
private enum LimitSize: Int, Strideable {
  case small, medium, large

  func distance(to other: LimitSize) -> Int { other.rawValue - rawValue }
  func advanced(by steps: Int) -> LimitSize {
    guard let size = LimitSize(rawValue: rawValue + steps) else { preconditionFailure("no such") }
    return size
  }
}

struct StepLimitsProbe: View {
  @State private var unsigned: UInt = 0
  @State private var byte: UInt8 = 255
  @State private var most = Int.max
  @State private var least = Int.min
  @State private var size = LimitSize.large
  @State private var wide = Double.nan
  @State private var still = 5
  @State private var volume = 1

  var body: some View {
    VStack {
      Stepper("unsigned", value: $unsigned, in: 0...10)
      Stepper("byte", value: $byte)
      Stepper("most", value: $most)
      Stepper("most step", value: $most, in: 0...Int.max, step: Int.max)
      Stepper("least", value: $least, step: Int.min)
      Stepper("size \(size.rawValue)", value: $size, in: .small ... .large)
      Stepper("nan", value: $wide, in: 0...10)
      Stepper("still", value: $still, in: 0...10, step: 0)
      Stepper("only up", onIncrement: {}, onDecrement: nil)
      Text("Volume \(volume)").accessibilityIdentifier("adjustable")
        .accessibilityAdjustableAction { direction in
          volume += direction == .increment ? 1 : -1
        }
        .accessibilityAction(named: "done") {}
        .accessibilityAction(named: "done") {}
    }
  }
}

struct SliderLimitsProbe: View {
  @State private var value = 0.5
  @State private var narrow = 0.1 + 0.2

  var body: some View {
    VStack {
      Slider(value: $value).accessibilityIdentifier("value")
      Slider(value: .constant(0.5)).accessibilityIdentifier("constant")
      Slider(value: $value, in: 0...Double.infinity).accessibilityIdentifier("endless")
      Slider(
        value: $value, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      )
      .accessibilityIdentifier("widest")
      Slider(value: $narrow, in: 0.1 + 0.2...1, step: 0.1).accessibilityIdentifier("narrow")
      Text("turned").gesture(RotationGesture()).accessibilityIdentifier("turned")
      Text("dragged").gesture(DragGesture()).accessibilityIdentifier("dragged")
    }
  }
}

struct DateLimitsProbe: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isOpen = true
  var body: some View {
    DatePicker("date", selection: $date)
      .sheet(isPresented: $isOpen) { Text("page") }
  }
}

struct OptionLimitsProbe: View {
  @State private var choice = 1
  @State private var chosen = "none"

  var body: some View {
    VStack {
      Text(chosen).accessibilityIdentifier("chosen")
      Picker("picker", selection: $choice) {
        Text("same").tag(1)
        Text("same").tag(2)
        Text("text").tag("3")
      }
      Menu("menu") {
        Button("outer") { chosen = "outer" }
        Menu("more") { Button("inner") { chosen = "inner" } }
      }
    }
  }
}

struct TimeLimitsProbe: View {
  @State private var taps = 0
  @State private var ticks = 0
  private let timer = Timer.publish(every: .nan, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      TimelineView(.periodic(from: .now, by: .nan)) { _ in Text("nan") }
      TimelineView(.periodic(from: .now, by: -1)) { _ in Text("below") }
      TimelineView(.periodic(from: .now, by: .infinity)) { _ in Text("endless") }
      TimelineView(.animation(minimumInterval: .nan, paused: true)) { _ in Text("frames") }
      Text(Color.Resolved(red: .nan, green: 1, blue: .infinity).description)
        .accessibilityIdentifier("colour")
      Text("\(taps) taps").onTapGesture(count: 0) { taps += 1 }.accessibilityIdentifier("taps")
      Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 }
    }
  }
}

struct WindowlessApp: App {
  var body: some Scene {
    Settings { Text("settings") }
  }
}

#Preview("") { Text("nameless") }
#Preview("") { Text("nameless, too") }
#Preview("two\nlines") { Text("two lines") }
