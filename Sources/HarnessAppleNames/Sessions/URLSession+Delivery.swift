import Foundation
import Synchronization

/// What a task has received reaches delegates and completion handlers on the session's queue.
extension URLSession {
  typealias Outcome = Result<Exchange.Arrival, URLError>

  func hand(
    _ outcome: Outcome, to handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    delegateQueue.addOperation {
      switch outcome {
      case .success(let arrival): handler(arrival.data, arrival.response, nil)
      case .failure(let error): handler(nil, nil, error)
      }
    }
  }

  func handFile(
    _ outcome: Outcome, to handler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) {
    delegateQueue.addOperation {
      do {
        let arrival = try outcome.get()
        let file = try Download.write(arrival.data)
        handler(file, arrival.response, nil)
        Download.remove(file)
      } catch {
        handler(nil, nil, error)
      }
    }
  }

  func tellData(_ task: URLSessionTask, _ outcome: Outcome) {
    delegateQueue.addOperation { [self] in
      let receiver = (task.delegate ?? delegate) as? any URLSessionDataDelegate
      guard case .success(let arrival) = outcome, let receiver,
        let task = task as? URLSessionDataTask
      else { return complete(task, outcome.error) }
      receiver.urlSession(self, dataTask: task, didReceive: arrival.response) {
        [self] disposition in
        guard disposition == .allow else { return complete(task, URLError(.cancelled)) }
        if !arrival.data.isEmpty {
          receiver.urlSession(self, dataTask: task, didReceive: arrival.data)
        }
        complete(task, nil)
      }
    }
  }

  func tellDownload(_ task: URLSessionTask, _ outcome: Outcome) {
    delegateQueue.addOperation { [self] in
      do {
        let file = try Download.write(try outcome.get().data)
        if let task = task as? URLSessionDownloadTask {
          let receiver = (task.delegate ?? delegate) as? any URLSessionDownloadDelegate
          receiver?.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
        }
        Download.remove(file)
        complete(task, nil)
      } catch {
        complete(task, error)
      }
    }
  }

  private func complete(_ task: URLSessionTask, _ error: (any Error)?) {
    let receiver = (task.delegate ?? delegate) as? any URLSessionTaskDelegate
    receiver?.urlSession(self, task: task, didCompleteWithError: error)
  }
}

extension Result where Failure == URLError {
  fileprivate var error: URLError? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The files of downloads.
enum Download {
  private static let count = Mutex(0)

  /// Writes data into a new file in the temporary folder.
  ///
  /// Its name takes nothing from chance: that would change what the app draws next.
  static func write(_ data: Data) throws -> URL {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let name = "CFNetworkDownload_\(ProcessInfo.processInfo.processIdentifier)_\(number).tmp"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    do {
      try data.write(to: file)
    } catch {
      throw URLError(.cannotCreateFile)
    }
    return file
  }

  /// Removes what the app has not moved away.
  static func remove(_ file: URL) { try? FileManager.default.removeItem(at: file) }
}
