public import HarnessQueries

/// Any number of elements, found anew at each use. XCTest's name for it is `XCUIElementQuery`.
public struct HostedQuery: ElementScope {
  /// How it is found.
  public let way: ElementWay

  init(_ way: ElementWay) { self.way = way }

  /// Those of the elements that a predicate holds for.
  public func filter(predicate: ElementPredicate) -> HostedQuery {
    HostedQuery(way.adding(predicate) { .filter($0) })
  }

  // MARK: One of them

  /// The only one: what is done with it is a failure if there is none, or more than one.
  public var element: HostedElement { HostedElement(way) }

  /// The first of them.
  public var firstMatch: HostedElement { HostedElement(way.adding(.first)) }

  /// One of them by its place, counted from 0.
  public func element(boundBy index: Int) -> HostedElement {
    let problem = index < 0 ? "element(boundBy: \(index)): places are counted from 0" : nil
    return HostedElement(way.adding(.nth(index + 1), problem: problem))
  }

  /// One of them by its place, counted from 0; nil if there are not so many now.
  public func element(
    safeIndex index: Int, file: StaticString = #filePath, line: UInt = #line
  ) -> HostedElement? {
    let place = CodePlace(file, line)
    let count = way.use("element(safeIndex:)", place) { way.all(in: $0).count } ?? 0
    return (0..<count).contains(index) ? element(boundBy: index) : nil
  }

  /// The one whose identifier is this text, else its label, text, value or placeholder.
  public subscript(text: String) -> HostedElement {
    HostedElement(way.adding(.filter(ElementQuery(text))))
  }

  /// How many there are now.
  public var count: Int { way.use("count", nil) { way.all(in: $0).count } ?? 0 }
}

/// XCTest's name, for helpers of tests that are written for iOS.
public typealias XCUIElementQuery = HostedQuery
