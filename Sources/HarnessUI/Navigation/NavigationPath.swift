/// The values of a navigation's pages, of any hashable types.
///
/// Source: SwiftUI's documentation of `NavigationPath`.
nonisolated public struct NavigationPath {
  private(set) var elements: [NavigationValue]

  init(elements: [NavigationValue]) { self.elements = elements }

  /// An empty path.
  public init() { elements = [] }

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { NavigationValue($0) }
  }

  /// A path of values that can be written down.
  public init<S: Sequence>(_ elements: S) where S.Element: Codable & Hashable {
    self.elements = elements.map { NavigationValue(codable: $0) }
  }

  /// A path from what was written down.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// What can be written down; nil when a value has no coding.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.coded != nil } ? CodableRepresentation(elements: elements) : nil
  }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationValue(value)) }

  /// Puts a value on top that can be written down.
  public mutating func append<V: Codable & Hashable>(_ value: V) {
    elements.append(NavigationValue(codable: value))
  }

  /// Takes values from the top.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {
  /// The same values in the same order.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}
