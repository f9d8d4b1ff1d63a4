extension Optional {
  /// A publisher of the wrapped value, if there is one.
  public var publisher: Optional.Publisher { Publisher(self) }

  /// A publisher of an optional's value, if there is one.
  public struct Publisher: HarnessCombine.Publisher {
    /// The value is the wrapped one.
    public typealias Output = Wrapped
    /// This publisher never fails.
    public typealias Failure = Never
    /// The optional.
    public let output: Wrapped?

    /// Makes a publisher of an optional.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Sends the value, if there is one, and finishes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }
}

extension Result {
  /// A publisher of the success or the failure.
  public var publisher: Result.Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: HarnessCombine.Publisher {
    /// The value is the success.
    public typealias Output = Success
    /// The result.
    public let result: Result

    /// Makes a publisher of a result.
    public init(_ result: Result) {
      self.result = result
    }

    /// Makes a publisher of a success.
    public init(_ output: Output) {
      result = .success(output)
    }

    /// Makes a publisher of a failure.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Sends the success and finishes, or sends the failure.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        let outlet = Outlet(subscriber)
        outlet.send(output)
        outlet.finish(.finished)
        outlet.open()
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}
