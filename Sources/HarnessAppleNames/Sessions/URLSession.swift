public import Foundation

/// Sends requests. Who answers them is decided by the test: there is no network behind it.
///
/// Source: Apple's documentation of `URLSession`.
open class URLSession: NSObject, @unchecked Sendable {
  /// What becomes of an answer whose head is known.
  public enum ResponseDisposition: Int, Sendable {
    /// The task is cancelled.
    case cancel = 0
    /// The data is delivered.
    case allow = 1
  }

  private static let common = URLSession(configuration: .default)
  /// The session for simple requests.
  open class var shared: URLSession { common }

  /// A copy of what the session was made with.
  public let configuration: URLSessionConfiguration
  /// Where delegates and completion handlers run, one after the other unless the app gave a queue.
  public let delegateQueue: OperationQueue
  /// A text of the app's own.
  open var sessionDescription: String?

  private let lock = NSLock()
  private var owner: (any URLSessionDelegate)?
  private var tasks: [Int: URLSessionTask] = [:]
  private var lastIdentifier = 0

  /// A session without a delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// A session whose delegate is kept until the session is invalidated.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration =
      configuration.copy() as? URLSessionConfiguration ?? URLSessionConfiguration()
    owner = delegate
    delegateQueue = queue ?? Self.serialQueue()
  }

  private static func serialQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.name = "URLSession"
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  /// Who is told about all tasks.
  open var delegate: (any URLSessionDelegate)? { lock.withLock { owner } }

  // MARK: Data

  /// A task that tells the delegate what it receives.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    makeTask(URLSessionDataTask(), request) { [self] task, result in tellData(task, result) }
  }

  /// A task that tells the delegate what it receives.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// A task that hands data or error to a handler.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    makeTask(URLSessionDataTask(), request) { [self] _, result in
      hand(result, to: completionHandler)
    }
  }

  /// A task that hands data or error to a handler.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: Uploads

  /// A task that sends data and tells the delegate what it receives.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    makeTask(URLSessionUploadTask(), request.carrying(bodyData)) { [self] task, result in
      tellData(task, result)
    }
  }

  /// A task that sends data and hands the answer to a handler.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    makeTask(URLSessionUploadTask(), request.carrying(bodyData)) { [self] _, result in
      hand(result, to: completionHandler)
    }
  }

  /// A task that sends a file and hands the answer to a handler.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: try? Data(contentsOf: fileURL), completionHandler: completionHandler)
  }

  // MARK: Downloads

  /// A task that tells the delegate where the file is.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    makeTask(URLSessionDownloadTask(), request) { [self] task, result in tellDownload(task, result)
    }
  }

  /// A task that tells the delegate where the file is.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// A task that hands the place of a file to a handler; the file is gone when the handler returns.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    makeTask(URLSessionDownloadTask(), request) { [self] _, result in
      handFile(result, to: completionHandler)
    }
  }

  /// A task that hands the place of a file to a handler; the file is gone when the handler returns.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: All tasks

  /// Hands the tasks that are not over to a handler.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = unfinished
    delegateQueue.addOperation { completionHandler(tasks) }
  }

  /// Lets the tasks end and then the delegate go.
  open func finishTasksAndInvalidate() { invalidate() }

  /// Cancels all tasks and lets the delegate go.
  open func invalidateAndCancel() {
    for task in unfinished { task.cancel() }
    invalidate()
  }
}

extension URLSession {
  /// The tasks that are not over, in the order in which they were made.
  public var allTasks: [URLSessionTask] {
    get async { unfinished }
  }

  fileprivate var unfinished: [URLSessionTask] {
    lock.withLock { tasks.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// A task that the session knows until it is over.
  func makeTask<T: URLSessionTask>(
    _ task: T, _ request: URLRequest, whenDone: @escaping URLSessionTask.WhenDone
  ) -> T {
    lock.withLock {
      lastIdentifier += 1
      let exchange = Exchange(
        request: configuration.completed(request), timeout: configuration.timeout(of: request),
        configuration: configuration)
      task.prepare(identifier: lastIdentifier, exchange: exchange) { [self] task, result in
        lock.withLock { _ = tasks.removeValue(forKey: task.taskIdentifier) }
        whenDone(task, result)
      }
      tasks[lastIdentifier] = task
      return task
    }
  }

  private func invalidate() {
    delegateQueue.addOperation { [self] in
      delegate?.urlSession(self, didBecomeInvalidWithError: nil)
      lock.withLock { if tasks.isEmpty { owner = nil } }
    }
  }
}

extension URLRequest {
  /// The request with data to send.
  fileprivate func carrying(_ data: Data?) -> URLRequest {
    var request = self
    request.httpBody = data
    return request
  }
}
