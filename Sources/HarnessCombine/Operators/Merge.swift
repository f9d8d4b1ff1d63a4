extension Publishers {
  /// A publisher of the values of several publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    /// The values are those of all.
    public typealias Output = A.Output
    /// The error is that of any.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.close()
    }
  }

  /// A publisher of the values of several publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    /// The values are those of all.
    public typealias Output = A.Output
    /// The error is that of any.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.join(c)
      junction.close()
    }
  }

  /// A publisher of the values of several publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The values are those of all.
    public typealias Output = A.Output
    /// The error is that of any.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.join(c)
      junction.join(d)
      junction.close()
    }
  }

  /// A publisher of the values of any number of publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values are those of all.
    public typealias Output = Upstream.Output
    /// The error is that of any.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      junction.open()
      for publisher in publishers { junction.join(publisher) }
      junction.close()
    }
  }
}

extension Publisher {
  /// Publishes the values of this and other publishers of its type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }

  /// Publishes the values of this and other publishers.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where
    P.Output == Output, P.Failure == Failure
  {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this and other publishers.
  public func merge<P: Publisher, Q: Publisher>(
    with other1: P, _ other2: Q
  ) -> Publishers.Merge3<Self, P, Q>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure
  {
    Publishers.Merge3(self, other1, other2)
  }

  /// Publishes the values of this and other publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with other1: P, _ other2: Q, _ other3: R
  ) -> Publishers.Merge4<Self, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    Publishers.Merge4(self, other1, other2, other3)
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable
{}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
