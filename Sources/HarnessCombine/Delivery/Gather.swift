extension Publisher {
  /// Subscribes an operator that takes every value and sends one result after the end, or before.
  func gather<S: Subscriber>(
    to subscriber: S, result: @escaping () -> S.Input?,
    _ onValue: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    gather(to: subscriber, result: result, mapError: { $0 }, onValue)
  }

  /// Subscribes an operator that gathers with a closure that may throw.
  func tryGather<S: Subscriber>(
    to subscriber: S, result: @escaping () -> S.Input?,
    _ onValue: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    gather(to: subscriber, result: result, mapError: { $0 }) { value in
      do { return try onValue(value) } catch { return .fail(error) }
    }
  }

  private func gather<S: Subscriber>(
    to subscriber: S, result: @escaping () -> S.Input?,
    mapError: @escaping (Failure) -> S.Failure,
    _ onValue: @escaping (Output) -> Step<S.Input, S.Failure>
  ) {
    let outlet = Outlet(subscriber)
    var upstream: (any Subscription)?
    let intake = Intake<Output, Failure>(
      onSubscription: { subscription in
        upstream = subscription
        outlet.open(onCancel: { subscription.cancel() })
        subscription.request(.unlimited)
      },
      onValue: { value in
        let step = onValue(value)
        if case .skip = step { return }
        upstream?.cancel()
        outlet.take(step)
      },
      onCompletion: { completion in
        if case .finished = completion, let result = result() { outlet.send(result) }
        outlet.finish(completion.mapError(mapError))
      })
    subscribe(intake)
  }
}

extension Outlet {
  fileprivate func take(_ step: Step<Downstream.Input, Downstream.Failure>) {
    switch step {
    case .pass(let value): send(value)
    case .skip: break
    case .last(let value):
      if let value { send(value) }
      finish(.finished)
    case .fail(let error): finish(.failure(error))
    }
  }
}
