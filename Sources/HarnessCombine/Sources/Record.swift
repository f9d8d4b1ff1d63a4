/// A publisher that plays what was recorded to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played.
  public let recording: Recording

  /// Makes a publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Sends the values as they are demanded, then the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }

  /// Values and an end.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isComplete = false

    /// Makes an empty recording that finishes.
    public init() {}

    /// Makes a recording of values and an end.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value, which must come before the end.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "A recording takes no value after its completion.")
      output.append(input)
    }

    /// Records the end, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "A recording takes one completion.")
      self.completion = completion
      isComplete = true
    }
  }
}
