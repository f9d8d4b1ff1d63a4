extension Publishers {
  /// A publisher that prints what passes through it.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What each line starts with.
    public let prefix: String
    /// Where the lines go, or `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var stream = stream
      let start = prefix.isEmpty ? "" : prefix + ": "
      let log = { (event: String) in
        guard stream != nil else { return Swift.print(start + event) }
        stream?.write(start + event + "\n")
      }
      upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        },
        receiveCancel: { log("receive cancel") },
        receiveRequest: { log("request \($0)") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints what passes through.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }
}
