public import Foundation

/// A picture: a symbol of the system or an asset of the app.
///
/// Source: SwiftUI's documentation of `Image`.
nonisolated public struct Image: View, Equatable, Sendable {
  /// The size of a symbol relative to its text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  let name: String
  private var label: String?
  private let isDecorative: Bool
  private var picture: LoadedPicture?

  /// A symbol of the system.
  public init(systemName: String) {
    name = systemName
    isDecorative = false
  }

  /// An asset of the app.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = false
  }

  /// An asset of the app with a label of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
    self.label = label.string
    isDecorative = false
  }

  /// An asset that accessibility, and so a test, does not see as an element.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }

  /// A picture that came as data. Nobody has given it a label.
  init(loaded picture: LoadedPicture) {
    name = picture.url.lastPathComponent
    label = ""
    isDecorative = false
    self.picture = picture
  }
}

extension Image {
  /// How the picture fills a frame of another size.
  public enum ResizingMode: Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether the picture's own colours are shown.
  public enum TemplateRenderingMode: Sendable {
    /// Only its shape, in the foreground colour.
    case template
    /// As it is.
    case original
  }

  /// Lets the picture fill its frame, which changes no behaviour here.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Sets whether the picture's own colours are shown, which changes no behaviour here.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension Image: PrimitiveView {
  package static var comparedType: (any Any.Type)? { Image.self }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    guard !view.isDecorative else { return }
    let element = ElementDescription(.image, label: view.label ?? view.name)
    element.attributes.append(("name", .string(view.name)))
    if let picture = view.picture {
      element.attributes.append(("url", .string(picture.url.absoluteString)))
      element.attributes.append(("format", .string(picture.format.rawValue)))
    }
    node.element = element
  }
}

extension View {
  /// Sets the size of the symbols inside.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(AttributeModifier(name: "image_scale", value: .string("\(scale)")))
  }
}
