/// Where a worker finds its parent.
package enum WorkerChannel {
  /// The descriptor that frames go through, both ways: a stream socket.
  package static let frameDescriptor: Int32 = 3
  /// The descriptor of the status page, `StatusPage.size` bytes to be mapped shared.
  package static let statusDescriptor: Int32 = 4
}

/// The bytes in a worker's output that separate one test's output from the next.
///
/// Output and frames reach the parent on two ways, and the worker runs ahead. So after each test
/// the worker flushes its standard output and error and writes `bytes(after:)` to descriptor 1,
/// and only then sends `finished`. The count starts at 0 and grows by one with each `finished`.
package struct OutputMark: Equatable, Sendable {
  /// Bytes that no script can guess, new for each run.
  package let nonce: [UInt8]

  package init(nonce: [UInt8]) {
    self.nonce = nonce
  }

  /// The mark that ends the output of the worker's test number `count`.
  package func bytes(after count: UInt32) -> [UInt8] {
    nonce + (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
  }

  package var length: Int { nonce.count + 4 }
}
