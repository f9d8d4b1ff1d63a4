public import HarnessQueries

/// What elements are looked for in: an app, an element, or all elements of a query.
///
/// Hidden elements are not found, unless the search begins at a hidden one.
public protocol ElementScope {
  /// The way to where a search begins.
  var way: ElementWay { get }
}

extension ElementScope {
  /// All elements below.
  public var descendants: HostedQuery { HostedQuery(way.adding(.find(ElementQuery()))) }

  /// All elements below that are of a type.
  public func descendants(matching type: ElementType) -> HostedQuery {
    HostedQuery(way.adding(.find(ElementQuery(type))))
  }

  /// The elements directly below.
  public var children: HostedQuery { HostedQuery(way.adding(.children)) }

  /// The elements directly below that are of a type.
  public func children(matching type: ElementType) -> HostedQuery {
    HostedQuery(children.way.adding(.filter(ElementQuery(type))))
  }

  /// All elements below that a predicate holds for.
  public func query(_ predicate: ElementPredicate) -> HostedQuery {
    HostedQuery(way.adding(predicate) { .find($0) })
  }

  /// The one element below with an accessibility identifier.
  public func element(identifier: String) -> HostedElement {
    HostedElement(way.adding(.find(ElementQuery(identifier: identifier))))
  }
}

extension ElementQuery {
  /// Elements of a type that XCTest knows; `any` asks for nothing.
  init(_ type: ElementType) {
    self.init()
    guard type != .any else { return }
    role = type.role
    // A type that no element is of: a query by role alone would ask for nothing.
    if role == nil { condition = ElementCondition(".type(.\(type.name))") { _ in false } }
  }

  init(identifier: String) {
    self.init()
    id = .text(TextMatch(identifier))
  }
}
