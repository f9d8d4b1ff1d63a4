import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessUI

/// Answers what the system asks the user in a test, and shows what waits for the script.
final class SystemDesk: SystemPromptDesk {
  enum Policy {
    /// The usual answer, at once.
    case auto
    /// The script taps a button.
    case ask
    /// A function of the script says which button.
    case function(LuaFunction)
  }

  private unowned let context: TestContext
  private var policy = Policy.auto
  /// Everything that was asked, in order.
  private(set) var raised: [SystemPrompt] = []
  /// The system's own views, while there are any.
  private var window: Graph?

  init(_ context: TestContext) { self.context = context }

  /// What nobody has answered yet.
  var waiting: [SystemPrompt] { raised.filter { $0.answer == nil } }

  // MARK: Asking

  func raise(_ prompt: SystemPrompt) {
    raised.append(prompt)
    answer(prompt)
    if prompt.answer == nil { showWindow() }
  }

  /// Takes another policy, also for what waits already. An answer may raise the next question.
  func set(_ policy: Policy) {
    self.policy = policy
    for prompt in waiting { answer(prompt) }
  }

  private func answer(_ prompt: SystemPrompt) {
    switch policy {
    case .auto: prompt.choose(prompt.usualAnswer)
    case .ask: break
    case .function(let function):
      // The app goes on with the usual answer; the test has failed.
      prompt.choose(chosen(by: function, for: prompt) ?? prompt.usualAnswer)
    }
  }

  private func chosen(by function: LuaFunction, for prompt: SystemPrompt) -> Int? {
    guard context.state.isOpen else { return nil }
    do {
      let table = LuaValue.table(prompt.table(in: context.state))
      let given = try context.duringCallback { try function.call(table) }.first ?? .nil
      if let index = prompt.buttons.firstIndex(where: { .string($0) == given }) { return index }
      let known = prompt.buttons.map(\.quoted).joined(separator: ", ")
      context.record(
        context.failure(
          .usage(
            "system.policy: the function gave \(ValueText.text(of: given)) for the system's alert "
              + "\(prompt.title.quoted), whose buttons are \(known); it gives the label of one"),
          at: nil))
    } catch {
      context.recordCallbackError(error, in: "system.policy")
    }
    return nil
  }

  func answered(_ prompt: SystemPrompt) {
    if let answer = prompt.answer {
      context.steps.addOutcome(
        "system alert \(prompt.title.quoted): \(prompt.buttons[answer].quoted)")
    }
    if window != nil { showWindow() }
  }

  // MARK: Showing

  /// Shows what waits in front of the app that is mounted now.
  func showWindow() {
    let prompts = waiting
    if prompts.isEmpty {
      window?.unmount()
      window = nil
    } else if let window {
      window.replaceRoot(with: SystemWindow(prompts))
    } else {
      window = Graph(SystemWindow(prompts))
    }
    fitWindow()
    guard let graph = context.app?.graph, graph.overlay != nil || window != nil else { return }
    graph.overlay = window
  }

  /// The window is on the device of the app, and its letters are as large as the app's.
  func fitWindow() {
    guard let window, let app = context.app?.environment.values else { return }
    window.changeEnvironment { values in
      values.screen = app.screen
      values.displayScale = app.displayScale
      values.horizontalSizeClass = app.horizontalSizeClass
      values.verticalSizeClass = app.verticalSizeClass
      values.dynamicTypeSize = app.dynamicTypeSize
      values.layoutDirection = app.layoutDirection
      values.locale = app.locale
    }
  }

  // MARK: The test's end

  /// What nobody has answered: the app would wait for ever.
  func unansweredPrompts() -> [TestFailure] {
    waiting.map { prompt in
      let label = prompt.buttons[prompt.usualAnswer].quoted
      return context.failure(
        Problem(
          .expectation,
          "nobody answered the system's alert \(prompt.title.quoted): tap one of its buttons, such as "
            + "system.find(\(label)):tap(), or leave the answer to system.policy(\"auto\")"),
        at: nil)
    }
  }

  /// Lets the app go on to its end.
  func close() { set(.auto) }
}

extension SystemPrompt {
  /// `{ title =, message =, buttons =, answer = }`; the answer is a label, and nil until there is one.
  func table(in state: LuaState) -> LuaTable {
    let table = state.makeTable()
    table["title"] = .string(title)
    table["message"] = .string(message)
    let labels = state.makeTable()
    for (index, label) in buttons.enumerated() { labels[index + 1] = .string(label) }
    table["buttons"] = .table(labels)
    if let answer { table["answer"] = .string(buttons[answer]) }
    return table
  }
}
