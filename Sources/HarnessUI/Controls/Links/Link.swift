public import Foundation

/// A control that opens an address.
///
/// Source: SwiftUI's documentation of `Link`.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// A link with a label made of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// A link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: { Text(title) })
  }
}

extension Link: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    let element = ElementDescription(.link)
    element.activate = { environment.openURL(view.destination) }
    element.mergesContent = true
    element.attributes.append(("url", .string(view.destination.absoluteString)))
    node.element = element
    node.content(view.label)
  }
}

/// A button that shows help.
///
/// Source: SwiftUI's documentation of `HelpLink`.
nonisolated public struct HelpLink: View {
  private enum Destination {
    case action(@MainActor () -> Void)
    case url(URL)
    case anchor(String)
  }
  private let destination: Destination
  @Environment(\.openURL) private var openURL

  /// Runs an action.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) { destination = .action(action) }

  /// Opens an address.
  public init(destination: URL) { self.destination = .url(destination) }

  /// Opens a page of the app's help book.
  public init(anchor: String) { destination = .anchor(anchor) }

  /// A button.
  public var body: some View {
    let (openURL, destination) = (self.openURL, self.destination)
    Button("Help") {
      switch destination {
      case .action(let action): action()
      case .url(let url): openURL(url)
      case .anchor: break
      }
    }
  }
}
