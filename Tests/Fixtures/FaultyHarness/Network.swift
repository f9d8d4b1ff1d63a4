import Combine
import HarnessKit
import SwiftUI

/// Components that ask a server, in each way that `URLSession` has.
@MainActor
func registerNetwork(in harness: inout Harness) {
  harness.register(Component("Fetcher") { args in Fetcher(url: try args.value("url")) })
  harness.register(Component("Portrait") { args in Portrait(urls: try args.value("urls")) })
  harness.register(Component("Avatar") { args in Avatar(url: try args.value("url")) })
}

/// One button for each way, and a line for what has come of it.
private struct Fetcher: View {
  @StateObject private var log = FetchLog()
  let url: URL

  var body: some View {
    VStack {
      ForEach(FetchLog.ways, id: \.self) { way in
        Button(way) { log.fetch(url, by: way) }
      }
      Button("Cancel") { log.cancel() }
      Button("Suspend") { log.running?.suspend() }
      Button("Resume") { log.running?.resume() }
      ForEach(log.lines, id: \.self) { Text($0) }
    }
  }
}

private final class FetchLog: NSObject, ObservableObject, URLSessionDataDelegate,
  URLSessionDownloadDelegate, @unchecked Sendable
{
  static let ways = [
    "data", "post", "handler", "publisher", "download", "upload", "bytes", "delegate", "file",
    "hurry", "binary",
  ]

  @Published var lines: [String] = []
  private(set) var running: URLSessionTask?
  private var task: Task<Void, Never>?
  private var subscription: AnyCancellable?

  func fetch(_ url: URL, by way: String) {
    switch way {
    case "handler": fetchByHandler(url)
    case "publisher": fetchByPublisher(url)
    case "delegate": fetchByDelegate(url)
    case "file": fetchFile(url)
    default:
      task = Task { @MainActor in
        do {
          note(way, try await text(of: url, by: way))
        } catch {
          note(way, error)
        }
      }
    }
  }

  func cancel() {
    task?.cancel()
    running?.cancel()
    subscription?.cancel()
  }

  func note(_ way: String, _ text: String) {
    let line = "\(way): \(text)"
    if Thread.isMainThread {
      lines.append(line)
    } else {
      DispatchQueue.main.async { self.lines.append(line) }
    }
  }

  func note(_ way: String, _ error: any Error) {
    let error = error as? URLError
    note(way, "error \(error?.errorCode ?? 0) \(error?.localizedDescription ?? "")")
  }

  private func text(of url: URL, by way: String) async throws -> String {
    let session = URLSession.shared
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "content-type")
    switch way {
    case "post":
      request.httpBody = try JSONEncoder().encode(["name": "tea"])
      return try await Self.text(session.data(for: request))
    case "binary":
      request.httpBody = Data([0xFF, 0, 0xFE])
      return try await Self.text(session.data(for: request))
    case "upload":
      return try await Self.text(session.upload(for: request, from: Data(#"{"name":"cup"}"#.utf8)))
    case "bytes":
      let (bytes, _) = try await session.bytes(from: url)
      var lines: [String] = []
      for try await line in bytes.lines { lines.append(line) }
      return lines.joined(separator: "|")
    case "download":
      let (file, response) = try await session.download(from: url)
      defer { try? FileManager.default.removeItem(at: file) }
      return try Self.text((Data(contentsOf: file), response))
    case "hurry":
      return try await Self.text(
        session.data(
          for: URLRequest(
            url: url, cachePolicy: .reloadIgnoringLocalCacheData,
            timeoutInterval: 2)))
    default: return try await Self.text(session.data(from: url))
    }
  }

  private static func text(_ answer: (Data, URLResponse)) -> String {
    let status = (answer.1 as? HTTPURLResponse)?.statusCode ?? 0
    return "\(status) \(String(decoding: answer.0, as: UTF8.self))"
  }

  private func fetchByHandler(_ url: URL) {
    running = URLSession.shared.dataTask(with: url) { data, response, error in
      if let error { return self.note("handler", error) }
      let place = Thread.isMainThread ? "on the main thread" : "on a queue"
      self.note("handler", Self.text((data!, response!)) + " " + place)
    }
    running?.resume()
  }

  private func fetchFile(_ url: URL) {
    running = URLSession.shared.downloadTask(with: url) { file, _, error in
      guard let file else { return self.note("file", error!) }
      self.note("file", (try? String(contentsOf: file, encoding: .utf8)) ?? "unreadable")
    }
    running?.resume()
  }

  private func fetchByPublisher(_ url: URL) {
    subscription = URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .map { String(decoding: $0, as: UTF8.self) }
      .receive(on: DispatchQueue.main)
      .sink { [self] completion in
        if case .failure(let error) = completion { note("publisher", error) }
      } receiveValue: { [self] text in
        note("publisher", text)
      }
  }

  private func fetchByDelegate(_ url: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["User-Agent": "Fetcher"]
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
    running = session.dataTask(with: url)
    running?.resume()
    session.finishTasksAndInvalidate()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    note("delegate", String(decoding: data, as: UTF8.self))
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error { note("delegate", error) } else { note("delegate", "done") }
  }
}

/// Shows the phases of a picture, whose URL changes and which can be taken away.
private struct Portrait: View {
  @State private var index = 0
  @State private var isShown = true
  let urls: [String]

  var body: some View {
    VStack {
      if isShown {
        AsyncImage(url: index < urls.count ? URL(string: urls[index]) : nil, scale: 2) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success(let image): image.resizable()
          case .failure(let error): Text("failed: \(error.localizedDescription)")
          @unknown default: EmptyView()
          }
        }
      }
      Button("Next") { index += 1 }
      Button("Hide") { isShown = false }
    }
  }
}

/// The shortest form.
private struct Avatar: View {
  let url: URL
  var body: some View { AsyncImage(url: url) }
}
