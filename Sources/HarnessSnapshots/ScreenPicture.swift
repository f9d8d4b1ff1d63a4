import Foundation
package import HarnessGraph
import HarnessUI

/// Draws what is on the screen as SVG: each element at its place, by its role.
///
/// It is a drawing for people who look for the reason of a failure, and no photograph: texts stand
/// where they stand, controls can be told apart, images are boxes with a name. Colours and fonts of
/// the app are not in it. Equal screens give equal bytes on every machine.
package struct ScreenPicture {
  var svg = SVGWriter()
  /// The part of the screen that is drawn.
  let canvas: CGRect

  /// The picture of the screen.
  /// - Parameter part: Only what the frame of this element shows.
  package static func svg(of graph: Graph, part: UIElement? = nil) -> String {
    let canvas = part?.frame ?? CGRect(origin: .zero, size: graph.screenSize)
    var picture = ScreenPicture(canvas: canvas)
    picture.svg.begin(showing: canvas)
    picture.svg.rect(canvas, fill: Paint.paper)
    picture.draw(graph.elements.children)
    picture.svg.end()
    return picture.svg.text
  }

  private init(canvas: CGRect) { self.canvas = canvas }

  /// Draws elements, those in front last.
  mutating func draw(_ elements: [UIElement]) {
    for element in elements { draw(element) }
  }

  private mutating func draw(_ element: UIElement) {
    // What is hidden from assistive technologies only is to be seen.
    if element.hiddenBy != nil { return }
    if let frame = element.frame, !frame.isEmpty, let visible = element.visibleFrame {
      let seen = visible.intersection(canvas)
      if !seen.isNull, !seen.isEmpty { drawItself(element, frame, visible) }
    }
    draw(element.children)
  }

  private mutating func drawItself(_ element: UIElement, _ frame: CGRect, _ visible: CGRect) {
    let opacity = (element.isEnabled ? 1 : 0.4) * element.opacity
    let isCut = !frame.isInside(visible)
    if isCut { svg.beginClip(to: visible) }
    if opacity < 1 { svg.begin(opacity: opacity) }
    drawBody(of: element, frame)
    if opacity < 1 { svg.endGroup() }
    if isCut { svg.endClip() }
  }

  private mutating func drawBody(of element: UIElement, _ frame: CGRect) {
    switch element.role {
    case .text, .heading: drawText(element, frame)
    case .image: drawImage(element, frame)
    case .button, .link, .tab, .menu, .menuItem: drawButton(element, frame)
    case .toggle: drawToggle(element, frame)
    case .textField, .secureField, .textEditor, .searchField: drawField(element, frame)
    case .slider: drawSlider(element, frame)
    case .stepper: drawStepper(element, frame)
    case .progress: drawProgress(element, frame)
    case .picker, .datePicker, .colorPicker: drawPicker(element, frame)
    case .row: drawRow(element, frame)
    case .toolbar, .tabBar: svg.rect(frame, fill: Paint.bar)
    case .sheet, .cover, .popover, .alert, .dialog: drawPresentation(element, frame)
    case .keyboard: drawKeyboard(frame)
    case .navigation: drawTitle(element, frame)
    case .list, .section, .group, .scrollView, .window: drawParts(of: element)
    }
  }
}

/// The colours of the drawing.
enum Paint {
  static let paper = "#fff"
  static let ink = "#000"
  static let faint = "#8e8e93"
  static let line = "#c6c6c8"
  static let bar = "#f2f2f7"
  static let tint = "#007aff"
  static let on = "#34c759"
  static let danger = "#ff3b30"
}

extension CGRect {
  /// Whether nothing to speak of sticks out of another one.
  fileprivate func isInside(_ other: CGRect) -> Bool {
    let limits = other.insetBy(dx: -0.1, dy: -0.1)
    return limits.minX <= minX && maxX <= limits.maxX && limits.minY <= minY
      && maxY <= limits.maxY
  }
}

extension UIElement {
  /// How much is seen of it; what is around and fades is not counted.
  fileprivate var opacity: Double {
    if case .number(let value)? = attributes["opacity"] { return min(max(value, 0), 1) }
    return 1
  }
}
