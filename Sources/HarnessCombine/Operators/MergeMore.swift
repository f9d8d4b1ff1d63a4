extension Publishers {
  /// A publisher of the values of several publishers.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure
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
    /// One of the publishers.
    public let e: E

    /// Makes a publisher of five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
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
      junction.join(e)
      junction.close()
    }
  }

  /// A publisher of the values of several publishers.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F

    /// Makes a publisher of six.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
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
      junction.join(e)
      junction.join(f)
      junction.close()
    }
  }

  /// A publisher of the values of several publishers.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G

    /// Makes a publisher of seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
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
      junction.join(e)
      junction.join(f)
      junction.join(g)
      junction.close()
    }
  }

  /// A publisher of the values of several publishers.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H

    /// Makes a publisher of eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
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
      junction.join(e)
      junction.join(f)
      junction.join(g)
      junction.join(h)
      junction.close()
    }
  }
}

extension Publisher {
  /// Publishes the values of this and other publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    with other1: P, _ other2: Q, _ other3: R, _ other4: S
  ) -> Publishers.Merge5<Self, P, Q, R, S>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure,
    S.Output == Output, S.Failure == Failure
  {
    Publishers.Merge5(self, other1, other2, other3, other4)
  }

  /// Publishes the values of this and other publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
    with other1: P, _ other2: Q, _ other3: R, _ other4: S, _ other5: T
  ) -> Publishers.Merge6<Self, P, Q, R, S, T>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure,
    S.Output == Output, S.Failure == Failure,
    T.Output == Output, T.Failure == Failure
  {
    Publishers.Merge6(self, other1, other2, other3, other4, other5)
  }

  /// Publishes the values of this and other publishers.
  public func merge<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher
  >(
    with other1: P, _ other2: Q, _ other3: R, _ other4: S, _ other5: T, _ other6: U
  ) -> Publishers.Merge7<Self, P, Q, R, S, T, U>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure,
    S.Output == Output, S.Failure == Failure,
    T.Output == Output, T.Failure == Failure,
    U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge7(self, other1, other2, other3, other4, other5, other6)
  }

  /// Publishes the values of this and other publishers.
  public func merge<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher,
    V: Publisher
  >(
    with other1: P, _ other2: Q, _ other3: R, _ other4: S, _ other5: T, _ other6: U, _ other7: V
  ) -> Publishers.Merge8<Self, P, Q, R, S, T, U, V>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure,
    S.Output == Output, S.Failure == Failure,
    T.Output == Output, T.Failure == Failure,
    U.Output == Output, U.Failure == Failure,
    V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge8(self, other1, other2, other3, other4, other5, other6, other7)
  }
}

extension Publishers.Merge5: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable,
  E: Equatable
{}
extension Publishers.Merge6: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable,
  E: Equatable, F: Equatable
{}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable,
  E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable,
  E: Equatable, F: Equatable, G: Equatable, H: Equatable
{}
