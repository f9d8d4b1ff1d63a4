import Foundation
import HarnessGraph
import HarnessUI

// How each kind of element is drawn. What the app decides about looks is not known here; a control
// looks as it does on a telephone without styles.

extension ScreenPicture {
  mutating func drawText(_ element: UIElement, _ frame: CGRect, fill: String = Paint.ink) {
    let lines = element.shownLines
    for line in lines {
      svg.line(
        line.text, at: line.start, width: line.width, size: line.height / 1.2, fill: fill,
        isBold: element.role == .heading || element.attributes["bold"] == .bool(true))
    }
    if lines.isEmpty { drawWords(element.label, in: frame, fill: fill, alignment: .center) }
  }

  /// What is merged into a control, such as its texts; what is not there has its label instead.
  mutating func drawParts(of element: UIElement, fill: String = Paint.ink) {
    for part in element.parts where part.hiddenBy == nil {
      guard let frame = part.frame, !frame.isEmpty else { continue }
      switch part.role {
      case .text, .heading: drawText(part, frame, fill: fill)
      case .image: drawImage(part, frame)
      default: drawParts(of: part, fill: fill)
      }
      for child in part.children {
        if let frame = child.frame { drawText(child, frame, fill: fill) }
      }
    }
  }

  mutating func drawImage(_ element: UIElement, _ frame: CGRect) {
    let name = element.label.isEmpty ? "image" : element.label
    svg.rect(
      frame.insetBy(dx: 0.5, dy: 0.5), fill: Paint.bar, stroke: Paint.faint,
      more: " stroke-dasharray=\"3\"", title: name)
    if frame.width >= 40, frame.height >= 12 {
      drawWords(name, in: frame, fill: Paint.faint, alignment: .center, size: 11)
    }
  }

  mutating func drawButton(_ element: UIElement, _ frame: CGRect) {
    let isDanger = element.attributes["button_role"] == .string("destructive")
    let fill = isDanger ? Paint.danger : Paint.tint
    svg.rect(
      frame, fill: fill, radius: 8,
      more: " fill-opacity=\"\(element.isSelected ? ".3" : ".1")\"")
    if element.parts.isEmpty, element.children.isEmpty {
      drawWords(element.label, in: frame, fill: fill, alignment: .center)
    } else {
      drawParts(of: element, fill: fill)
    }
  }

  mutating func drawToggle(_ element: UIElement, _ frame: CGRect) {
    // One that a style draws with a button has no switch.
    if element.roles.contains(.button) { return drawButton(element, frame) }
    drawParts(of: element)
    let isOn = element.value == .bool(true)
    let size = CGSize(width: min(51, frame.width), height: min(31, frame.height))
    let track = CGRect(
      x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    svg.rect(track, fill: isOn ? Paint.on : Paint.line, radius: 16)
    let knob = size.height / 2
    svg.circle(
      CGPoint(x: isOn ? track.maxX - knob : track.minX + knob, y: track.midY),
      radius: max(1, knob - 2), fill: Paint.paper, stroke: Paint.line)
  }

  mutating func drawField(_ element: UIElement, _ frame: CGRect) {
    svg.rect(
      frame, fill: Paint.paper, stroke: element.isFocused ? Paint.tint : Paint.line, radius: 6)
    let inside = frame.insetBy(dx: min(7, frame.width / 4), dy: 0)
    let hint = element.placeholder ?? element.label
    var (words, fill) = (hint, Paint.faint)
    if case .string(let text)? = element.value, !text.isEmpty { (words, fill) = (text, Paint.ink) }
    guard element.role == .textEditor else { return drawWords(words, in: inside, fill: fill) }
    var top = inside.minY
    for line in words.split(separator: "\n", omittingEmptySubsequences: false)
    where top + 20 <= inside.maxY {
      drawWords(
        String(line), in: CGRect(x: inside.minX, y: top, width: inside.width, height: 20),
        fill: fill)
      top += 20
    }
  }

  mutating func drawSlider(_ element: UIElement, _ frame: CGRect) {
    drawParts(of: element)
    let knob = min(14, frame.height / 2)
    let (start, end) = (frame.minX + knob, frame.maxX - knob)
    svg.line(
      from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY),
      stroke: Paint.line, width: 4)
    let share = element.share ?? 0.5
    svg.circle(
      CGPoint(x: start + (end - start) * share, y: frame.midY), radius: knob, fill: Paint.paper,
      stroke: Paint.faint)
  }

  mutating func drawStepper(_ element: UIElement, _ frame: CGRect) {
    drawParts(of: element)
    let box = CGRect(
      x: max(frame.minX, frame.maxX - 94), y: frame.midY - min(32, frame.height) / 2,
      width: min(94, frame.width), height: min(32, frame.height))
    svg.rect(box, fill: Paint.bar, radius: 8)
    let halves = box.divided(atDistance: box.width / 2, from: .minXEdge)
    drawWords("−", in: halves.slice, fill: Paint.ink, alignment: .center)
    drawWords("+", in: halves.remainder, fill: Paint.ink, alignment: .center)
  }

  mutating func drawProgress(_ element: UIElement, _ frame: CGRect) {
    drawParts(of: element)
    guard case .number(let value)? = element.value else {
      let radius = min(10, min(frame.width, frame.height) / 2)
      return svg.circle(
        CGPoint(x: frame.midX, y: frame.midY), radius: radius, fill: "none", stroke: Paint.faint)
    }
    let bar = CGRect(x: frame.minX, y: frame.maxY - 4, width: frame.width, height: 4)
    svg.rect(bar, fill: Paint.line, radius: 2)
    var done = bar
    done.size.width *= min(max(value, 0), 1)
    if done.width > 0 { svg.rect(done, fill: Paint.tint, radius: 2) }
  }

  mutating func drawPicker(_ element: UIElement, _ frame: CGRect) {
    svg.rect(frame, fill: Paint.bar, radius: 8)
    drawParts(of: element)
    if element.children.contains(where: { $0.frame != nil }) { return }
    let label = element.parts.isEmpty ? element.label : ""
    drawWords(label, in: frame.insetBy(dx: 8, dy: 0), fill: Paint.ink)
    let value = element.plainValue
    drawWords(value, in: frame.insetBy(dx: 8, dy: 0), fill: Paint.tint, alignment: .trailing)
  }

  mutating func drawRow(_ element: UIElement, _ frame: CGRect) {
    if element.isSelected {
      svg.rect(frame, fill: Paint.tint, more: " fill-opacity=\".15\"")
    }
    drawParts(of: element)
    svg.line(
      from: CGPoint(x: frame.minX, y: frame.maxY), to: CGPoint(x: frame.maxX, y: frame.maxY),
      stroke: Paint.line)
  }

  /// What stands in front: the rest of the screen is darker.
  mutating func drawPresentation(_ element: UIElement, _ frame: CGRect) {
    svg.rect(canvas, fill: Paint.ink, more: " fill-opacity=\".2\"")
    svg.rect(frame, fill: Paint.paper, stroke: Paint.line, radius: 12)
    guard element.role == .alert || element.role == .dialog else { return }
    let top = CGRect(x: frame.minX + 16, y: frame.minY + 16, width: frame.width - 32, height: 20)
    drawWords(element.label, in: top, fill: Paint.ink, alignment: .center, isBold: true)
  }

  mutating func drawKeyboard(_ frame: CGRect) {
    svg.rect(frame, fill: Paint.line)
    drawWords("keyboard", in: frame, fill: Paint.faint, alignment: .center)
  }

  /// The title of a page, in the middle of its bar.
  mutating func drawTitle(_ element: UIElement, _ frame: CGRect) {
    drawWords(
      element.label, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 44),
      fill: Paint.ink, alignment: .center, isBold: true)
  }
}

extension ScreenPicture {
  /// Words on one line in a rectangle, narrower where they do not fit.
  private mutating func drawWords(
    _ words: String, in frame: CGRect, fill: String, alignment: TextAlignment = .leading,
    size: Double = 17, isBold: Bool = false
  ) {
    let size = min(size, frame.height / 1.2)
    let width = min(
      TextFace(size: size, weight: isBold ? 600 : 400).width(of: words), frame.width)
    let indent =
      switch alignment {
      case .leading: 0.0
      case .center: (frame.width - width) / 2
      case .trailing: frame.width - width
      }
    svg.line(
      words, at: CGPoint(x: frame.minX + indent, y: frame.midY + size * 0.35), width: width,
      size: size, fill: fill, isBold: isBold)
  }
}

extension UIElement {
  /// Where the value lies between its bounds, from 0 to 1; nil where that is not known.
  fileprivate var share: Double? {
    guard case .number(let number)? = value, let bounds = adjusting?.bounds,
      bounds.upperBound > bounds.lowerBound
    else { return nil }
    let share = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return min(max(share, 0), 1)
  }

  /// The value without quotes.
  fileprivate var plainValue: String {
    if case .string(let text)? = value { return text }
    return shownValue ?? ""
  }
}
