public import Foundation

/// A picture: a symbol of the system or an asset of the app.
///
/// Source: SwiftUI's documentation of `Image`.
nonisolated public struct Image: View, Equatable, Sendable {
  let name: String
  private var label: Text?
  private var isDecorative = false
  private var picture: LoadedPicture?
  /// How the picture looks; the modifier that is nearest to it wins.
  private var look = TextLook()
  /// It is one of the system's, which go with the text around.
  private var isSymbol = false
  private(set) var isResizable = false

  /// A symbol of the system.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// A symbol of the system that shows a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
    isSymbol = true
    look.add("variable_value", variableValue.map { .number($0) })
  }

  /// An asset of the app.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// An asset of the app with a label of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
    self.label = label
  }

  /// An asset that accessibility, and so a test, does not see as an element.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }

  /// A symbol of the app that shows a value from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.name = name
    look.add("variable_value", variableValue.map { .number($0) })
  }

  /// A symbol of the app that shows a value from 0 to 1, with a label of its own.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    self.label = label
  }

  /// A symbol of the app that shows a value from 0 to 1 and is no element.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    isDecorative = true
  }

  /// A picture that came as data. Nobody has given it a label.
  init(loaded picture: LoadedPicture) {
    name = picture.url.lastPathComponent
    label = Text(verbatim: "")
    self.picture = picture
  }

  /// A picture that is made by other means, under a name; nil as a label is the name.
  package init(named name: String, label: Text?, isDecorative: Bool = false) {
    self.name = name
    self.label = label
    self.isDecorative = isDecorative
  }

  /// The same picture, as large as there is space.
  func resized() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The same picture with something said about its look, unless it was said before.
  func looking(_ name: String, _ value: ElementValue?) -> Image {
    var copy = self
    copy.look.add(name, value)
    return copy
  }
}

extension Image: PrimitiveView {
  package static var comparedType: (any Any.Type)? { Image.self }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    node.layout = view.rule
    // A decorative picture is no element: a name around it makes one.
    guard !view.isDecorative else {
      for (name, value) in view.look.attributes(in: environment) {
        node.annotate(.attribute(name, value))
      }
      return
    }
    let label = view.label.map { label in
      node.recordingReads { label.string(in: environment) }
    }
    let element = ElementDescription(.image, label: label ?? view.name)
    element.attributes.append(("name", .string(view.name)))
    element.attributes += view.look.attributes(in: environment)
    if let picture = view.picture {
      element.attributes.append(("url", .string(picture.url.absoluteString)))
      element.attributes.append(("format", .string(picture.format.rawValue)))
    }
    node.element = element
  }

  private var rule: any LayoutRule {
    if isSymbol { return SymbolRule(look: look, isResizable: isResizable) }
    // An empty name is a picture that is not there yet.
    let size =
      name.isEmpty ? CGSize.zero : picture?.size ?? ControlMetrics.unknownPicture
    return isResizable ? FillingRule(ideal: size) : FixedRule(size)
  }
}
