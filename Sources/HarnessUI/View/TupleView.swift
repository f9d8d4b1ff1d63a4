/// Several views, shown one after the other in their container.
///
/// Source: SwiftUI's documentation of `TupleView`.
nonisolated public struct TupleView<T>: View {
  /// The views.
  public var value: T
  private let pack: any TuplePack.Type

  /// Keeps the views of a builder closure.
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    pack = Pack<repeat each Content>.self
  }
}

extension TupleView {
  /// The views one by one, for a container that tells them apart.
  nonisolated var views: [any View] {
    withUnsafePointer(to: value) { pack.views(UnsafeRawPointer($0)) }
  }
}

extension TupleView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    withUnsafePointer(to: view.value) { view.pack.describe(UnsafeRawPointer($0), to: node) }
  }
}

/// Remembers the types of a tuple's elements: a stored metatype costs no allocation, a closure would.
@MainActor
private protocol TuplePack {
  static func describe(_ tuple: UnsafeRawPointer, to node: some NodeBuilder)
  nonisolated static func views(_ tuple: UnsafeRawPointer) -> [any View]
}

private struct Pack<each Content: View>: TuplePack {
  static func describe(_ tuple: UnsafeRawPointer, to node: some NodeBuilder) {
    var slot = 0
    for view in repeat each tuple.assumingMemoryBound(to: (repeat each Content).self).pointee {
      node.child(view, at: slot)
      slot += 1
    }
  }

  nonisolated static func views(_ tuple: UnsafeRawPointer) -> [any View] {
    var views: [any View] = []
    for view in repeat each tuple.assumingMemoryBound(to: (repeat each Content).self).pointee {
      views.append(view)
    }
    return views
  }
}
