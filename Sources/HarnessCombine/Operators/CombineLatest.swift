extension Publishers {
  /// A publisher of the latest values of several publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
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
      let slots = (LatestSlot<A.Output>(), LatestSlot<B.Output>())
      let join = Join(subscriber, slots: [slots.0, slots.1]) {
        guard let a = slots.0.value, let b = slots.1.value
        else { return nil }
        return (a, b)
      }
      join.add(a, to: slots.0)
      join.add(b, to: slots.1)
    }
  }

  /// A publisher of the latest values of several publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
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
      let slots = (LatestSlot<A.Output>(), LatestSlot<B.Output>(), LatestSlot<C.Output>())
      let join = Join(subscriber, slots: [slots.0, slots.1, slots.2]) {
        guard let a = slots.0.value, let b = slots.1.value, let c = slots.2.value
        else { return nil }
        return (a, b, c)
      }
      join.add(a, to: slots.0)
      join.add(b, to: slots.1)
      join.add(c, to: slots.2)
    }
  }

  /// A publisher of the latest values of several publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      let slots = (
        LatestSlot<A.Output>(), LatestSlot<B.Output>(), LatestSlot<C.Output>(),
        LatestSlot<D.Output>()
      )
      let join = Join(subscriber, slots: [slots.0, slots.1, slots.2, slots.3]) {
        guard let a = slots.0.value, let b = slots.1.value, let c = slots.2.value,
          let d = slots.3.value
        else { return nil }
        return (a, b, c, d)
      }
      join.add(a, to: slots.0)
      join.add(b, to: slots.1)
      join.add(c, to: slots.2)
      join.add(d, to: slots.3)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this and others, whenever one comes.
  public func combineLatest<P: Publisher>(
    _ publisher: P
  ) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Publishes the latest values of this and others, whenever one comes. Transforms them.
  public func combineLatest<P: Publisher, T>(
    _ publisher: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, publisher).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this and others, whenever one comes.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the latest values of this and others, whenever one comes. Transforms them.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this and others, whenever one comes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the latest values of this and others, whenever one comes. Transforms them.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable
{}
