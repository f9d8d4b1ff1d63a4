import HarnessUI

/// What fingers do to a control.
extension Control {
  /// - Parameter turnsOver: Whether the control is a toggle.
  func follow(_ touch: ControlTouch, turnsOver: Bool) {
    switch touch {
    case .began: begin()
    case .moved(let wasInside, let isInside):
      guard touches > 0 else { return }
      isHighlighted = isInside
      var events: ControlEvents = isInside ? .touchDragInside : .touchDragOutside
      if wasInside != isInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
      sendActions(for: events)
    case .ended(let isInside):
      guard isHighlighted || !isInside, touches > 0 else { return }
      isHighlighted = false
      if isInside {
        trigger(turnsOver: turnsOver)
      } else {
        sendActions(for: .touchUpOutside)
      }
    case .cancelled:
      isHighlighted = false
      if touches > 0 { sendActions(for: .touchCancel) }
    case .left: touches = 0
    }
  }

  /// Does what a tap does, without a finger.
  ///
  /// Ours: Apple documents that to activate an element is to simulate a tap on it
  /// (`accessibilityActivate()`), so the same events are sent.
  func activate(turnsOver: Bool) {
    for touch in [ControlTouch.began, .ended(isInside: true), .left] {
      follow(touch, turnsOver: turnsOver)
    }
  }

  private func begin() {
    // Whoever touches has passed the guards; the touches that follow meet what this one has done.
    guard touches == 0 || isEnabled else { return }
    touches += 1
    isHighlighted = true
    sendActions(for: touches == 1 ? .touchDown : [.touchDown, .touchDownRepeat])
  }

  private func trigger(turnsOver: Bool) {
    guard turnsOver else {
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return
    }
    isSelected.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
