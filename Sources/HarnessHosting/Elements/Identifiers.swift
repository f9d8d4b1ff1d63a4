import HarnessIdentifiers
import HarnessQueries

/// Elements by the identifiers that an app and its tests share: `SignIn.phoneNumber.element`.
extension RawRepresentable where RawValue == String {
  /// The one element with this identifier, in the app that the running test has hosted last.
  @MainActor public var element: HostedElement { query.element }

  /// All elements with this identifier, in the app that the running test has hosted last.
  @MainActor public var query: HostedQuery {
    let locator = Locator(ElementQuery(identifier: identifier))
    return HostedQuery(ElementWay(host: .current, locator: locator))
  }
}
