extension AnyGestureRecognizer {
  /// What follows fingers for a control: a tap, which also comes after a long press.
  ///
  /// - Parameter pressing: Told `true` when the finger comes down, and `false` when it is lifted, has
  ///   gone too far or is taken away; nil where nobody shows that.
  package static func control(
    pressing: (@MainActor (Bool) -> Void)? = nil, _ action: @escaping @MainActor () -> Void
  ) -> AnyGestureRecognizer {
    ControlTapRecognizer(pressing: pressing, action: action)
  }
}

private final class ControlTapRecognizer: GestureRecognizer<Void> {
  private let pressing: (@MainActor (Bool) -> Void)?
  private let action: @MainActor () -> Void
  private let tap = TapRecognizer<Void>(count: 1, isOfControl: true) { _ in }
  private var isPressed = false

  init(pressing: (@MainActor (Bool) -> Void)?, action: @escaping @MainActor () -> Void) {
    self.pressing = pressing
    self.action = action
    super.init()
  }

  override var abilities: GestureAbilities { tap.abilities }
  override var yieldsToPresses: Bool { tap.yieldsToPresses }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    tap.handle(event, &effects)
    phase = tap.phase
    // Whoever wins, a lifted finger is seen at once; what takes the finger away puts things back.
    show(outcome == .possible, event.kind == .cancelled ? .reset : .early, &effects)
    guard outcome == .ended else { return }
    effects.append(GestureEffect(kind: .recognised) { [action] in action() })
  }

  private func show(
    _ isPressed: Bool, _ kind: GestureEffect.Kind, _ effects: inout [GestureEffect]
  ) {
    guard let pressing, isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    effects.append(GestureEffect(kind: kind) { pressing(isPressed) })
  }
}
