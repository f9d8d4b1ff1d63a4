/// The system's own window in front of an app: the questions that wait for an answer.
nonisolated package struct SystemWindow: View, PrimitiveView {
  package typealias Body = Never
  let prompts: [SystemPrompt]

  package init(_ prompts: [SystemPrompt]) { self.prompts = prompts }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.element = ElementDescription(.window)
    for prompt in view.prompts {
      node.child(SystemAlert(prompt: prompt), id: ObjectIdentifier(prompt))
    }
  }
}

/// One question.
private nonisolated struct SystemAlert: View, PrimitiveView {
  let prompt: SystemPrompt

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let prompt = view.prompt
    let element = ElementDescription(.alert, label: prompt.title)
    element.placement = .screen
    node.element = element
    node.layout = DialogRule(title: prompt.title, isChoice: false, showsTitle: true)
    node.transformEnvironment { $0.controlsFillRows = true }
    if !prompt.message.isEmpty {
      node.child(DialogMessage(content: Text(verbatim: prompt.message)), at: 0)
    }
    for (index, label) in prompt.buttons.enumerated() {
      node.child(Button(label) { prompt.choose(index) }, at: index + 1)
    }
  }
}
