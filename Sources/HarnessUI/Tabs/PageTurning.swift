import Foundation

/// How a swipe turns the pages of a tab view: from side to side in the style `page`, up and down in
/// `verticalPage`.
///
/// Source: SwiftUI's documentation of `PageTabViewStyle` and `VerticalPageTabViewStyle`.
@MainActor
struct PageTurning {
  private let axis: Axis
  private let isMirrored: Bool
  /// How far the finger would have to go by itself, in points.
  private let leastWay: CGFloat

  /// Nil where the style has a bar.
  ///
  /// - Parameter style: the name of the style of the tab view.
  init?(style: String, in environment: EnvironmentValues) {
    if style.hasPrefix("verticalPage") {
      axis = .vertical
    } else if style.hasPrefix("page") {
      axis = .horizontal
    } else {
      return nil
    }
    isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
    let size = environment.screen.size
    leastWay = Self.share * (axis == .horizontal ? size.width : size.height)
  }

  /// Of the screen: a page turns when the finger, or the speed at which it is lifted, has taken it
  /// more than half of the way (ours).
  private static let share: CGFloat = 0.5

  /// Tells by how many pages a finger has turned: one, back or forth.
  func gesture(_ turn: @escaping (Int) -> Void) -> GestureAttachment {
    let drag = DragGesture().onEnded { value in
      let step = step(after: value)
      if step != 0 { turn(step) }
    }
    return GestureAttachment(drag, priority: .normal, mask: .all)
  }

  private func step(after drag: DragGesture.Value) -> Int {
    let (way, across) = (drag.predictedEndTranslation, drag.translation)
    // A finger that goes the other way turns nothing, however far it drifts.
    let (along, isAlong) =
      axis == .horizontal
      ? (way.width, abs(across.width) > abs(across.height))
      : (way.height, abs(across.height) > abs(across.width))
    guard isAlong, abs(along) >= leastWay else { return 0 }
    return (along < 0) != isMirrored ? 1 : -1
  }
}
