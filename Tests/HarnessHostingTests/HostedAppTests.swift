import Glibc
import HarnessHosting
import SwiftUI
import Testing

private typealias SignInPage = LoginAccessID.SignIn

/// Which app a test means, how an app ends, and where failures go.
@MainActor @Suite struct HostedAppTests {
  private static let nothingHosted = """
    nothing is hosted by this test: make a HostedApp(view) first, and keep it; it ends with end(), \
    or when nobody holds it any more. A task beside the test's own says app.element(…)
    """
  private let failures = Failures()

  // MARK: Which app

  @Test func `without an app every word fails`() {
    failures.host(LoginScreen()).end()
    SignInPage.phoneNumber.element.tap()
    #expect(!SignInPage.phoneNumber.element.exists)
    #expect(SignInPage.phoneNumber.query.count == 0)
    #expect(
      failures.texts == ["tap", "exists", "count"].map { "\($0): \(Self.nothingHosted)" })
  }

  @Test func `the app that was hosted last is meant until it ends`() {
    let first = failures.host(Text("first").accessibilityIdentifier(SignInPage.welcome))
    let second = failures.host(Text("second").accessibilityIdentifier(SignInPage.welcome))
    #expect(SignInPage.welcome.element.label == "second")
    #expect(first.element(identifier: SignInPage.welcome.identifier).label == "first")
    second.end()
    #expect(SignInPage.welcome.element.label == "first")
    second["second"].tap()
    #expect(failures.headlines == ["tap: the app has ended"])
    first.end()
  }

  @Test func `tests that wait between each other keep their own app`() async {
    let failures = failures
    func label(_ name: String) async -> String {
      let app = failures.host(Text(name).accessibilityIdentifier(SignInPage.welcome))
      defer { app.end() }
      for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(2)) }
      return SignInPage.welcome.element.label
    }
    async let one = label("one")
    async let two = label("two")
    #expect(await [one, two] == ["one", "two"])
    #expect(failures.texts == [])
  }

  @Test func `an app ends when nobody holds it, and its views with it`() {
    var hasGone = false
    do {
      let app = failures.host(Text("here").onDisappear { hasGone = true })
      #expect(app["here"].exists)
      #expect(!hasGone)
    }
    #expect(hasGone)
    SignInPage.welcome.element.tap()
    #expect(failures.headlines == ["tap: \(Self.nothingHosted)"])
  }

  @Test func `a whole app is hosted by its type`() {
    struct Tearoom: App {
      var body: some Scene { WindowGroup { Text("in the window") } }
    }
    let app = HostedApp(app: Tearoom.self) { failures.take($0) }
    app["in the window"].assert(predicate: .exists(true))
    app["elsewhere"].tap()
    #expect(failures.headlines == [#"tap: app["elsewhere"] matches nothing"#])
  }

  // MARK: Failures

  @Test func `a failure has the steps around it, the tree and the line of the call`() {
    let app = failures.host(Text("only"))
    step("order") {
      step("pay") { app["Pay"].tap() }
    }
    let line = UInt(#line - 2)
    #expect(
      failures.all.map(\.description) == [
        """
        tap: app["Pay"] matches nothing
          why not  nearest:
                     text "only"  app["only"]
          step     order › pay
          tree     - text "only"
        """
      ])
    #expect(failures.all[0].line == line)
    #expect(failures.all[0].fileID == "HarnessHostingTests/HostedAppTests.swift")
  }

  @Test func `a view that never comes to rest is a failure`() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let app = failures.host(Restless())
    #expect(failures.texts == [])
    app.descendants(matching: .button).element.tap()
    #expect(failures.headlines.count == 1)
    #expect(failures.headlines.first?.contains("Restless keeps invalidating itself") == true)
  }

  @Test func `Swift Testing is told where a chain has failed`() {
    let app = HostedApp(Text("only"), failures: record)
    let line = #line + 2
    withKnownIssue {
      app["Pay"].tap()
    } matching: { issue in
      issue.comments.first.map { "\($0)".hasPrefix("tap: app[\"Pay\"]") } == true
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "HarnessHostingTests/HostedAppTests.swift"
    }
  }

  @Test func `failures that nobody takes fail the process`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let app = HostedApp(Text("only"))
        app["Pay"].tap()
        app.end()
        exit(0)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("HostedAppTests.swift:"))
    #expect(text.contains("tap: app[\"Pay\"] matches nothing"))
    #expect(
      text.contains(
        """
        HostedApp: 1 failure was not reported to a test; write HostedApp(view, failures: …), as \
        docs/swift-tests.md shows. The process ends with exit code 1.
        """))
  }

  @Test func `a process without failures ends as it likes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = HostedApp(Text("only"))
        app["only"].assert(predicate: .exists(true))
        app.end()
        exit(0)
      }
    }
  }
}

/// What docs/swift-tests.md tells users of Swift Testing to write.
private func record(_ failure: HostedFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: failure.fileID, filePath: "\(failure.file)", line: Int(failure.line), column: 1))
}
