/// A stored property of a view that the engine keeps up to date before `body` runs.
///
/// Source: SwiftUI's documentation of `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper of the framework: its storage lives in the node, not in the view value.
package protocol GraphProperty: DynamicProperty {
  /// Connects a fresh copy of the view value to what the node keeps in `slot`.
  mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext)

  /// True when another value of this property need not run the body again.
  ///
  /// A state keeps its value whatever the new view value says; a binding is the same when it leads
  /// to the same place.
  func isInterchangeable(with other: Self) -> Bool
}

extension GraphProperty {
  package func isInterchangeable(with other: Self) -> Bool { true }
}

/// What a property learns when it is connected to its node.
package struct PropertyContext {
  package let environment: EnvironmentValues
  /// The property's name as the author wrote it.
  package let name: String
  /// The view's type, for messages.
  package let owner: any Any.Type
  /// Who must be evaluated again when an observed object announces a change.
  package let reader: any Reader

  package init(
    environment: EnvironmentValues, name: String, owner: any Any.Type, reader: any Reader
  ) {
    self.environment = environment
    self.name = name
    self.owner = owner
    self.reader = reader
  }
}
