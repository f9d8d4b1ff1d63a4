import Combine
import HarnessKit
import SwiftUI

@MainActor
func registerPublishers(in harness: inout Harness) {
  harness.register(
    Component("Bell") { args in Bell(onRing: try args.callback("onRing", "count")) })
  harness.register(
    Component("Clocks") { args in Clocks(onTick: try args.callback("onTick", "name")) })
  harness.register(
    Component("Pipeline") { args in Pipeline(onEvent: try args.callback("onEvent", "name")) })
  harness.register(
    Component("Following") { args in Following(onEvent: try args.callback("onEvent", "name")) })
  harness.register(
    Component("Downloading") { args in Downloading(onEvent: try args.callback("onEvent", "name")) })
  harness.register("ringBell") { () -> Void in
    NotificationCenter.default.post(name: .bell, object: nil)
  }
}

extension Notification.Name {
  fileprivate static let bell = Notification.Name("bell")
}

/// Counts notifications while it is shown, by a publisher and by a sequence.
private struct Bell: View {
  @State private var isListening = true
  @State private var count = 0
  @State private var awaited = 0
  let onRing: (Int) -> Void

  var body: some View {
    VStack {
      Toggle("Listening", isOn: $isListening)
      Button("Ring") { NotificationCenter.default.post(name: .bell, object: nil) }
      Text("\(count) and \(awaited)").accessibilityIdentifier("rings")
      if isListening {
        Text("listening")
          .onReceive(NotificationCenter.default.publisher(for: .bell)) { _ in
            count += 1
            onRing(count)
          }
          .task {
            for await _ in NotificationCenter.default.notifications(named: .bell) { awaited += 1 }
          }
      }
    }
  }
}

/// Timers of each kind, one of which can be taken away.
private struct Clocks: View {
  @State private var isShown = true
  @StateObject private var stopwatch = Stopwatch()
  let onTick: (String) -> Void

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      if isShown { Ticking(onTick: onTick) }
      Text("\(stopwatch.seconds)").accessibilityIdentifier("stopwatch")
      Button("Start") { stopwatch.start() }
      Button("Stop") { stopwatch.stop() }
    }
  }
}

private struct Ticking: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let onTick: (String) -> Void

  var body: some View {
    Text("ticking").onReceive(timer) { _ in onTick("tick") }
  }
}

/// Connects and disconnects a timer by hand.
private final class Stopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  private var timer: AnyCancellable?

  func start() {
    let publisher = Timer.publish(every: 1, on: .main, in: .default)
    timer = publisher.sink { [weak self] _ in self?.seconds += 1 }
    _ = publisher.connect()
  }

  func stop() { timer = nil }
}

/// Sends a button's taps through operators with a time in them.
private struct Pipeline: View {
  private let taps = PassthroughSubject<Int, Never>()
  @State private var count = 0
  let onEvent: (String) -> Void

  var body: some View {
    VStack {
      Button("Tap") {
        count += 1
        taps.send(count)
      }
      Text("\(count) taps")
    }
    .onReceive(taps.delay(for: 0.5, scheduler: DispatchQueue.main)) { onEvent("delayed \($0)") }
    .onReceive(taps.debounce(for: 0.3, scheduler: RunLoop.main)) { onEvent("debounced \($0)") }
    .onReceive(taps.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)) {
      onEvent("throttled \($0)")
    }
    .onReceive(taps.collect(.byTime(DispatchQueue.main, .seconds(2)))) {
      onEvent("collected \($0)")
    }
    .onReceive(taps.timeout(.seconds(3), scheduler: RunLoop.main).map { _ in 0 }.collect()) { _ in
      onEvent("timed out")
    }
    .onReceive(taps.receive(on: ImmediateScheduler.shared)) { onEvent("at once \($0)") }
  }
}

private final class Steps: ObservableObject {
  @Published var count = 0
}

/// Awaits the values of a published property, while it is shown.
private struct Following: View {
  @StateObject private var steps = Steps()
  @State private var isShown = true
  let onEvent: (String) -> Void

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      Button("Step") { steps.count += 1 }
      Button("Run") { for _ in 1...3 { steps.count += 1 } }
      if isShown {
        Text("following").task {
          let counts = steps.$count.handleEvents(receiveCancel: { onEvent("let go") })
          for await count in counts.values { onEvent("step \(count)") }
          onEvent("over")
        }
      }
    }
  }
}

/// Shows how far a download is that breaks off once and is tried again.
private struct Downloading: View {
  @StateObject private var download = Download()
  let onEvent: (String) -> Void

  var body: some View {
    VStack {
      ProgressText(percent: download.percent)
      Button("Start") { download.start() }
      Button("Pause") { download.pause() }
    }
    .onReceive(download.$percent.removeDuplicates().dropFirst()) { onEvent("\($0) %") }
    .onDisappear { download.pause() }
  }
}

private struct ProgressText: View {
  let percent: Int
  var body: some View { Text("\(percent) %").accessibilityIdentifier("progress") }
}

private final class Download: ObservableObject {
  @Published private(set) var percent = 0
  private var attempts = 0
  private var subscription: AnyCancellable?

  func start() {
    subscription = Deferred { self.attempt() }
      .retry(1)
      .replaceError(with: -1)
      .receive(on: DispatchQueue.main)
      .assign(to: \.percent, on: self)
  }

  func pause() { subscription = nil }

  /// Ten per cent each second; the first attempt breaks off.
  private func attempt() -> AnyPublisher<Int, any Error> {
    attempts += 1
    let breaksOff = attempts == 1
    return Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .scan(0) { percent, _ in percent + 10 }
      .tryMap { percent in
        if breaksOff && percent > 20 { throw CancellationError() }
        return percent
      }
      .prefix { $0 <= 100 }
      .eraseToAnyPublisher()
  }
}
