import Combine
import Foundation
import HarnessGraph
import SwiftUI
import Synchronization
import Testing

/// Models that change on other threads: nothing traps, and the change is seen after settling.
@MainActor @Suite struct ThreadTests {
  /// Runs a block on a thread of its own, and returns when it has ended.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        body()
        done.resume()
      }
    }
  }

  private struct StateView: View {
    let keep: (Binding<Int>) -> Void
    @State private var number = 0
    var body: some View {
      let _ = keep($number)
      Text("\(number)")
    }
  }

  @Test func `a state that is written elsewhere`() async throws {
    var kept: Binding<Int>?
    let mounted = Mounted(StateView { kept = $0 })
    let binding = try #require(kept)
    await onAnotherThread { for number in 1...1000 { binding.wrappedValue = number } }
    #expect(mounted.texts == ["0"])
    mounted.graph.settle()
    #expect(mounted.texts == ["1,000"])
  }

  @Test func `a state that is written elsewhere takes no read from a view`() async throws {
    var kept: Binding<Int>?
    let other = Mounted(StateView { kept = $0 })
    let binding = try #require(kept)
    let isOver = Mutex(false)
    async let writing: Void = onAnotherThread {
      var number = 0
      while !isOver.withLock({ $0 }) {
        number += 1
        binding.wrappedValue = number
      }
    }
    for _ in 0..<300 {
      let counter = Mounted(Counter("a"))
      try counter.tap("a")
      #expect(counter.texts == ["a=1"])
    }
    isOver.withLock { $0 = true }
    await writing
    other.graph.settle()
  }

  final class Store: ObservableObject, @unchecked Sendable {
    @Published var number = 0
  }

  private struct StoreView: View {
    @ObservedObject var store: Store
    var body: some View { Text("\(store.number)") }
  }

  @Test func `a published property that changes elsewhere`() async {
    let store = Store()
    let mounted = Mounted(StoreView(store: store))
    await onAnotherThread { store.number = 7 }
    mounted.graph.settle()
    #expect(mounted.texts == ["7"])
  }

  @Observable final class Model: @unchecked Sendable {
    var number = 0
  }

  private struct ModelView: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  @Test func `an observable model that changes elsewhere`() async {
    let model = Model()
    let mounted = Mounted(ModelView(model: model))
    await onAnotherThread { model.number = 8 }
    mounted.graph.settle()
    #expect(mounted.texts == ["8"])
  }

  @Test func `a subject that sends elsewhere`() async {
    struct Receiving: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var number = 0
      var body: some View { Text("\(number)").onReceive(subject) { number = $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let mounted = Mounted(Receiving(subject: subject))
    await onAnotherThread { subject.send(9) }
    mounted.graph.settle()
    #expect(mounted.texts == ["9"])
  }

  @Test func `a change that comes when the view is gone`() async {
    let (store, model) = (Store(), Model())
    let mounted = Mounted(
      VStack {
        StoreView(store: store)
        ModelView(model: model)
      })
    await onAnotherThread {
      store.number = 1
      model.number = 1
    }
    mounted.graph.unmount()
    #expect(mounted.graph.settle() == false)
  }
}
