import Foundation
import HarnessGraph
import HarnessUI

/// Who may answer what fingers do to an element.
struct Contenders {
  enum Kind {
    /// A control runs its action.
    case control
    /// An element runs an action that is not its view's, such as one that others were combined to.
    case given(@MainActor () -> Void)
    /// A field takes the focus.
    case field
    /// A gesture, by its place among the annotations of its node.
    case gesture(Int)
  }

  struct Contender {
    let node: Node
    let kind: Kind
    let abilities: GestureAbilities
    /// A finger on it is to be seen.
    var showsPress = false
  }

  /// One of these comes true: the first that does, while those before it fail.
  private(set) var exclusive: [Contender] = []
  /// These come true whatever the others do.
  private(set) var simultaneous: [Contender] = []

  var all: [Contender] { exclusive + simultaneous }

  /// From what a finger at a point of the screen hits in the element outwards.
  init(of element: UIElement, at point: CGPoint?) {
    if let activate = element.activate, element.node.element?.activate == nil {
      exclusive.append(
        Contender(
          node: element.node, kind: .given(activate), abilities: GestureAbilities(taps: [1])))
    }
    let middle = Self.start(of: element)
    // Where the element is empty, such as between two views, it is the element that was touched.
    let start = point.flatMap { middle.inner(at: $0) } ?? middle
    var node: Node? = start
    while let current = node {
      addControl(of: current)
      addRow(around: start, in: current)
      for (index, annotation) in current.annotations.enumerated() {
        if case .gesture(let attachment) = annotation { add(attachment, at: index, of: current) }
      }
      node = current.parent
    }
  }

  /// What fingers in the middle hit. A control that leaves its action to its style is what the style
  /// draws.
  private static func start(of element: UIElement) -> Node {
    if let own = element.node.element, own.isDrawnByStyle, own.activate == nil,
      let drawn = element.node.children.first
    {
      return drawn.soleContent
    }
    return element.node.soleContent
  }

  private mutating func addControl(of node: Node) {
    guard let element = node.element else { return }
    let kind: Kind
    if element.activate != nil {
      kind = .control
    } else if element.editing != nil {
      kind = .field
    } else {
      return
    }
    // Of controls in each other the innermost one is under the finger.
    let showsPress = element.showsPress && !exclusive.contains(where: \.isControl)
    exclusive.append(
      Contender(
        node: node, kind: kind, abilities: GestureAbilities(taps: [1]), showsPress: showsPress))
  }

  /// In a list with a selection, a row that nothing else answers for is selected.
  private mutating func addRow(around node: Node, in list: Node) {
    guard let selection = list.element?.selection, let tag = node.tag(acceptedBy: selection) else {
      return
    }
    exclusive.append(
      Contender(
        node: list, kind: .given { selection.select(tag) }, abilities: GestureAbilities(taps: [1])))
  }

  private mutating func add(_ attachment: GestureAttachment, at index: Int, of node: Node) {
    if !attachment.mask.contains(.subviews) {
      exclusive = []
      simultaneous = []
    }
    guard attachment.mask.contains(.gesture) else { return }
    let contender = Contender(
      node: node, kind: .gesture(index), abilities: attachment.makeRecognizer().abilities)
    switch attachment.priority {
    case .normal: exclusive.append(contender)
    case .high: exclusive.insert(contender, at: 0)
    case .simultaneous: simultaneous.append(contender)
    }
  }

  /// Lets a gesture for exactly so many taps go before nearer ones for a single one.
  mutating func prefer(taps count: Int) {
    guard count > 1,
      let exact = exclusive.firstIndex(where: { $0.abilities.taps.contains(count) }),
      !exclusive[..<exact].contains(where: \.isControl)
    else { return }
    let nearer = exclusive[..<exact].filter { !$0.isSingleTap }
    exclusive.replaceSubrange(..<exact, with: nearer)
  }
}

extension Contenders.Contender {
  var isControl: Bool {
    if case .gesture = kind { return false }
    return true
  }

  fileprivate var isSingleTap: Bool {
    abilities.taps == [1] && abilities.presses.isEmpty && abilities.drags.isEmpty
  }

  /// Shows that a finger is on a control; nil where that can't be seen.
  var pressing: (@MainActor (Bool) -> Void)? {
    guard showsPress else { return nil }
    return { [node] in node.press($0 && node.environment.isEnabled) }
  }

  /// The gesture as its view describes it now; nil for a control.
  var attachment: GestureAttachment? {
    guard case .gesture(let index) = kind, index < node.annotations.count,
      case .gesture(let attachment) = node.annotations[index]
    else { return nil }
    return attachment
  }

  /// Whether it may keep a scroll view from scrolling.
  var goesBeforeScrolling: Bool {
    attachment?.priority == .high && !abilities.drags.isEmpty
  }

  /// An event as the view sees it; the end for one that is gone.
  func sees(_ event: TouchEvent) -> TouchEvent {
    if !node.isPresent { return event.cancelled }
    return isControl ? event : event.seen(by: node.geometrySnapshot)
  }

  /// Whether it can make something of what a word does.
  func answers(_ intent: TouchIntent) -> Bool {
    switch intent {
    case .tap(let count):
      abilities.taps.contains(count) || abilities.taps.contains(1) || answersTouches
    case .press:
      abilities.taps.contains(1) || !abilities.presses.isEmpty || answersTouches
    case .drag: !abilities.drags.isEmpty
    case .pinch: abilities.pinches
    case .turn: abilities.turns
    }
  }

  /// Whether the finger's coming down is enough.
  private var answersTouches: Bool {
    abilities.presses.contains { $0 <= 0 } || abilities.drags.contains { $0 <= 0 }
  }
}

/// What fingers are about to do.
package enum TouchIntent: Sendable {
  case tap(count: Int)
  case press, drag, pinch, turn

  /// As a sentence names it.
  var name: String {
    switch self {
    case .tap: "a tap"
    case .press: "a long press"
    case .drag: "a drag"
    case .pinch: "a pinch"
    case .turn: "a turn"
    }
  }
}

@MainActor
extension Refusal {
  static func nothingHandles(
    _ intent: TouchIntent, on element: UIElement, _ contenders: Contenders
  ) -> Refusal {
    var message =
      "nothing handles \(intent.name) here: \(element.name) and the views around it have no "
      + (intent.isOfGesturesOnly ? "gesture for it" : "action")
    if element.node.element?.choosing != nil {
      message += "; tap one of its options, or select it by its label"
    }
    if case .drag = intent, element.isSlider {
      message += "; set_value and adjust move a slider"
    }
    let needed = contenders.all.lazy.compactMap { $0.abilities.taps.min() }.first
    if case .tap(let count) = intent, let needed {
      message += "; a gesture there waits for \(needed) taps, this is \(count)"
    }
    return Refusal(kind: .nothingHandled, message: message)
  }
}

extension UIElement {
  /// A slider takes a finger for its own, so nothing around it scrolls.
  var isSlider: Bool { roles.contains(.slider) }
}

extension TouchIntent {
  /// Whether a scroll view may make something of it.
  var mayScroll: Bool { if case .drag = self { true } else { false } }

  fileprivate var isOfGesturesOnly: Bool {
    switch self {
    case .tap, .press: false
    case .drag, .pinch, .turn: true
    }
  }
}
