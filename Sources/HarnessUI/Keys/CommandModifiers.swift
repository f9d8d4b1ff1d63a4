/// A direction in which the focus or a selection moves.
///
/// Source: SwiftUI's documentation of `MoveCommandDirection`.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Runs an action when an arrow is pressed while the view has the focus.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      KeyModifier(attribute: "on_move_command") { press in
        guard let action, press.phase != .up, let direction = MoveCommandDirection(press.key) else {
          return .ignored
        }
        action(direction)
        return .handled
      })
  }

  /// Runs an action when escape is pressed while the view has the focus.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    command("on_exit_command", .escape, perform: action)
  }

  /// Runs an action when delete is pressed while the view has the focus.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    command("on_delete_command", .delete, perform: action)
  }

  /// Runs an action when the space bar is pressed, which here stands for a remote's play button.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    command("on_play_pause_command", .space, perform: action)
  }

  nonisolated private func command(
    _ name: String, _ key: KeyEquivalent, perform action: (() -> Void)?
  ) -> some View {
    modifier(
      KeyModifier(attribute: name) { press in
        guard let action, press.phase != .up, press.key == key, press.modifiers.isEmpty else {
          return .ignored
        }
        action()
        return .handled
      })
  }
}
