/// A question that the system asks the user, such as whether the app may use the camera.
@MainActor
package final class SystemPrompt {
  nonisolated package let title: String
  nonisolated package let message: String
  nonisolated package let buttons: [String]
  /// The button that was chosen, counted from 0; nil while the system waits.
  package private(set) var answer: Int?
  private var onAnswer: ((Int) -> Void)?

  /// - Parameters:
  ///   - buttons: Their labels; without one it is "OK".
  ///   - onAnswer: Told which one was chosen, once.
  package init(
    title: String, message: String, buttons: [String], onAnswer: @escaping (Int) -> Void
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? ["OK"] : buttons
    self.onAnswer = onAnswer
  }

  /// What a user chooses who wants to go on: the only button, else Allow, OK, or the last one.
  nonisolated package var usualAnswer: Int {
    buttons.firstIndex(of: "Allow") ?? buttons.firstIndex(of: "OK") ?? buttons.count - 1
  }

  /// Chooses a button; a second choice is none.
  package func choose(_ button: Int) {
    guard answer == nil, let onAnswer else { return }
    answer = button
    self.onAnswer = nil
    SystemPrompts.desk?.answered(self)
    onAnswer(button)
  }
}

/// Who answers the system's questions, and shows those that nobody has answered.
@MainActor
package protocol SystemPromptDesk: AnyObject {
  func raise(_ prompt: SystemPrompt)
  func answered(_ prompt: SystemPrompt)
}

/// Where questions go.
@MainActor
package enum SystemPrompts {
  package static weak var desk: (any SystemPromptDesk)?

  /// Asks; where no test runs, the usual answer is given at once.
  package static func raise(_ prompt: SystemPrompt) {
    if let desk { desk.raise(prompt) } else { prompt.choose(prompt.usualAnswer) }
  }
}
