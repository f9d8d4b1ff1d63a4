package import Foundation
package import HarnessUI

/// One view with a size and a place: what layout knows about it, as long as nothing in it changes.
///
/// Sizes are remembered for each proposal. A stack asks each view three times, so that without this a
/// nest of depth d would cost 3^d. Places are made when somebody asks, from the screen inwards, and
/// are relative to the box around: what moves as a whole is not placed anew.
package nonisolated final class LayoutBox {
  // Unsafe: a node drops its boxes when it ends.
  unowned(unsafe) package let node: Node
  package let rule: any LayoutRule
  /// The boxes inside.
  package let inner: [LayoutBox]
  package let layerBoxes: [LayoutBox]
  package let views: [any LayoutChild]
  package let layers: [any LayoutChild]
  package let words: ScreenWords
  /// Behind the last view of each of the node's children, where there are several.
  private let slots: [(slot: Int, end: Int)]
  /// The box around; a box that goes says so.
  package private(set) unowned(unsafe) var outer: LayoutBox? {
    didSet { knownTouchability = nil }
  }
  package var kept: Any?
  package private(set) lazy var lineMemory = LineMemory()
  package let guides: GuideKinds

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownTraits: LayoutTraits?
  private var knownSpacing: ViewSpacing?
  private var knownMirroring: Bool?
  /// Whether no modifier between this box and the one around lets touches through. A change of one
  /// gives the box another one around.
  var knownTouchability: Bool?

  // Where the box around has put it.
  private(set) var origin = CGPoint.zero
  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var isLeftOut = false
  private var isPlaced = false
  /// For which proposal the boxes inside have their places.
  private var placedFor: ProposedViewSize?

  /// More sizes than this of one view are asked by no sensible layout; the oldest is forgotten.
  private static let rememberedSizes = 64

  init(
    _ node: Node, _ rule: any LayoutRule, inner: [LayoutBox], layers: [LayoutBox] = [],
    slots: [(slot: Int, end: Int)] = [], words: ScreenWords? = nil, kept: Any? = nil
  ) {
    self.node = node
    self.rule = rule
    self.inner = inner
    layerBoxes = layers
    views = inner
    self.layers = layers
    self.slots = slots
    self.words = words ?? ScreenWords()
    self.kept = kept
    guides = inner.reduce(rule.guides) { $0.union($1.guides) }
    for box in inner { box.outer = self }
    for box in layers { box.outer = self }
  }

  deinit {
    for box in inner where box.outer === self { box.outer = nil }
    for box in layerBoxes where box.outer === self { box.outer = nil }
  }

  /// The size at which the box around has placed it.
  var placedSize: CGSize { size(in: proposal) }

  /// Gives all boxes inside their places for a proposal.
  private func placeInside(for proposal: ProposedViewSize) {
    if placedFor == proposal { return }
    placedFor = proposal
    for box in inner { box.isPlaced = false }
    // Bars at the keyboard belong to the screen, which has placed them.
    let layers = layerBoxes.filter { $0.outer === self }
    for box in layers { box.isPlaced = false }
    let size = size(in: proposal)
    rule.place(self, in: size, for: proposal)
    // A layout that forgets a view leaves it in the middle, as `Layout` documents it.
    for box in inner where !box.isPlaced {
      box.place(in: size, along: .center, for: ProposedViewSize(size))
    }
    // A bar for which the screen has no place is not there.
    for box in layers where !box.isPlaced { box.leaveOut() }
  }

  /// Makes sure that this box has its place, and those around.
  func ensurePlaced() { outer?.ensureInsidePlaced() }

  /// Makes sure that the boxes inside have their places.
  func ensureInsidePlaced() {
    ensurePlaced()
    placeInside()
  }

  /// The same where this box itself has its place, as when one comes from the box around.
  func placeInside() {
    if rule.dependsOnPlace { placedFor = nil }
    placeInside(for: proposal)
  }

  /// Forgets where the boxes inside are, such as when they were scrolled.
  func forgetPlaces() { placedFor = nil }
}

nonisolated extension LayoutBox: nonisolated LayoutChild {
  package func size(in proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = rule.size(for: proposal, of: self).sensible
    if sizes.count == Self.rememberedSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  package var traits: LayoutTraits {
    if let knownTraits { return knownTraits }
    var traits =
      type(of: rule).goesAroundEach ? inner.first?.traits ?? LayoutTraits() : LayoutTraits()
    rule.change(&traits)
    knownTraits = traits
    return traits
  }

  package var priority: Double {
    if knownTraits == nil { _ = traits }
    return knownTraits?.priority ?? 0
  }

  package var zIndex: Double {
    if knownTraits == nil { _ = traits }
    return knownTraits?.zIndex ?? 0
  }

  package var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = rule.spacing(of: self)
    knownSpacing = spacing
    return spacing
  }

  package func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.contains(key.kind) else { return nil }
    let size = size(in: proposal)
    if let guide = rule.guide(key, in: size, for: proposal, of: self) { return guide }
    guard inner.contains(where: { $0.guides.contains(key.kind) }) else { return nil }
    // A trial: whoever is asked for a place afterwards places them again.
    placeInside(for: proposal)
    return key.combined(
      inner.map { box in
        guard let guide = box.explicitGuide(key, in: box.proposal) else { return nil }
        return guide + (key.axis == .horizontal ? box.origin.x : box.origin.y)
      })
  }

  package func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    self.origin = origin.sensible
    self.proposal = proposal
    isPlaced = true
    isLeftOut = false
  }

  package var elements: [ElementDescription] {
    let node = node
    let element = MainActor.assumeIsolated { Unchecked(node.element) }.value
    if let element { return [element] }
    return inner.flatMap(\.elements)
  }

  package func leaveOut() {
    isPlaced = true
    isLeftOut = true
  }
}

nonisolated extension LayoutBox: nonisolated LayoutContent {
  /// That of the nearest container, seen through modifiers.
  package var outerAxis: Axis? {
    var box = outer
    while let current = box, type(of: current.rule).goesAroundEach { box = current.outer }
    return box?.rule.stackAxis
  }

  package func read<T: Sendable>(_ value: (EnvironmentValues) -> T) -> T {
    let node = node
    return withoutActuallyEscaping(value) { value in
      nonisolated(unsafe) let value = value
      return MainActor.assumeIsolated {
        // Whoever asks for a frame is not always inside the graph, where reads are recorded.
        Tracking.drivingGraph { node.recordingReads { value(node.environment) } }
      }
    }
  }

  package func views(inSlot slot: Int) -> [any LayoutChild] {
    if slots.isEmpty { return slot == 0 ? views : [] }
    var start = 0
    for known in slots {
      if known.slot == slot { return Array(views[start..<known.end]) }
      start = known.end
    }
    return []
  }

  package var viewport: CGRect? {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var box = self
    while let outer = box.outer {
      x += box.placeInOuter.x
      y += box.placeInOuter.y
      if let scrolled = outer.kept as? ScrollState {
        return CGRect(origin: CGPoint(x: -x, y: -y), size: scrolled.containerSize)
      }
      box = outer
    }
    return nil
  }

  package var frameOnScreen: CGRect {
    // The boxes around have their places when this one places what is inside.
    var frame = CGRect(origin: .zero, size: placedSize)
    var box: LayoutBox? = self
    while let current = box {
      let place = current.placeInOuter
      frame.origin.x += place.x
      frame.origin.y += place.y
      box = current.outer
    }
    return frame
  }

  /// The top leading corner in the box around, mirrored where lines run from right to left.
  var placeInOuter: CGPoint {
    guard let outer else { return origin }
    let shift = outer.rule.shift(of: outer)
    let place = CGPoint(x: origin.x - shift.x, y: origin.y - shift.y)
    guard outer.mirrors else { return place }
    return CGPoint(x: outer.placedSize.width - place.x - placedSize.width, y: place.y)
  }

  /// Read once for all boxes that have the same environment.
  private var mirrors: Bool {
    var box = self
    while let outer = box.outer, outer.node.scope === box.node.scope { box = outer }
    if let known = box.knownMirroring { return known }
    let mirrors = box.read { $0.layoutDirection == .rightToLeft }
    box.knownMirroring = mirrors
    return mirrors
  }

  package var containerSize: CGSize {
    var (box, nearest): (LayoutBox?, ScrollState?) = (outer, nil)
    while let current = box {
      if let scrolled = current.kept as? ScrollState {
        if scrolled.containerSize != .zero { return scrolled.room }
        nearest = nearest ?? scrolled
      }
      box = current.outer
    }
    let size = read { $0.screen.content.size }
    return nearest?.room(in: size) ?? size
  }

  package var safeArea: SafeArea {
    guard let outer else { return SafeArea(bounds: frameOnScreen, container: frameOnScreen) }
    return outer.rule.safeArea(outer.safeArea, inside: outer.frameOnScreen, of: outer)
  }
}

nonisolated extension LayoutBox {
  /// Where the view is that shows what stands in front: the nearest one around that has a place.
  package var anchorOnScreen: CGRect? {
    let node = node
    return MainActor.assumeIsolated {
      var next = node.parent
      while let current = next {
        let boxes = current.layoutBoxes()
        if !boxes.isEmpty { return boxes.reduce(CGRect.null) { $0.union($1.placedFrame) } }
        next = current.parent
      }
      return nil
    }
  }
}

/// Carries something of the graph's thread out of a closure that runs on it.
private nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// What an author's layout or modifier makes of lengths that are no numbers must not spread: one view
// without a place is easier to find than a screen without any.

extension CGSize {
  nonisolated fileprivate var sensible: CGSize {
    // A negative length and one that is no number fail the first comparison.
    if width >= 0, height >= 0 { return self }
    return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }
}

extension CGPoint {
  nonisolated fileprivate var sensible: CGPoint {
    if x.isFinite, y.isFinite { return self }
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
