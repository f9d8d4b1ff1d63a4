public import Foundation

extension URLSession {
  /// The bytes of an answer, one after the other.
  ///
  /// Source: Apple's documentation of `URLSession.AsyncBytes`. All of them are there at once here.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    let data: Data

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator

      /// The next byte; nil after the last.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }

    /// Goes through the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// The lines of a text in UTF-8, without the empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  }

  /// The bytes of a URL.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// The bytes that a request is answered with.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let arrival = try await arrival(for: request)
    return (AsyncBytes(data: arrival.data), arrival.response)
  }
}

/// The lines of a text that comes byte by byte; empty lines are left out.
///
/// Source: Apple's documentation of `AsyncLineSequence`.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without its end.
  public typealias Element = String
  let base: Base

  /// Goes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    /// The next line that is not empty; nil after the last.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Goes through the lines.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
