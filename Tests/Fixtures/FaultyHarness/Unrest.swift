import Foundation
import HarnessKit
import SwiftUI

/// Views that something keeps changing for ever at one instant.
@MainActor
func registerUnrest(in harness: inout Harness) {
  harness.register(Component("TaskLoop") { _ in TaskLoop() })
  harness.register(Component("Yielding") { args in Yielding(counts: try args.value("counts")) })
  harness.register(Component("BodyBlock") { _ in BodyBlock() })
  harness.register(Component("EndlessQueue") { _ in EndlessQueue() })
  harness.register(
    Component("Leaving") { args in Leaving(onEnd: try args.callback("onEnd", "place")) })
}

private struct TaskLoop: View {
  @State private var number = 0
  var body: some View { Text("\(number)").task(id: number) { number += 1 } }
}

private struct Yielding: View {
  let counts: Bool
  @State private var number = 0
  var body: some View {
    Text("\(number)").task {
      while !Task.isCancelled {
        if counts { number += 1 }
        await Task.yield()
      }
    }
  }
}

private struct BodyBlock: View {
  @State private var number = 0
  var body: some View {
    let _ = DispatchQueue.main.async { number += 1 }
    Text("\(number)")
  }
}

private struct EndlessQueue: View {
  @State private var number = 0
  var body: some View { Button("start \(number)") { goOn() } }
  private func goOn() {
    DispatchQueue.main.async {
      number += 1
      goOn()
    }
  }
}

/// Says that it ends, from where views and tasks end.
private struct Leaving: View {
  let onEnd: (String) -> Void
  var body: some View {
    Text("here")
      .onDisappear { onEnd("view") }
      .task {
        try? await Task.sleep(for: .seconds(60))
        onEnd("task")
      }
  }
}
