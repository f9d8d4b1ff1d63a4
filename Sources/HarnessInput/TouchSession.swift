package import Foundation
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

  /// Where the fingers come down, in points of the screen.
  package let start: CGPoint
  /// Moves content that scrolls, if no gesture takes the finger.
  private let pan: ScrollPan

  init(
    _ intent: TouchIntent, of contenders: Contenders, on element: UIElement, at start: CGPoint,
    by device: InputDevice, isForced: Bool
  ) {
    self.device = device
    self.element = element
    self.start = start
    pan = ScrollPan(around: element.node)
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
    return .control(pressing: contender.pressing) { actions.run(contender) }
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
    var effects: [GestureEffect] = []
    // A drag of high priority goes before scrolling, the others after it.
    let isFirst = exclusive.contains(where: \.goesBeforeScrolling)
    if isFirst { tellExclusive(event, &effects) }
    let scrolled = pan.scrolled
    device.perform("scrolling", element) {
      if pan.follow(event, isTaken: contest.winner != nil) { device.run {} }
      if scrolled == nil, let area = pan.scrolled { device.scrollingBegins(in: area) }
      if event.kind == .ended, let scrolled {
        device.scrollingEnds(in: scrolled, at: pan.predictedEnd)
      }
    }
    let isTakenAway = pan.isScrolling && scrolled == nil
    if !isFirst || isTakenAway {
      tellExclusive(isTakenAway ? event.cancelled : event, &effects)
    }
    for (contender, other) in zip(simultaneous, others) {
      contender.attachment?.update(other)
      other.handle(contender.sees(event), &effects)
    }
    if effects.isEmpty { return }
    device.perform("\(intent.name) on", element) {
      for effect in effects { device.run(effect.run) }
    }
  }

  private func tellExclusive(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    contest.update { exclusive[$0].attachment?.update($1) }
    contest.handle(event, &effects) { exclusive[$1].sees($0) }
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
    _ element: UIElement, for intent: TouchIntent, offset: CGPoint? = nil, force: Bool = false
  ) throws(Refusal) -> TouchSession {
    let point = try begin(element, offset: offset, force: force)
    var contenders = Contenders(of: element, at: point)
    if case .tap(let count) = intent { contenders.prefer(taps: count) }
    if let first = contenders.all.first(where: { $0.answers(intent) }) {
      if !force { try element.checkInside(to: first.node) }
    } else if !intent.mayScroll || element.isSlider
      || !ScrollPan(around: element.node).canScroll
    {
      throw .nothingHandles(intent, on: element, contenders)
    }
    return TouchSession(
      intent, of: contenders, on: element, at: point ?? .zero, by: self, isForced: force)
  }
}
