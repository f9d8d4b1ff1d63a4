package import HarnessAppleNames
package import Foundation

/// What is carried from a view to another one.
package struct DragPayload {
  package let providers: [NSItemProvider]

  package init(_ providers: [NSItemProvider]) { self.providers = providers }

  /// The values of a type that are carried, or are stood for.
  package func values<T: Transferable>(of _: T.Type) -> [T] {
    providers.flatMap(\.values).compactMap { T.received($0) }
  }

  /// The providers of one of these kinds.
  package func providers(for kinds: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      kinds.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// A view from which something can be carried.
package struct DragSource {
  package let payload: () -> DragPayload
}

/// A view that takes what is carried to it.
package struct DropTarget {
  /// Whether it wants this.
  package let accepts: (DragPayload, CGPoint) -> Bool
  /// It is over the view.
  package let entered: (DragPayload, CGPoint) -> Void
  /// It is let go there; false when the view refuses it after all.
  package let dropped: (DragPayload, CGPoint) -> Bool
  /// It is no longer over the view.
  package let left: (DragPayload, CGPoint) -> Void

  init(
    accepts: @escaping (DragPayload, CGPoint) -> Bool,
    entered: @escaping (DragPayload, CGPoint) -> Void = { _, _ in },
    dropped: @escaping (DragPayload, CGPoint) -> Bool,
    left: @escaping (DragPayload, CGPoint) -> Void = { _, _ in }
  ) {
    self.accepts = accepts
    self.entered = entered
    self.dropped = dropped
    self.left = left
  }
}
