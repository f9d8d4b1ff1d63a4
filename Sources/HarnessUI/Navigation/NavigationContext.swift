/// What one navigation knows: its pages, and the views behind its values.
///
/// Links, destinations and pages share it through the environment. As a source it stands for the
/// list of pages.
package final class NavigationContext: Source, Equatable {
  /// One page above the root.
  enum Page {
    case value(NavigationValue)
    case view(PushedView)
  }

  private struct PlacedView {
    let view: PushedView
    /// How many values are below.
    let depth: Int
  }

  /// Nil: the navigation keeps its path itself.
  var path: PathStorage?
  let destinations = DestinationTable(of: NavigationContext.self)
  private var ownPath: [NavigationValue] = []
  private var views: [PlacedView] = []
  private var presentations: [PresentationContext] = []

  // The parameter keeps the compiler from reporting an endless recursion.
  init(of owner: any Any.Type) { super.init() }

  package override var name: String { "the pages of the navigation" }

  package static func == (first: NavigationContext, second: NavigationContext) -> Bool {
    first === second
  }

  private var values: [NavigationValue] { path?.read() ?? ownPath }

  private func write(_ values: [NavigationValue]) {
    if let path {
      path.write(values)
    } else {
      ownPath = values
      hasChanged()
    }
  }

  /// The pages above the root. The values of the path come first; a view that a link pushed stands
  /// above as many values as there were then.
  var pages: [Page] {
    wasRead()
    let values = values
    var pages: [Page] = views.filter { $0.depth == 0 }.map { .view($0.view) }
    for (position, value) in values.enumerated() {
      pages.append(.value(value))
      pages += views.filter { $0.depth == position + 1 }.map { .view($0.view) }
    }
    return pages
  }

  func push(_ value: NavigationValue) { write(values + [value]) }

  func push(_ view: PushedView) {
    guard !views.contains(where: { $0.view === view }) else { return }
    // What stood above a value that has left the path is gone with it.
    views.removeAll { $0.depth > values.count }
    views.append(PlacedView(view: view, depth: values.count))
    hasChanged()
  }

  func remove(_ view: PushedView) {
    views.removeAll { $0.view === view }
    hasChanged()
  }

  /// Leaves as many pages; what a link pushed hears that it has gone.
  func pop(to count: Int) {
    let pages = pages
    guard count >= 0, count < pages.count else { return }
    let left = pages[..<count].filter { if case .value = $0 { true } else { false } }.count
    let gone = pages[count...].compactMap { page in
      if case .view(let view) = page { view } else { nil }
    }
    if left < values.count { write(Array(values.prefix(left))) }
    guard !gone.isEmpty else { return }
    views.removeAll { placed in gone.contains { $0 === placed.view } }
    hasChanged()
    for view in gone { view.onPop() }
  }

  /// What ends the page at an index; the same as long as the navigation lives.
  func presentation(at index: Int) -> PresentationContext {
    while presentations.count <= index {
      let position = presentations.count
      // Unsafe, but ours: only the graph's thread ends pages.
      nonisolated(unsafe) let navigation = WeakNavigation(context: self)
      presentations.append(
        PresentationContext(dismiss: { navigation.context?.pop(to: position) }))
    }
    return presentations[index]
  }

  /// Lets go of what views have left here: they hold the navigation in turn.
  func end() {
    path = nil
    for placed in views { placed.view.end() }
    views = []
    destinations.end()
  }
}

/// A navigation that its pages do not keep alive.
private struct WeakNavigation {
  weak var context: NavigationContext?
}

/// Where a navigation keeps its values.
struct PathStorage {
  let read: () -> [NavigationValue]
  let write: ([NavigationValue]) -> Void
}

/// The views for the values of a navigation. As a source it stands for any of them.
final class DestinationTable: Source {
  typealias Destination = (AnyHashable) -> (any View)?
  private var destinations: [ObjectIdentifier: Destination] = [:]

  init(of owner: any Any.Type) { super.init() }

  override var name: String { "a destination of the navigation" }

  /// Declares the view for values of a type; a new closure shows the pages of the type anew.
  func declare<D: Hashable>(_: D.Type, _ destination: @escaping Destination) {
    destinations[ObjectIdentifier(D.self)] = destination
    hasChanged()
  }

  /// The view for a value; nil where nobody declared one.
  func view(for value: NavigationValue) -> (any View)? {
    wasRead()
    return destinations[value.type].flatMap { $0(value.value) }
  }

  func end() { destinations = [:] }
}

/// A value on a navigation's path, with its own type and, where it has one, its coding.
nonisolated struct NavigationValue: Equatable {
  let value: AnyHashable
  let type: ObjectIdentifier
  /// Nil where the value can't be written down.
  var coded: CodedPathElement?

  init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(V.self)
  }

  static func == (first: Self, second: Self) -> Bool {
    first.type == second.type && first.value == second.value
  }
}

/// A view that a link or a modifier pushed; whoever pushed it keeps it up to date.
///
/// A reference: it is the identity of the page.
final class PushedView: Source {
  private var content: () -> any View
  /// Tells who pushed it that the page has gone.
  var onPop: () -> Void = {}

  init(_ content: @escaping () -> any View) {
    self.content = content
    super.init()
  }

  override var name: String { "what a link shows" }

  /// The view, read by the page.
  var view: any View {
    wasRead()
    return content()
  }

  func show(_ content: @escaping () -> any View) {
    self.content = content
    hasChanged()
  }

  func end() {
    content = { EmptyView() }
    onPop = {}
  }
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The navigation that the view stands in.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
