// One value or none stays one or none, and a success or a failure stays one of both.

extension Optional.Publisher {
  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> T?.Publisher {
    output.map(transform).publisher
  }

  /// Transforms the value and leaves out `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    output.flatMap(transform).publisher
  }

  /// Publishes the value if it satisfies a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional.Publisher {
    Optional.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Publishes the value in an array, which may be empty.
  public func collect() -> Just<[Output]> {
    Just(output.map { [$0] } ?? [])
  }

  /// Publishes the number of values.
  public func count() -> Just<Int> {
    Just(output == nil ? 0 : 1)
  }

  /// Publishes the value.
  public func first() -> Optional.Publisher { self }

  /// Publishes the value.
  public func last() -> Optional.Publisher { self }

  /// Publishes the value, or another in place of none.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  /// Publishes the value: there is no error.
  public func replaceError(with output: Output) -> Optional.Publisher { self }
}

extension Result.Publisher {
  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Transforms the value with a closure that may throw.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// Makes another kind of error of the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// Publishes a value in place of an error.
  public func replaceError(with output: Output) -> Just<Output> {
    switch result {
    case .success(let value): Just(value)
    case .failure: Just(output)
    }
  }
}
