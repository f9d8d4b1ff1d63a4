import CHarnessRuntime
package import HarnessUI

extension Node {
  /// Remembers the object if this view, or a view around it, made it for itself.
  package nonisolated func keeps(_ object: KeptObject) {
    // Unsafe, but ours: properties are connected on the graph's thread.
    nonisolated(unsafe) let kept = object
    MainActor.assumeIsolated {
      if case .camePassed = kept.origin, !isHeldByViewsOnly(kept.address) { return }
      graph.owned.add(kept)
    }
  }

  /// Whether the values of this view and of those around it are all that refers to an object.
  ///
  /// Asked when a property is connected for the first time: what the author's code had in its hands
  /// is let go by then. If more refer to it, it came from outside, or it is too early to tell.
  private func isHeldByViewsOnly(_ address: UnsafeRawPointer) -> Bool {
    var mentions = 0
    var view: Node? = self
    while let node = view {
      mentions += node.mentions(of: address)
      view = node.parent
    }
    return harness_reference_count(address) == mentions
  }

  private func mentions(of address: UnsafeRawPointer) -> Int {
    let word = MemoryLayout<UnsafeRawPointer?>.size
    return stride(from: 0, through: viewType.size - word, by: word).count { offset in
      storage.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) == address
    }
  }
}

extension Graph {
  /// The objects that its views made for themselves; the graph forgets them.
  package func takeOwnedObjects() -> OwnedObjects {
    defer { owned = OwnedObjects() }
    return owned
  }
}
