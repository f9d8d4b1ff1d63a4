import Foundation
import HarnessAppleNames
import HarnessCombine
import Testing

/// What needs no clock; delays and time limits are tested through a worker.
@MainActor
@Suite struct SessionTests {
  @Test func `data and response are awaited`() async throws {
    let (data, response) = try await EchoServer.session().data(from: EchoServer.url("echo"))
    #expect(String(decoding: data, as: UTF8.self) == "GET [:] ")
    let http = try #require(response as? HTTPURLResponse)
    #expect(http.statusCode == 200)
    #expect(http.value(forHTTPHeaderField: "x-kind") == "echo")
  }

  @Test func `the headers of the session are added, those of the request stay`() async throws {
    let session = EchoServer.session { $0.httpAdditionalHeaders = ["A": "session", "B": 2] }
    var request = URLRequest(url: EchoServer.url("echo"))
    request.setValue("request", forHTTPHeaderField: "a")
    request.setValue(nil, forHTTPHeaderField: "b")
    let (data, _) = try await session.data(for: request)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""a": "request""#) && text.contains(#""B": "2""#), "\(text)")
  }

  @Test func `a session has a copy of its configuration`() {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 7
    let session = URLSession(configuration: configuration)
    configuration.timeoutIntervalForRequest = 8
    #expect(session.configuration.timeoutIntervalForRequest == 7)
  }

  @Test(arguments: [
    ("broken", URLError.Code.networkConnectionLost), ("loop", .httpTooManyRedirects),
    ("nowhere", .notConnectedToInternet), ("to-a-file", .unsupportedURL),
    ("to-an-app", .unsupportedURL),
  ])
  func `a failure is thrown`(path: String, wanted: URLError.Code) async {
    let code = await code { _ = try await EchoServer.session().data(from: EchoServer.url(path)) }
    #expect(code == wanted)
  }

  @Test func `what has moved for a time is asked for again in the same way`() async throws {
    var request = URLRequest(url: EchoServer.url("moved"))
    request.httpMethod = "PUT"
    let (data, response) = try await EchoServer.session().upload(
      for: request, from: Data("tea".utf8))
    #expect(String(decoding: data, as: UTF8.self) == "PUT [:] tea")
    #expect(response.url == EchoServer.url("echo"))
  }

  @Test func `a URL without a scheme is not supported`() async throws {
    let url = try #require(URL(string: "cups"))
    #expect(await code { _ = try await EchoServer.session().data(from: url) } == .unsupportedURL)
  }

  @Test func `who asks for what nobody answers reads why`() async {
    do {
      _ = try await EchoServer.session().data(from: EchoServer.url("nowhere"))
      Issue.record("it was answered")
    } catch {
      #expect(error.localizedDescription == "nothing answers GET https://a.example/nowhere here")
      #expect((error as? URLError)?.failingURL == EchoServer.url("nowhere"))
    }
  }

  @Test func `a file is read as it is`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("tea".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (data, response) = try await EchoServer.session().data(from: file)
    #expect(data == Data("tea".utf8))
    #expect(!(response is HTTPURLResponse) && response.expectedContentLength == 3)
    let missing = file.appending(path: "missing")
    #expect(
      await code { _ = try await EchoServer.session().data(from: missing) } == .fileDoesNotExist)
  }

  @Test func `cancelling a task that waits ends its request`() async {
    let session = EchoServer.session()
    let task = Task { try await session.data(from: EchoServer.url("never")) }
    while await session.allTasks.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await code { _ = try await task.value } == .cancelled)
    #expect(await session.allTasks.isEmpty)
  }

  @Test func `a task that was cancelled before asks nothing`() async {
    let session = EchoServer.session()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      _ = try await session.data(from: EchoServer.url("echo"))
    }
    task.cancel()
    #expect(await code { try await task.value } == .cancelled)
  }
}

@MainActor
@Suite struct SessionTaskTests {
  @Test func `a task waits for resume, and is then over once`() async {
    let session = EchoServer.session()
    await confirmation { called in
      let task = await withCheckedContinuation { continuation in
        let (waiting, resume) = AsyncStream.makeStream(of: Void.self)
        let task = session.dataTask(with: EchoServer.url("echo")) { _, _, error in
          #expect(error == nil)
          called()
          resume.finish()
        }
        #expect(task.state == .suspended)
        task.resume()
        #expect(task.state == .running)
        task.resume()
        Task {
          for await _ in waiting {}
          continuation.resume(returning: task)
        }
      }
      #expect(task.state == .completed)
      #expect(task.countOfBytesReceived == 8)
      #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
      task.cancel()
      #expect(task.state == .completed && task.error == nil)
    }
  }

  @Test func `a task that is cancelled before it starts tells so`() async {
    let session = EchoServer.session()
    let code = await withCheckedContinuation { continuation in
      let task = session.dataTask(with: EchoServer.url("echo")) { data, _, error in
        #expect(data == nil)
        continuation.resume(returning: (error as? URLError)?.code)
      }
      task.cancel()
      task.resume()
    }
    #expect(code == .cancelled)
  }

  @Test func `the file of a download is there while its handler runs`() async throws {
    let session = EchoServer.session()
    let (text, file) = await withCheckedContinuation { continuation in
      session.downloadTask(with: EchoServer.url("echo")) { file, _, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (text, file))
      }.resume()
    }
    #expect(text == "GET [:] ")
    _ = await withCheckedContinuation { continuation in
      session.getAllTasks { continuation.resume(returning: $0) }
    }
    #expect(!FileManager.default.fileExists(atPath: try #require(file).path))
  }

  @Test func `invalidating a session cancels its tasks`() async {
    let session = EchoServer.session()
    let code = await withCheckedContinuation { continuation in
      session.uploadTask(with: URLRequest(url: EchoServer.url("never")), from: Data()) {
        _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }.resume()
      session.invalidateAndCancel()
    }
    #expect(code == .cancelled)
  }

  @Test func `an app's own test double of a task does nothing by itself`() {
    final class Double: URLSessionDataTask, @unchecked Sendable {
      var isResumed = false
      override func resume() { isResumed = true }
    }
    let task = Double()
    task.resume()
    #expect(task.isResumed && task.state == .suspended)
  }
}

@MainActor
@Suite struct DataTaskPublisherTests {
  @Test func `the answer comes as one value and an end`() async throws {
    let session = EchoServer.session()
    var texts: [String] = []
    let publisher = session.dataTaskPublisher(for: EchoServer.url("echo")).map(\.data)
    for try await data in publisher.values { texts.append(String(decoding: data, as: UTF8.self)) }
    #expect(texts == ["GET [:] "])
  }

  @Test func `a failure ends it`() async {
    let session = EchoServer.session()
    let publisher = session.dataTaskPublisher(for: EchoServer.url("broken"))
    let code = await code { for try await _ in publisher.values {} }
    #expect(code == .networkConnectionLost)
  }

  @Test func `nothing is asked before a value is wanted, nor told after a cancel`() async {
    let session = EchoServer.session()
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>(
      receiveSubscription: { subscription = $0 },
      receiveValue: { _ in
        Issue.record("a value came")
        return .none
      },
      receiveCompletion: { _ in Issue.record("it ended") })
    session.dataTaskPublisher(for: EchoServer.url("never")).subscribe(subscriber)
    #expect(await session.allTasks.isEmpty)
    subscription?.request(.none)
    #expect(await session.allTasks.isEmpty)
    subscription?.request(.max(1))
    #expect(await session.allTasks.count == 1)
    subscription?.cancel()
    #expect(await session.allTasks.isEmpty)
  }
}

/// Notes what it is told, and may not want the data.
private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let wanted: URLSession.ResponseDisposition
  let whenDone: @Sendable ([String]) -> Void
  private var notes: [String] = []

  init(
    wants wanted: URLSession.ResponseDisposition, whenDone: @escaping @Sendable ([String]) -> Void
  ) {
    self.wanted = wanted
    self.whenDone = whenDone
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    notes.append("response")
    completionHandler(wanted)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    notes.append("\(data.count) bytes")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    notes.append((error as? URLError).map { "error \($0.errorCode)" } ?? "done")
    whenDone(notes)
  }
}

@MainActor
@Suite struct SessionDelegateTests {
  @Test(arguments: [
    (URLSession.ResponseDisposition.allow, ["response", "8 bytes", "done"]),
    (.cancel, ["response", "error -999"]),
  ])
  func `a delegate is told in order, and decides`(
    wanted: URLSession.ResponseDisposition, expected: [String]
  ) async {
    let notes = await withCheckedContinuation { continuation in
      let listener = Listener(wants: wanted) { continuation.resume(returning: $0) }
      let session = URLSession(
        configuration: EchoServer.session().configuration, delegate: listener, delegateQueue: nil)
      session.dataTask(with: EchoServer.url("echo")).resume()
    }
    #expect(notes == expected)
  }
}
