import SwiftUI

struct ProgressProbe: View {
  private let plain: String = "plain"
  private let work: Progress = {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    return progress
  }()

  var body: some View {
    let now = Date()
    VStack {
      ProgressView().accessibilityIdentifier("spinner")
      ProgressView("key")
      ProgressView(plain)
      ProgressView { Text("label") }
      ProgressView(value: 0.25).accessibilityIdentifier("bar")
      ProgressView(value: 30, total: 60).accessibilityIdentifier("total")
      ProgressView("titled bar", value: 0.5)
      ProgressView(plain + " bar", value: 3.0, total: 4.0)
      ProgressView("unknown", value: nil as Double?)
      ProgressView(value: 0.5) { Text("label bar") }
      ProgressView(value: 0.5) {
        Text("labels")
      } currentValueLabel: {
        Text("half")
      }
      ProgressView(work).accessibilityIdentifier("work")
      ProgressView(timerInterval: now...now.addingTimeInterval(4), countsDown: false) {
        Text("timer")
      }
      ProgressView(timerInterval: now...now.addingTimeInterval(4)) {
        Text("countdown")
      } currentValueLabel: {
        Text("left")
      }
      ProgressView(timerInterval: now...now.addingTimeInterval(4))
        .accessibilityIdentifier("bare timer")
    }
  }
}

struct DotsProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) dots")
      configuration.currentValueLabel
    }
  }
}

struct FramedProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).padding()
  }
}

struct ProgressStylesProbe: View {
  var body: some View {
    VStack {
      ProgressView("custom", value: 0.5).progressViewStyle(DotsProgressStyle())
      ProgressView("framed", value: 0.5).progressViewStyle(FramedProgressStyle())
      ProgressView("automatic").progressViewStyle(.automatic)
      ProgressView("default").progressViewStyle(DefaultProgressViewStyle())
      ProgressView("linear").progressViewStyle(.linear)
      ProgressView("linear type").progressViewStyle(LinearProgressViewStyle(tint: .red))
      ProgressView("circular").progressViewStyle(.circular)
      ProgressView("circular type").progressViewStyle(CircularProgressViewStyle())
    }
  }
}

struct NeedleGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      configuration.label
      Text("at \(Int(configuration.value * 100)) %")
      configuration.currentValueLabel
      configuration.maximumValueLabel
    }
  }
}

struct GaugesProbe: View {
  var body: some View {
    VStack {
      Gauge(value: 0.5) { Text("label") }
      Gauge(value: 30, in: 0...120) {
        Text("speed")
      } currentValueLabel: {
        Text("30 km/h")
      }
      Gauge(value: 5, in: 0...10) {
        Text("ends")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Gauge(value: 5, in: 0...10) {
        Text("marks")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } markedValueLabels: {
        Text("middle").tag(5)
      }
      Gauge(value: 0.5) { Text("custom") }.gaugeStyle(NeedleGaugeStyle())
      Gauge(value: 0.5) { Text("automatic") }.gaugeStyle(.automatic)
      Gauge(value: 0.5) { Text("default") }.gaugeStyle(DefaultGaugeStyle())
      Gauge(value: 0.5) { Text("circular") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.5) { Text("circular type") }.gaugeStyle(AccessoryCircularGaugeStyle())
      Gauge(value: 0.5) { Text("ring") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.5) { Text("ring type") }
        .gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      Group {
        Gauge(value: 0.5) { Text("linear") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.5) { Text("linear type") }.gaugeStyle(AccessoryLinearGaugeStyle())
        Gauge(value: 0.5) { Text("small bar") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.5) { Text("small bar type") }
          .gaugeStyle(AccessoryLinearCapacityGaugeStyle())
        Gauge(value: 0.5) { Text("bar") }.gaugeStyle(.linearCapacity)
        Gauge(value: 0.5) { Text("bar type") }.gaugeStyle(LinearCapacityGaugeStyle())
        Gauge(value: 0.5) { Text("watch circle") }.gaugeStyle(.circular)
        Gauge(value: 0.5) { Text("watch circle type") }.gaugeStyle(CircularGaugeStyle())
        Gauge(value: 0.5) { Text("watch bar") }.gaugeStyle(.linear)
        Gauge(value: 0.5) { Text("watch bar type") }.gaugeStyle(LinearGaugeStyle())
      }
    }
  }
}
