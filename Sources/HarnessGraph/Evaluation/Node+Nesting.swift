import HarnessUI

/// Bodies in bodies: a view that contains itself would go on until the stack is full.
extension Node {
  /// So many bodies of components, modifiers and styles may stand in each other (ours).
  ///
  /// Built-in views and modifiers do not count.
  static let mostNestedBodies = 500

  /// Whether somebody wrote a body for this view: that of a component, a modifier or a style.
  var runsBody: Bool { isComponent || styleType != nil }

  /// Whether this view's body may run. One too deep is reported, and then no other body runs in this
  /// update: a body that contains itself twice would do so twice as often on each level.
  func mayRunBody() -> Bool {
    if graph.endless != nil { return false }
    if nesting < Self.mostNestedBodies { return true }
    let around = bodiesAround
    // All of it goes: elements and layout need more of the stack than bodies do.
    graph.endless = around.last { $0.bodyName == bodyName } ?? around.last
    report(nestingProblem(around))
    return false
  }

  /// Ends all that a view shows that contains itself.
  func endContent() {
    for child in children { child.tearDown() }
    children = []
    if hasBoxes { forgetLayout() }
  }

  /// The views with a body around this one, the nearest first.
  private var bodiesAround: [Node] {
    sequence(first: self) { $0.parent }.dropFirst().filter(\.runsBody)
  }

  /// `A contains itself: A › B › A`, the nearest ones around.
  private func nestingProblem(_ around: [Node]) -> String {
    let deep = "\(Self.mostNestedBodies) bodies deep"
    let names = [bodyName] + around.map(\.bodyName)
    guard let other = names.dropFirst().firstIndex(of: bodyName) else {
      let way = names.prefix(3).reversed().joined(separator: " › ")
      return "\(bodyName) stands \(deep): … › \(way); no interface needs so many"
    }
    let way = names[...other].reversed().joined(separator: " › ")
    return "\(bodyName) contains itself: \(way), \(deep); let a condition end it"
  }

  private var bodyName: String {
    guard let styleType else { return typeName }
    return String("\(styleType)".prefix { $0 != "<" })
  }
}

/// Views in views: each is some function calls deeper in layout, and the stack ends.
extension Node {
  /// So many views, modifiers among them, may stand in each other (ours).
  ///
  /// Layout takes 2 to 3 KB of the stack for each in a debug build, so this is less than the half of
  /// what a worker has (`HARNESS_WORKER_STACK`). It is more than 500 bodies with a screen of modifiers
  /// each: a view that contains itself is told as that.
  static let mostNestedViews = 16_384

  /// Tells that nothing is shown of what stands too deep.
  func reportDepth() {
    graph.report(
      """
      \(placeName) in \(nearestComponentName) stands \(Self.mostNestedViews) views and modifiers deep; \
      no interface needs so many: look for a loop that puts a view into itself, such as \
      view = AnyView(view.padding())
      """)
  }
}
