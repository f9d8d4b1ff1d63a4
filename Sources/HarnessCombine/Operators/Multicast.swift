extension Publishers {
  /// A publisher that sends the values of one subscription to many subscribers, once connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// Makes a publisher of another and of what makes its subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches the subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    private var subject: SubjectType {
      if let made = lock.withLock({ madeSubject }) { return made }
      let subject = createSubject()
      return lock.withLock {
        let first = madeSubject ?? subject
        madeSubject = first
        return first
      }
    }
  }

  /// A publisher that connects with the first subscriber and disconnects after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Makes the publisher of another.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the subscriber, and connects if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.relay(
        to: subscriber, { .pass($0) },
        onCompletion: { completion in
          self.leave()
          return completion
        }, onCancel: { self.leave() })
      if isFirst { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      let isLate = lock.withLock {
        if subscribers > 0 { self.connection = connection }
        return subscribers == 0
      }
      if isLate { connection.cancel() }
    }

    private func leave() {
      let ended: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }

  /// A publisher that shares one subscription among its subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher that is shared.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes the publisher of another.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// A publisher that can be connected, of one that can't.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes the publisher of another.
    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Starts publishing.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  /// Sends the values to many subscribers through a subject, once connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to many subscribers through a subject, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that waits to be connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers.Share: Equatable {
  /// Whether both are the same publisher.
  public static func == (
    left: Publishers.Share<Upstream>, right: Publishers.Share<Upstream>
  ) -> Bool {
    left === right
  }
}
