import Foundation

extension Text: PrimitiveView {
  package static var comparedType: (any Any.Type)? { Text.self }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if view.nextChange(after: Date().timeIntervalSinceReferenceDate) != nil {
      node.child(LiveText(text: view), at: 0)
    } else {
      view.describeContent(to: node)
    }
  }

  /// Tells the node what the text says at this moment.
  @MainActor func describeContent(to node: some NodeBuilder) {
    let environment = node.environment
    node.layout = TextRule(text: self)
    if case .string(let label)? = look["accessibility_label"] { node.annotate(.label(label)) }
    if look["accessibility_heading"] != nil {
      node.annotate(.accessibility(.addTraits(.isHeader)))
    }
    if let constant = content.constant {
      let element = ElementDescription(.text, label: constant)
      node.element = element
      node.recordingReads {
        restyle(element, look.attributes(in: environment), in: environment)
        addDrawing(to: element, in: environment)
      }
      return
    }
    let (runs, element) = node.recordingReads {
      let (runs, element) = described(in: environment)
      addDrawing(to: element, in: environment)
      return (runs, element)
    }
    node.element = element
    for (slot, run) in runs.enumerated() {
      if let url = run.link { node.child(TextLink(label: run.text, url: url), at: slot) }
    }
  }

  private func described(in environment: EnvironmentValues) -> ([TextRun], ElementDescription) {
    let runs = runs(in: environment).joined
    let common = runs.isEmpty ? look : runs.commonLook
    let element = ElementDescription(.text, label: runs.text)
    restyle(element, common.attributes(in: environment), in: environment)
    if runs.contains(where: { $0.look != common }) {
      let parts = runs.map { $0.description(besides: common, in: environment) }
      element.attributes.append(("runs", .string(parts.joined(separator: ", "))))
    }
    return (runs, element)
  }

  private func restyle(
    _ element: ElementDescription, _ attributes: [(name: String, value: ElementValue)],
    in environment: EnvironmentValues
  ) {
    element.attributes = attributes
    element.label = element.label.map { cased($0, in: environment) }
  }

  private func cased(_ text: String, in environment: EnvironmentValues) -> String {
    guard case .some(.some(let textCase)) = environment.value(ofSet: TextCaseKey.self) else {
      return text
    }
    return textCase.apply(to: text, in: environment.locale)
  }

  /// What the text's element says in an environment.
  package func label(in environment: EnvironmentValues) -> String {
    cased(string(in: environment), in: environment)
  }
}

extension NodeBuilder {
  /// What a text says where this node is.
  func string(of text: Text) -> String { recordingReads { text.string(in: environment) } }
}

extension TextRun {
  /// The stretch in quotes, and what is special about its look: `"5" bold font=title`.
  fileprivate func description(
    besides common: TextLook, in environment: EnvironmentValues
  ) -> String {
    let special = look.removing(common).attributes(in: environment).map { name, value in
      switch value {
      case .bool(true): name
      case .bool(false): "\(name)=false"
      case .number(let number): "\(name)=\(number)"
      case .string(let text): "\(name)=\(text)"
      }
    }
    return ([text.debugDescription] + special).joined(separator: " ")
  }
}

/// A stretch of a text that leads somewhere.
nonisolated private struct TextLink: InnerView, PrimitiveView {
  let label: String
  let url: URL

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    let element = ElementDescription(.link, label: view.label)
    element.attributes.append(("url", .string(view.url.absoluteString)))
    element.activate = { environment.openURL(view.url) }
    node.element = element
    node.layout = FillingRule(ideal: .zero)
  }
}

/// A picture that stands in a text.
final class PictureInText: TextProvider, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) {
    self.image = image
    super.init()
  }

  /// A picture has no letters; a test sees it among the attributes.
  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    var look = TextLook()
    look.add("image", .string(image.name))
    return [TextRun(text: "", look: look)]
  }

  override func isEqual(to other: TextProvider) -> Bool {
    image == unsafeDowncast(other, to: PictureInText.self).image
  }
}
