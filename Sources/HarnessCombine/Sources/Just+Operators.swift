// One value stays one value: what an operator makes of it is known without a subscription.

extension Just {
  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// Transforms the value with a closure that may throw.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Transforms the value and leaves out `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    transform(output).publisher
  }

  /// Publishes the value if it satisfies a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    Output?.Publisher(isIncluded(output) ? output : nil)
  }

  /// Publishes the value in an array.
  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  /// Publishes the number of values, which is one.
  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  /// Publishes the value.
  public func first() -> Just<Output> { self }

  /// Publishes the value if it satisfies a condition.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
    filter(predicate)
  }

  /// Publishes the value.
  public func last() -> Just<Output> { self }

  /// Publishes the value if it satisfies a condition.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
    filter(predicate)
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
    Output?.Publisher(count > 0 ? nil : output)
  }

  /// Leaves out the value if it satisfies a condition.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes so many values at most.
  public func prefix(_ maxLength: Int) -> Output?.Publisher {
    Output?.Publisher(maxLength > 0 ? output : nil)
  }

  /// Publishes the value if it satisfies a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher {
    filter(predicate)
  }

  /// Publishes nothing but the end.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes whether the value satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether the value satisfies a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes the result of the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// Publishes the result of the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// Publishes the value: there is no other that it could be equal to.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the value: there is no error.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Publishes the value: it isn't empty.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Publishes the value: there is nothing to try again.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Claims that this publisher may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  /// Publishes values before this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Publishes values before this one.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: Array(elements) + [output])
  }

  /// Publishes values after this one.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Publishes values after this one.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: [output] + Array(elements))
  }
}

extension Just where Output: Equatable {
  /// Publishes whether this is the value.
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  /// Publishes the value.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Publishes the value, the smallest there is.
  public func min() -> Just<Output> { self }

  /// Publishes the value, the greatest there is.
  public func max() -> Just<Output> { self }
}
