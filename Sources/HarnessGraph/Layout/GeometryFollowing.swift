import Foundation
package import HarnessUI

/// The views that are made of their size and place, or are told of it.
struct GeometryFollowers {
  var nodes: [Node] = []
  /// Those that show one of several views.
  var choosers: [Node] = []
  /// Those that look at scroll views.
  var watchers: [Node] = []
  /// Whether they know the layout as it is.
  var isUpToDate = false
}

extension Node: nonisolated GeometryOwner {
  package func geometry() -> GeometryProxy? {
    let record = followedRecord
    record.forgetReads()
    return record.snapshot == nil ? nil : GeometryProxy(record)
  }

  package func onGeometryChange<T: Equatable>(
    of transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void
  ) {
    let last = memory as? LastGeometry<T> ?? LastGeometry()
    memory = last
    let record = followedRecord
    record.changed = { [weak self] proxy in
      let new = transform(proxy)
      let old = last.value ?? new
      if last.value == new { return }
      last.value = new
      self?.graph.later { action(old, new) }
    }
    // What is made of the same place may be something else now.
    if record.snapshot != nil { graph.later { record.changed?(GeometryProxy(record)) } }
  }

  package func chosenView() -> Int? {
    if let known = memory as? ChosenIndex { return known.index }
    memory = ChosenIndex()
    graph.geometry.choosers.append(self)
    graph.placesChanged()
    return nil
  }

  /// Learns which view the layout shows; true when it is another one.
  fileprivate func followChoice() -> Bool {
    guard let known = memory as? ChosenIndex, let box = shownBoxes.first else { return false }
    box.ensureInsidePlaced()
    let index = (box.kept as? ChosenView)?.index
    if known.index == index { return false }
    known.index = index
    return true
  }

  private var followedRecord: GeometryRecord {
    if let geometryRecord { return geometryRecord }
    let record = GeometryRecord()
    geometryRecord = record
    graph.geometry.nodes.append(self)
    graph.placesChanged()
    return record
  }

  /// Where the view is now; nil where it is not on the screen.
  package var geometrySnapshot: GeometrySnapshot? {
    let boxes = shownBoxes
    guard let box = boxes.first else { return nil }
    // The size is the layout's: a reader does not see how it is transformed.
    let frame = boxes.reduce(CGRect.null) { $0.union($1.frameOnScreen) }
    var spaces: [GeometrySpace] = []
    var outer: LayoutBox? = box
    while let current = outer {
      let names = current.rule.spaces
      if !names.isEmpty {
        spaces.append(GeometrySpace(names: names, frame: current.frameOnScreen))
      }
      outer = current.outer
    }
    return GeometrySnapshot(
      frame: frame, safeAreaInsets: box.safeArea.insets(of: frame), spaces: spaces)
  }
}

/// Which of its views a view shows.
private final class ChosenIndex {
  var index: Int?
  nonisolated deinit {}
}

/// What was made of size and place last.
private final class LastGeometry<Value> {
  var value: Value?
  nonisolated deinit {}
}

extension Graph {
  /// Tells who wants to know where its view is; true when something changed by that.
  func followGeometry() -> Bool {
    // The keyboard has come or gone.
    if let knownLayout, knownLayout.keyboardField != keyboardField.map(ObjectIdentifier.init) {
      placesChanged()
    }
    if geometry.isUpToDate { return false }
    geometry.isUpToDate = true
    geometry.nodes.removeAll { !$0.isAlive }
    geometry.choosers.removeAll { !$0.isAlive }
    if geometry.nodes.isEmpty, geometry.choosers.isEmpty, geometry.watchers.isEmpty { return false }
    var isChanged = false
    for node in geometry.choosers where node.followChoice() {
      node.markDirty(because: nil)
      isChanged = true
    }
    // What is shown now was not placed yet.
    if isChanged { return true }
    isChanged = tellWatchers()
    let nodes = geometry.nodes
    for node in nodes {
      guard let record = node.geometryRecord, let snapshot = node.geometrySnapshot,
        record.take(snapshot)
      else { continue }
      isChanged = isChanged || record.changed != nil
      record.changed?(GeometryProxy(record))
    }
    for node in nodes where node.geometryRecord?.takeOutOfDate() == true {
      node.markDirty(because: nil)
      isChanged = true
    }
    return isChanged
  }
}
