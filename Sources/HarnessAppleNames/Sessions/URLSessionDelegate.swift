public import Foundation

/// Who is told what happens to a session; all that it may be told is optional.
///
/// Source: Apple's documentation of `URLSessionDelegate`.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  /// The session takes no more tasks.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

/// Who is told what happens to tasks.
///
/// Source: Apple's documentation of `URLSessionTaskDelegate`.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task is over; the error is nil when it went well.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// Who is told what data tasks receive.
///
/// Source: Apple's documentation of `URLSessionDataDelegate`.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// The answer begins; the handler decides whether its data is wanted.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  /// Data has come.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  /// Wants the data.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// Who is told where a download is.
///
/// Source: Apple's documentation of `URLSessionDownloadDelegate`.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// The file is there, until this method returns.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
}
