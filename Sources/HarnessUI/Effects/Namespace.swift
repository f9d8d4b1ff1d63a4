import Synchronization

/// A place for names that belong to one view.
///
/// Source: SwiftUI's documentation of `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var id = ID()

  /// A place of its own for each identity of the view.
  public init() {}

  /// What tells the place from others.
  public var wrappedValue: Namespace.ID { id }

  /// What tells a place for names from others.
  public struct ID: Hashable, Sendable {
    private let number: Int
    private static let last = Mutex(0)

    fileprivate init() {
      number = Self.last.withLock { last in
        last += 1
        return last
      }
    }
  }
}

extension Namespace: Sendable {}
