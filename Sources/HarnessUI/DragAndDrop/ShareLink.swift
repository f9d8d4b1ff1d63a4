public import HarnessAppleNames

/// What a shared item looks like.
///
/// Source: SwiftUI's documentation of `SharePreview`.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
  /// A title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
  /// A title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
  /// A title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
  /// A title and an icon.
  public init(_ title: Text, icon: Icon) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
  /// A title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
  /// A title and a picture.
  public init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
  /// A title.
  public init(_ title: Text) { self.title = title }
}

/// The label of a share link that is given none.
///
/// Source: SwiftUI's documentation of `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  /// A text.
  public var body: some View { title }
}

/// A button that offers to share something.
///
/// Source: SwiftUI's documentation of `ShareLink`.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View where Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label
  var preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
}

extension ShareLink: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.button)
    element.mergesContent = true
    element.activate = {}
    let items = view.items.map { "\($0)" }.joined(separator: ", ")
    element.attributes.append(("share_items", .string(items)))
    if let subject = view.subject {
      element.attributes.append(("share_subject", .string(node.string(of: subject))))
    }
    if let message = view.message {
      element.attributes.append(("share_message", .string(node.string(of: message))))
    }
    if let preview = view.preview {
      let titles = view.items.map { node.string(of: preview($0).title) }.joined(separator: ", ")
      element.attributes.append(("share_preview", .string(titles)))
    }
    node.element = element
    node.content(view.label)
  }
}
