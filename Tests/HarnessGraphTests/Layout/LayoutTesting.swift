import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// A view of one size.
struct Box: View, PrimitiveView {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }

  static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = FixedRule(CGSize(width: view.width, height: view.height))
  }
}

/// A text that is so long in one line, wraps at any width and is never cut off.
struct Paragraph: View, PrimitiveView {
  let length: CGFloat

  init(_ length: CGFloat) { self.length = length }

  static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = ParagraphRule(length: view.length)
  }
}

private nonisolated struct ParagraphRule: LayoutRule {
  let length: CGFloat

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    guard let width = proposal.width, width < length else {
      return CGSize(width: length, height: 20)
    }
    if width <= 0 { return CGSize(width: 0, height: 20) }
    return CGSize(width: width, height: 20 * (length / width).rounded(.up))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

extension View {
  /// The name under which a test finds the view.
  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A mounted view on a screen, and the frames of its named views.
@MainActor
struct LaidOut {
  let graph: Graph

  init(
    _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ view: () -> some View
  ) {
    let environment = RootEnvironment()
    environment.change {
      $0.screen = ScreenGeometry(
        size: CGSize(width: width, height: height), safeArea: safeArea, scale: 2)
    }
    graph = Graph(view(), environment: environment)
  }

  func frame(_ name: String) -> CGRect? {
    func find(_ node: Node) -> Node? {
      for case .identifier(name) in node.annotations { return node }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    return graph.root.flatMap(find)?.frameOnScreen
  }

  /// Expects the frame of a named view, to a hundredth of a point.
  func expect(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = frame(name)
    let isSame =
      frame.map { frame in
        zip(
          [frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]
        ).allSatisfy { abs($0 - $1) < 0.01 }
      } ?? false
    #expect(
      isSame,
      "\(name) is at \(frame.map { "\($0)" } ?? "no place"), not (\(x), \(y), \(width), \(height))",
      sourceLocation: sourceLocation)
  }
}

extension LaidOut {
  /// The frames of the elements of a kind, in document order.
  func frames(of role: Role) -> [CGRect] {
    func all(_ element: UIElement) -> [UIElement] {
      (element.roles.contains(role) ? [element] : []) + element.children.flatMap(all)
    }
    return all(graph.elements).compactMap(\.frame)
  }

  var rowFrames: [CGRect] { frames(of: .row) }

  /// The name of the view that a touch reaches, or of one around it.
  func hitName(_ point: CGPoint) -> String? {
    var node = graph.hit(at: point)
    while let current = node {
      for case .identifier(let name) in current.annotations { return name }
      node = current.parent
    }
    return nil
  }

  /// Scrolls the first view that scrolls down to a point of its content, as a finger does.
  func scroll(to y: CGFloat) {
    graph.root?.firstScrollArea?.move(to: CGPoint(x: 0, y: y))
    graph.settle()
  }

  /// How far the first view that scrolls is scrolled.
  var scrollState: ScrollState? {
    func find(_ node: Node) -> ScrollState? {
      node.scrolling ?? node.children.lazy.compactMap(find).first
    }
    return graph.root.flatMap(find)
  }
}
