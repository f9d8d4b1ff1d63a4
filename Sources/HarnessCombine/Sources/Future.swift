/// A publisher that will send one value, or fail.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Fulfils the future; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Makes a future and starts at once what will fulfil it.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  /// Sends the result, as soon as it is there.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.open()
    let deliver = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let error):
        outlet.finish(.failure(error))
      }
    }
    whenFulfilled(deliver)
  }

  private func whenFulfilled(_ deliver: @escaping (Result<Output, Failure>) -> Void) {
    let present = lock.withLock {
      if result == nil { waiting.append(deliver) }
      return result
    }
    if let present { deliver(present) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting: [(Result<Output, Failure>) -> Void] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for deliver in waiting { deliver(result) }
  }
}

extension Future where Failure == Never {
  /// The value, as soon as it is there.
  public var value: Output {
    get async { await awaitedResult.get() }
  }
}

extension Future {
  /// The value, as soon as it is there, or the error.
  @_disfavoredOverload
  public var value: Output {
    get async throws { try await awaitedResult.get() }
  }

  /// A task that is cancelled waits on: there is no value to give it.
  private var awaitedResult: Result<Output, Failure> {
    get async {
      await withUnsafeContinuation {
        (continuation: UnsafeContinuation<Carried<Result<Output, Failure>>, Never>) in
        whenFulfilled { continuation.resume(returning: Carried($0)) }
      }.value
    }
  }
}
