/// Views that belong together, with a header and a footer.
///
/// Source: SwiftUI's documentation of `Section`.
nonisolated public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Binding<Bool>?

  private init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Drawn by the engine.
  public typealias Body = Never

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }

  /// Lets the user fold the section up, or not.
  public func collapsible(_ collapsible: Bool) -> some View {
    keeping("collapsible", .bool(collapsible))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section that the user may fold up.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// A section with a localised title that the user may fold up.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// A section with a title that the user may fold up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Whether it is folded up is read here.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.section)
    element.isSection = true
    node.element = element
    node.layout = SectionRule(pinned: node.environment[PinnedViewsKey.self])
    let isInList = node.environment[ListContentKey.self]
    if let isExpanded = view.isExpanded {
      element.attributes.append(("expanded", .bool(isExpanded.wrappedValue)))
      // Whoever folds sections up taps their headers.
      let button = Button(
        action: { isExpanded.wrappedValue.toggle() }, label: { view.header })
      node.child(
        button.keeping("expanded", .bool(isExpanded.wrappedValue))
          .modifier(HeaderFontModifier(isInList: isInList)), at: SectionSlot.header)
    } else {
      node.child(
        view.header.modifier(HeaderFontModifier(isInList: isInList)), at: SectionSlot.header)
    }
    if view.isExpanded?.wrappedValue != false {
      node.child(view.content, at: SectionSlot.content)
    }
    node.child(view.footer.modifier(HeaderFontModifier(isInList: isInList)), at: SectionSlot.footer)
  }
}

/// What the children of a section's node are.
package enum SectionSlot {
  package static let header = 0
  package static let content = 1
  package static let footer = 2
}

/// A section, whatever its types.
@MainActor
protocol SectionParts {
  var headerView: any View { get }
  var contentView: any View { get }
  var footerView: any View { get }
}

extension Section: SectionParts where Parent: View, Content: View, Footer: View {
  var headerView: any View { header }
  var contentView: any View { content }
  var footerView: any View { footer }
}

/// The letters of headers and footers in a list, which are small.
private nonisolated struct HeaderFontModifier: ViewModifier, PrimitiveModifier {
  let isInList: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isInList { node.transformEnvironment { $0.font = .footnote } }
  }
}
