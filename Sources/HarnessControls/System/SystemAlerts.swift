import HarnessUI

/// The system's own alerts, such as the question whether the app may use the camera.
///
/// Nothing on Linux asks a user for permission, so an app's code that would make iOS ask calls this
/// instead, and a script says what the user answers: `system.policy`.
@MainActor
public enum SystemAlerts {
  /// Asks, and waits for the answer.
  ///
  /// ```swift
  /// let isAllowed = await SystemAlerts.request(
  ///   title: "Notes would like to use the camera", buttons: ["Don't Allow", "Allow"]) == 1
  /// ```
  /// Without a script the answer is the only button, else Allow, OK, or the last one.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: Why the app asks.
  ///   - buttons: The labels of the answers; without one it is OK.
  /// - Returns: The place of the chosen button in `buttons`, counted from 0.
  public static func request(
    title: String, message: String = "", buttons: [String] = ["OK"]
  ) async -> Int {
    await withCheckedContinuation { continuation in
      SystemPrompts.raise(
        SystemPrompt(title: title, message: message, buttons: buttons) {
          continuation.resume(returning: $0)
        })
    }
  }
}
