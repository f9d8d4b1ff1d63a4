package import HarnessGraph
package import HarnessUI

/// Fingers on an element, from the moment when they come down.
///
/// Every event is delivered to whoever may answer, and has settled when `send` returns.
package final class TouchSession {
  let device: InputDevice
  package let element: UIElement
  private let intent: TouchIntent
  private let isForced: Bool
  private let exclusive: [Contenders.Contender]
  private let simultaneous: [Contenders.Contender]
  private let contest: GestureContest
  private var others: [AnyGestureRecognizer] = []
  private var touches = 0

  init(
    _ intent: TouchIntent, of contenders: Contenders, on element: UIElement,
    by device: InputDevice, isForced: Bool
  ) {
    self.device = device
    self.element = element
    self.intent = intent
    self.isForced = isForced
    exclusive = contenders.exclusive
    simultaneous = contenders.simultaneous
    let box = ControlActions()
    contest = GestureContest(exclusive.map { Self.recognizer(of: $0, box) })
    others = simultaneous.map { Self.recognizer(of: $0, box) }
    actions = box
    box.run = { [unowned self] in act(as: $0) }
  }

  private let actions: ControlActions

  /// What controls do, which can be said only when the touch is there.
  private final class ControlActions {
    var run: (Contenders.Contender) -> Void = { _ in }
  }

  private static func recognizer(
    of contender: Contenders.Contender, _ actions: ControlActions
  ) -> AnyGestureRecognizer {
    if let attachment = contender.attachment { return attachment.makeRecognizer() }
    return .control { actions.run(contender) }
  }

  /// When something happens though no finger moves, in virtual seconds.
  package var nextMoment: Double? {
    ([contest.nextMoment] + others.map(\.nextMoment)).compactMap(\.self).min()
  }

  /// For how long the finger has to rest before it drags.
  package var rest: Double { (exclusive + simultaneous).map(\.abilities.rest).max() ?? 0 }

  /// Delivers what the fingers do next.
  package func send(_ event: TouchEvent) {
    if event.kind == .began { begin() }
    contest.update { exclusive[$0].attachment?.update($1) }
    for (contender, other) in zip(simultaneous, others) { contender.attachment?.update(other) }
    var effects: [GestureEffect] = []
    contest.handle(event, &effects) { !exclusive[$0].node.isPresent }
    for (contender, other) in zip(simultaneous, others) {
      other.handle(contender.node.isPresent ? event : event.cancelled, &effects)
    }
    if effects.isEmpty { return }
    device.perform("\(intent.name) on", element) {
      for effect in effects { device.run(effect.run) }
    }
  }

  private func begin() {
    touches += 1
    contest.renew { Self.recognizer(of: exclusive[$0], actions) }
    for index in others.indices where others[index].isOver {
      others[index] = Self.recognizer(of: simultaneous[index], actions)
    }
  }

  /// A control runs its action, a field takes the focus.
  private func act(as contender: Contenders.Contender) {
    let node = contender.node
    if case .field = contender.kind { return device.takeFocus(node) }
    guard node.isPresent, touches == 1 || isForced || node.environment.isEnabled else { return }
    if case .given(let action) = contender.kind { return action() }
    node.runAction()
  }
}

extension InputDevice {
  /// Finds who answers, and refuses what a user could not do. Nothing is delivered yet.
  package func touch(
    _ element: UIElement, for intent: TouchIntent, force: Bool = false
  ) throws(Refusal) -> TouchSession {
    try begin(element, force: force)
    if !force { try element.checkTouches() }
    var contenders = Contenders(of: element)
    if case .tap(let count) = intent { contenders.prefer(taps: count) }
    guard let first = contenders.all.first(where: { $0.answers(intent) }) else {
      throw .nothingHandles(intent, on: element, contenders)
    }
    if !force { try element.checkInside(to: first.node) }
    return TouchSession(intent, of: contenders, on: element, by: self, isForced: force)
  }
}
