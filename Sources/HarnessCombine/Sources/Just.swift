/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  /// This publisher never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value on the first demand.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    outlet.send(output)
    outlet.finish(.finished)
    outlet.open()
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
