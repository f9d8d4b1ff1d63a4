// What is known without a subscription stays a sequence, or becomes a single value.

extension Publishers.Sequence {
  /// Transforms each element.
  public func map<T>(
    _ transform: (Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// Transforms each element and leaves out `nil`.
  public func compactMap<T>(
    _ transform: (Output) -> T?
  ) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// Publishes the elements that satisfy a condition.
  public func filter(
    _ isIncluded: (Output) -> Bool
  ) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Publishes the first elements.
  public func prefix(
    _ maxLength: Int
  ) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }

  /// Leaves out the first elements.
  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
  }
}
