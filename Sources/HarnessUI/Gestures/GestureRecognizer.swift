/// Follows fingers and says whether they do what a gesture is about.
@MainActor
package class AnyGestureRecognizer {
  package enum Outcome: Sendable { case possible, active, ended, failed }

  // Internal: a package initialiser makes the compiler report an endless recursion in subclasses.
  init() {}

  package var outcome: Outcome { .failed }
  /// What the gesture can make something of.
  package var abilities: GestureAbilities { GestureAbilities() }
  /// When something happens though no finger moves, in virtual seconds.
  package var nextMoment: Double? { nil }

  /// Whether a press that ends while the finger is down goes before it: a tap shows itself only when
  /// the finger is lifted.
  var yieldsToPresses: Bool { false }

  /// Takes the closures of a new value of the same gesture.
  package func update(_ gesture: Any) {}

  /// Follows the fingers to an event, and adds what the app wants to run.
  package func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {}

  /// Whether the gesture has come true, be it that it goes on.
  package var isRecognised: Bool { outcome == .active || outcome == .ended }
  /// Whether nothing more can become of it.
  package var isOver: Bool { outcome == .ended || outcome == .failed }
}

/// The same, with what the gesture says about itself.
package class GestureRecognizer<Value>: AnyGestureRecognizer {
  package internal(set) var phase: GesturePhase<Value> = .possible(nil)

  override init() { super.init() }

  package override var outcome: Outcome {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// Ends what has not ended by itself; whether this event says so.
  func isLost(to event: TouchEvent) -> Bool {
    if isOver { return true }
    guard event.kind == .cancelled else { return false }
    phase = .failed
    return true
  }
}

/// Several gestures of which one may come true: the first that does, while those before it fail.
@MainActor
package final class GestureContest {
  private var entries: [Entry]

  private struct Entry {
    let recognizer: AnyGestureRecognizer
    var held: [GestureEffect] = []
  }

  package init(_ recognizers: [AnyGestureRecognizer]) {
    entries = recognizers.map { Entry(recognizer: $0) }
  }

  /// The first that came true while none before it can.
  package var winner: Int? {
    for (index, entry) in entries.enumerated() {
      switch entry.recognizer.outcome {
      case .active, .ended: return index
      case .possible: return nil
      case .failed: continue
      }
    }
    return nil
  }

  /// When something happens though no finger moves.
  package var nextMoment: Double? { entries.compactMap(\.recognizer.nextMoment).min() }

  /// Gives each recogniser the closures of today.
  package func update(_ update: (Int, AnyGestureRecognizer) -> Void) {
    for (index, entry) in entries.enumerated() { update(index, entry.recognizer) }
  }

  /// Puts new recognisers in the place of those that are over.
  package func renew(_ make: (Int) -> AnyGestureRecognizer) {
    for index in entries.indices where entries[index].recognizer.isOver {
      entries[index] = Entry(recognizer: make(index))
    }
  }

  /// Follows the fingers to an event, which each view may see in its own way.
  package func handle(
    _ event: TouchEvent, _ effects: inout [GestureEffect],
    seen: (TouchEvent, Int) -> TouchEvent = { event, _ in event }
  ) {
    for index in entries.indices {
      var own: [GestureEffect] = []
      entries[index].recognizer.handle(seen(event, index), &own)
      for effect in own {
        if effect.kind == .early {
          effects.append(effect)
        } else {
          entries[index].held.append(effect)
        }
      }
    }
    settle(event, &effects)
  }

  /// Lets those run that nobody before can take the fingers from; the others lose.
  private func settle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    for index in entries.indices {
      effects += entries[index].held
      entries[index].held = []
      if entries[index].recognizer.isRecognised { return lose(after: index, event, &effects) }
      if entries[index].recognizer.outcome == .possible {
        guard event.kind == .moved, yields(index) else { return }
        entries[index].recognizer.handle(event.cancelled, &effects)
      }
    }
  }

  /// Whether a tap loses to a press that has ended while the finger is down.
  private func yields(_ index: Int) -> Bool {
    entries[index].recognizer.yieldsToPresses
      && entries[(index + 1)...].contains { $0.recognizer.outcome == .ended }
  }

  private func lose(after index: Int, _ event: TouchEvent, _ effects: inout [GestureEffect]) {
    for index in entries.indices.dropFirst(index + 1) {
      var own = entries[index].held
      entries[index].held = []
      entries[index].recognizer.handle(event.cancelled, &own)
      effects += own.filter { $0.kind == .reset }
    }
  }
}
