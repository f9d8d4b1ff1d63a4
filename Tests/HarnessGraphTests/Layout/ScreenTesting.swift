import Foundation
import HarnessGraph
import HarnessUI
import Testing

extension LaidOut {
  /// On a telephone held upright: 390 × 844 points, of which 47 and 34 are not safe.
  static func phone(
    rightToLeft: Bool = false, @ViewBuilder _ view: () -> some View
  ) -> LaidOut {
    LaidOut(
      390, 844, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      view().environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        .environment(\.horizontalSizeClass, .compact).environment(\.verticalSizeClass, .regular)
    }
  }

  /// On a tablet: 820 × 1180 points, of which 24 and 20 are not safe.
  static func tablet(@ViewBuilder _ view: () -> some View) -> LaidOut {
    LaidOut(
      820, 1180, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) {
      view().environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
    }
  }

  /// The first element of a role, and with a label where one is given.
  func element(_ role: Role, _ label: String? = nil) -> UIElement? {
    var found: UIElement?
    graph.elements.forEachUnmerged { element in
      let isWanted = element.roles.contains(role) && (label == nil || element.label == label)
      if found == nil, isWanted { found = element }
    }
    return found
  }

  /// Expects the frame of an element, to a hundredth of a point.
  func expect(
    _ role: Role, _ label: String?, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = element(role, label)?.frame
    let wanted = [x, y, width, height]
    let isSame =
      frame.map {
        zip([$0.minX, $0.minY, $0.width, $0.height], wanted).allSatisfy { abs($0 - $1) < 0.01 }
      } ?? false
    #expect(
      isSame, "\(role) is at \(frame.map { "\($0)" } ?? "no place"), not \(wanted)",
      sourceLocation: sourceLocation)
  }

  func expect(
    _ role: Role, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) { expect(role, nil, x, y, width, height, sourceLocation: sourceLocation) }

  /// What a touch at a point reaches: the nearest name or, of an element, the role.
  func hit(_ x: Double, _ y: Double) -> String? {
    var node = graph.hit(at: CGPoint(x: x, y: y))
    while let current = node {
      for case .identifier(let name) in current.annotations { return name }
      if let element = current.element { return element.role.rawValue }
      if current.typeName == "SoftwareKeyboard" { return "keyboard" }
      node = current.parent
    }
    return nil
  }
}
