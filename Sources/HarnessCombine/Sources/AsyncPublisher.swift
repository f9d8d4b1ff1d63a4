/// The values of a publisher, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The elements are the publisher's values.
  public typealias Element = P.Output
  /// This sequence never fails.
  public typealias Failure = Never
  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(Mailbox(publisher))
  }

  /// Waits for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let mailbox: Mailbox<P.Output, Never>

    fileprivate init(_ mailbox: Mailbox<P.Output, Never>) {
      self.mailbox = mailbox
    }

    /// The next value, or `nil` after the end or when the task was cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// The next value, or `nil` after the end or when the task was cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await mailbox.next(isolation: actor).get()
    }
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The elements are the publisher's values.
  public typealias Element = P.Output
  /// The publisher's error is thrown.
  public typealias Failure = any Error
  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(Mailbox(publisher))
  }

  /// Waits for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let mailbox: Mailbox<P.Output, P.Failure>

    fileprivate init(_ mailbox: Mailbox<P.Output, P.Failure>) {
      self.mailbox = mailbox
    }

    /// The next value, or `nil` after the end or when the task was cancelled.
    public mutating func next() async throws -> P.Output? {
      try await next(isolation: nil)
    }

    /// The next value, or `nil` after the end or when the task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await mailbox.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, as an asynchronous sequence that may throw.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
