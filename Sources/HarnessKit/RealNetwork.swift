#if RealNetworking
  import Foundation
  import Glibc
  import HarnessAppleNames

  /// Asks the real network, for requests that a script allows.
  ///
  /// FoundationNetworking rests on timers and threads that are virtual in a worker. So each request
  /// is made by a process of its own, the same program, and the worker waits for it in real time:
  /// no virtual time passes.
  enum RealNetwork {
    /// Tells a process that it is to make one request; not meant for people.
    static let argument = "__request"

    /// From now on `network.allow` works.
    @MainActor static func install() { Network.real = ask }

    private static func ask(_ request: URLRequest) -> NetworkAnswer {
      let question = RealQuestion(
        url: request.url?.absoluteString ?? "", method: request.httpMethod ?? "GET",
        headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody,
        timeout: request.timeoutInterval)
      guard let reply = reply(to: question) else {
        let sentence = "the process that was to make the request has failed"
        return NetworkAnswer(.failure(URLError(.unknown, for: request.url, explained: sentence)))
      }
      if let error = reply.error {
        let code = URLError.Code(rawValue: error) ?? .unknown
        return NetworkAnswer(.failure(URLError(code, for: request.url)))
      }
      return NetworkAnswer(
        .success(
          NetworkAnswer.Reply(status: reply.status, headers: reply.headers, body: reply.body)))
    }

    /// Question and reply go through files: a pipe could block both sides.
    private static func reply(to question: RealQuestion) -> RealReply? {
      guard let folder = newFolder() else { return nil }
      defer { try? FileManager.default.removeItem(atPath: folder) }
      do {
        try JSONEncoder().encode(question).write(to: RealQuestion.file(in: folder))
        guard run([argument, folder]) else { return nil }
        let data = try Data(contentsOf: RealReply.file(in: folder))
        return try JSONDecoder().decode(RealReply.self, from: data)
      } catch {
        return nil
      }
    }

    /// A folder that nobody else has. Chance is not what it seems here: `mkdtemp` looks.
    private static func newFolder() -> String? {
      let template = FileManager.default.temporaryDirectory.path + "/harness-request-XXXXXX"
      return template.withCString { text in
        guard let copy = strdup(text) else { return nil }
        defer { free(copy) }
        return mkdtemp(copy).map { String(cString: $0) }
      }
    }

    /// Runs this program with arguments until it ends; whether that went well.
    private static func run(_ arguments: [String]) -> Bool {
      var files = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&files)
      defer { posix_spawn_file_actions_destroy(&files) }
      // The worker's lines to its parent are not the child's.
      for descriptor in Int32(3)...4 { posix_spawn_file_actions_addclose(&files, descriptor) }
      var strings = (["harness"] + arguments).map { strdup($0) } + [nil]
      defer { for string in strings { free(string) } }
      var process: pid_t = 0
      guard posix_spawn(&process, "/proc/self/exe", &files, nil, &strings, environ) == 0 else {
        return false
      }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
      return status == 0
    }
  }
#endif
