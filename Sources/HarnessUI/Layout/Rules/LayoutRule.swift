package import Foundation

/// How a view is sized, and where it puts what is inside: what a view says about its layout, as
/// `Layout` is what an author says.
///
/// A rule keeps nothing: a view makes a new one whenever it is described. Sizes depend on the
/// proposal and the views inside only, so that the engine may remember them.
package nonisolated protocol LayoutRule {
  /// True of a modifier, which goes around each of the views that it is given (`Group { … }.padding()`
  /// pads each view of the group); false of a container, which arranges them.
  static var goesAroundEach: Bool { get }

  /// Whether what the rule keeps outlives a change of the view, such as how far it is scrolled.
  static var keepsState: Bool { get }

  /// True of a view that containers see through, such as a section: its views stand among theirs.
  static var isTransparent: Bool { get }

  /// What goes around each view of one of the view's children (`NodeBuilder.child(_:at:)`), such as
  /// the row of a list; nil: nothing.
  func rule(around slot: Int) -> (any LayoutModifierRule)?

  /// The size for a proposal.
  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize

  /// Places what is inside, in the view's own coordinates; `size` is what `size(for:of:)` gave.
  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize)

  /// Where the view says itself that a guide is; nil: where the views inside have it.
  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat?

  /// About which guides `guide` may say something.
  var guides: GuideKinds { get }

  /// What the view tells the container around it, besides what the views inside tell.
  func change(_ traits: inout LayoutTraits)

  /// The axis along which views are stacked inside; nil: none.
  var stackAxis: Axis? { get }

  /// What the views inside tell the container around, as far as it is one view.
  func spacing(of content: any LayoutContent) -> ViewSpacing

  /// What fingers hit of the view itself, not of what is inside.
  var hitShape: HitShape { get }

  /// What is cut off, also for fingers.
  func clip(in size: CGSize, of content: any LayoutContent) -> Clip?

  /// How far what is inside is moved from its places towards the top leading corner: scrolled.
  func shift(of content: any LayoutContent) -> CGPoint

  /// Where the views are that may be at a point, which is in the coordinates of their places; nil:
  /// all of them. A list knows, and has too many to ask each.
  func views(at point: CGPoint, of content: any LayoutContent) -> Range<Int>?

  /// Whether views inside that are off the screen are measured, too.
  var measuresCovered: Bool { get }

  /// The names of the view's coordinate space.
  var spaces: [AnyHashable] { get }

  /// Whether what comes with the view is behind it; else it is in front.
  var layersAreBehind: Bool { get }

  /// How the rule reads as attributes of the elements inside.
  var attributes: [(name: String, value: ElementValue)] { get }

  /// What is left for the views inside of the safe area around this one, both on the screen.
  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea

  /// Whether places depend on where the view is on the screen.
  var dependsOnPlace: Bool { get }

  /// Whether the view stands in front of the interface, wherever it is written: the screen places it.
  var standsInFront: Bool { get }

  /// Whether the view is a window beside others, whatever is drawn in front.
  var isWindow: Bool { get }

  /// Whether what is inside is a menu that is found and chosen from without opening it.
  var isClosedMenu: Bool { get }

  /// What a tap beside a view does that stands in front, where it is the view itself that knows; nil:
  /// nothing.
  var leave: (@MainActor () -> Void)? { get }

  /// Whether touches go through the view and all that is inside.
  var letsTouchesThrough: Bool { get }

  /// What the view is seen to take, in its own coordinates: of a sheet that dims the screen around
  /// it, the sheet.
  func shownFrame(in size: CGSize, of content: any LayoutContent) -> CGRect

  /// Where the layers of the view stand on a ground that keeps touches from what is behind: a bar.
  func ground(in size: CGSize, of content: any LayoutContent) -> [CGRect]

  /// How what is inside is drawn, in the view's own coordinates; nil: as it is.
  func transform(in size: CGSize) -> ProjectionTransform?
}

extension LayoutRule {
  package static var goesAroundEach: Bool { false }
  package static var keepsState: Bool { false }
  package static var isTransparent: Bool { false }
  package func rule(around slot: Int) -> (any LayoutModifierRule)? { nil }
  package func shift(of content: any LayoutContent) -> CGPoint { .zero }
  package func views(at point: CGPoint, of content: any LayoutContent) -> Range<Int>? { nil }
  package func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? { nil }
  package var guides: GuideKinds { [] }
  package func change(_ traits: inout LayoutTraits) {}
  package var stackAxis: Axis? { nil }
  package func spacing(of content: any LayoutContent) -> ViewSpacing {
    content.views.count == 1 ? content.views[0].spacing : ViewSpacing()
  }
  package var hitShape: HitShape { .none }
  package func clip(in size: CGSize, of content: any LayoutContent) -> Clip? { nil }
  package var measuresCovered: Bool { false }
  package var spaces: [AnyHashable] { [] }
  package var layersAreBehind: Bool { false }
  package var attributes: [(name: String, value: ElementValue)] { [] }
  package func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea { outer }
  package var dependsOnPlace: Bool { false }
  package var standsInFront: Bool { false }
  package var isWindow: Bool { false }
  package var isClosedMenu: Bool { false }
  package var leave: (@MainActor () -> Void)? { nil }
  package var letsTouchesThrough: Bool { false }
  package func shownFrame(in size: CGSize, of content: any LayoutContent) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  package func ground(in size: CGSize, of content: any LayoutContent) -> [CGRect] { [] }
  package func transform(in size: CGSize) -> ProjectionTransform? { nil }
}

/// A rule of a modifier around one view.
package nonisolated protocol LayoutModifierRule: LayoutRule {}

extension LayoutModifierRule {
  package static var goesAroundEach: Bool { true }

  /// The size of the view inside.
  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    content.view.size(in: proposal)
  }

  /// The view inside where this one is.
  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    content.view.place(at: .zero, in: proposal)
  }
}

/// What fingers hit of a view.
package nonisolated enum HitShape {
  /// Nothing: they go through, to what is inside or behind.
  case none
  /// Its frame.
  case frame
  /// What a closure says about a point in the view's own coordinates.
  case shape((CGPoint, CGSize) -> Bool)
  /// A rectangle in the view's own coordinates, which may reach beyond it.
  case area((any LayoutContent, CGSize) -> CGRect)
}

/// What is left of a view, in its own coordinates.
package nonisolated struct Clip {
  package var frame: CGRect
  /// Whether a point in the frame is in the shape.
  package var contains: (CGPoint) -> Bool

  package init(_ frame: CGRect, contains: @escaping (CGPoint) -> Bool = { _ in true }) {
    self.frame = frame
    self.contains = contains
  }
}

/// What a view tells the container around it.
package nonisolated struct LayoutTraits {
  /// How important it is that the view gets the space that it likes.
  package var priority: Double = 0
  /// Those with greater values are in front.
  package var zIndex: Double = 0
  /// The values of layout keys.
  package var values: [ObjectIdentifier: Any] = [:]
  /// What the container reads of the view.
  package var containerValues = ContainerValues()
  /// The cells of a grid.
  package var cell = GridCellTraits()
  /// Where the view goes in the screen around; nil: it is content.
  package var slot: ScreenSlot?
  /// The row of a list.
  package var row = RowTraits()
  /// The section in which the view is, and as what; nil: none.
  package var section: SectionPart?

  package init() {}
}

/// What a view says about its cell in a grid.
package nonisolated struct GridCellTraits {
  package var columns = 1
  package var anchor: UnitPoint?
  package var unsizedAxes: Axis.Set = []
  package var columnAlignment: HorizontalAlignment?
  /// The row of a grid in which the view is; nil: it is a row itself.
  package var row: GridRowMark?

  package init() {}
}

/// What a rule arranges, and what it may know. The engine's box is the only conformer.
package nonisolated protocol LayoutContent: AnyObject {
  /// The views inside, in document order.
  var views: [any LayoutChild] { get }
  /// The views of one of the view's children (`NodeBuilder.child(_:at:)`).
  func views(inSlot slot: Int) -> [any LayoutChild]
  /// What comes with them: a background, an overlay, a bar.
  var layers: [any LayoutChild] { get }
  /// The axis of the stack around; nil: none.
  var outerAxis: Axis? { get }
  /// Reads what holds for the view. What is read is recorded: a change asks the view anew.
  func read<T: Sendable>(_ value: (EnvironmentValues) -> T) -> T
  /// What the rule keeps between questions.
  var kept: Any? { get set }
  /// What a stack remembers of the line that it has made of the views.
  var lineMemory: LineMemory { get }
  /// Where the view is, in the screen's coordinates; only for rules that depend on it, and only
  /// while they place.
  var frameOnScreen: CGRect { get }
  /// The size of the nearest container that scrolls, as far as it is known, or what the safe areas
  /// leave of the screen.
  var containerSize: CGSize { get }
  /// The part of this view that the nearest container that scrolls shows, in its own coordinates;
  /// nil: nothing scrolls. Only while a rule that depends on its place places.
  var viewport: CGRect? { get }
  /// What is safe around this view.
  var safeArea: SafeArea { get }
  /// What views inside say about the screen around them.
  var words: ScreenWords { get }
  /// Where on the screen the view is that shows this one, which stands in front; nil: it has no place.
  var anchorOnScreen: CGRect? { get }
}

extension LayoutContent {
  /// The view inside a modifier.
  var view: any LayoutChild { views[0] }
}
