public import Foundation

/// One request of a session, from its start to its end.
///
/// Source: Apple's documentation of `URLSessionTask`.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// Where a task stands.
  public enum State: Int, Sendable {
    /// On its way.
    case running
    /// Not started yet, or paused.
    case suspended
    /// About to end with the error `cancelled`.
    case canceling
    /// Over.
    case completed
  }

  /// The usual priority.
  public static let defaultPriority: Float = 0.5
  /// A low priority; priorities decide nothing here.
  public static let lowPriority: Float = 0.25
  /// A high priority; priorities decide nothing here.
  public static let highPriority: Float = 0.75

  /// A number that no other task of the session has.
  public private(set) var taskIdentifier = 0
  /// What was asked for.
  public private(set) var originalRequest: URLRequest?
  /// A text of the app's own.
  open var taskDescription: String?
  /// A hint that decides nothing here.
  open var priority: Float = URLSessionTask.defaultPriority
  /// Who is told about this task only.
  open var delegate: (any URLSessionTaskDelegate)?

  typealias WhenDone = (URLSessionTask, Result<Exchange.Arrival, URLError>) -> Void

  private var exchange: Exchange?
  /// Takes the result, once, on whatever thread it comes.
  private var whenDone: WhenDone?
  private let lock = NSLock()
  private var stage = Stage()

  private struct Stage {
    var state = State.suspended
    var worker: Task<Void, Never>?
    /// What arrived while the task was suspended.
    var held: Result<Exchange.Arrival, URLError>?
    var response: URLResponse?
    var error: URLError?
    var received: Int64 = 0

    mutating func note(_ result: Result<Exchange.Arrival, URLError>) {
      state = .completed
      switch result {
      case .success(let arrival):
        response = arrival.response
        received = Int64(arrival.data.count)
      case .failure(let failure): error = failure
      }
    }
  }

  /// A task without a request: a base for an app's own test doubles, which does nothing.
  public override init() {}

  /// Tells a new task what to do; before anybody else knows it.
  func prepare(identifier: Int, exchange: Exchange, whenDone: @escaping WhenDone) {
    taskIdentifier = identifier
    originalRequest = exchange.request
    self.exchange = exchange
    self.whenDone = whenDone
  }

  /// What is asked for; a redirection does not change it here.
  open var currentRequest: URLRequest? { originalRequest }
  /// Where the task stands.
  open var state: State { lock.withLock { stage.state } }
  /// What the server answered, when it has.
  open var response: URLResponse? { lock.withLock { stage.response } }
  /// Why the task failed, when it has.
  open var error: (any Error)? { lock.withLock { stage.error } }
  /// How many bytes have come.
  open var countOfBytesReceived: Int64 { lock.withLock { stage.received } }
  /// How many bytes are to come, -1 when nobody knows.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  /// How many bytes are to be sent.
  open var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }

  /// Starts the task, or lets it go on.
  open func resume() {
    let held = lock.withLock { () -> Result<Exchange.Arrival, URLError>? in
      guard stage.state == .suspended else { return nil }
      stage.state = .running
      if stage.worker == nil { stage.worker = makeWorker() }
      defer { stage.held = nil }
      return stage.held
    }
    if let held { end(held) }
  }

  /// Holds the answer back until `resume()`.
  open func suspend() {
    lock.withLock { if stage.state == .running { stage.state = .suspended } }
  }

  /// Ends the task with the error `cancelled`, unless it is over.
  open func cancel() {
    let (isCancelled, worker) =
      lock.withLock {
        guard stage.state == .running || stage.state == .suspended else { return (false, nil) }
        stage.state = .canceling
        stage.held = nil
        return (true, stage.worker)
      } as (Bool, Task<Void, Never>?)
    guard isCancelled else { return }
    worker?.cancel()
    end(.failure(URLError(.cancelled, for: originalRequest?.url)))
  }

  private func makeWorker() -> Task<Void, Never>? {
    guard let exchange else { return nil }
    return Task { @MainActor [self] in
      let result = await exchange.perform()
      end(result)
    }
  }

  /// Tells the result, unless the task is suspended, or over.
  private func end(_ result: Result<Exchange.Arrival, URLError>) {
    let tell = lock.withLock { () -> WhenDone? in
      if stage.state == .suspended {
        stage.held = result
        return nil
      }
      guard stage.state != .completed else { return nil }
      stage.note(result)
      defer { whenDone = nil }
      return whenDone
    }
    tell?(self, result)
  }
}

/// A task whose answer comes as data.
///
/// Source: Apple's documentation of `URLSessionDataTask`.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends data.
///
/// Source: Apple's documentation of `URLSessionUploadTask`.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task whose answer comes as a file.
///
/// Source: Apple's documentation of `URLSessionDownloadTask`.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Cancels the task; there is never anything to go on from, so the handler gets nil.
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}
