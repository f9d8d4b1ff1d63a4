import HarnessHosting
import SwiftUI
import XCTest

/// Under XCTest: a test that does not await still sees what the app does later.
final class MainLoopTests: XCTestCase {
  private struct Slow: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(20))
        text = "tasked"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { text = "queued" }
      }
    }
  }

  @MainActor func testAWaitLetsTasksAndQueuesRun() {
    let app = HostedApp(Slow()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
    app["loading"].assert(predicate: .exists(true))
    app["queued"].waitUntilExists()
    app["loading"].assert(predicate: .exists(false))
    app.end()
  }

  @MainActor func testAWaitInVainEndsWithItsTime() {
    let failures = Failures()
    let app = failures.host(Slow())
    app["never"].waitUntilExists(timeout: 0.01)
    XCTAssertEqual(
      failures.headlines, [#"waitUntilExists: app["never"] matches nothing (waited 0.01 s)"#])
    app.end()
  }

  @MainActor func testAnAwaitedWaitLetsTasksAndQueuesRun() async {
    let app = HostedApp(Slow()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
    await app["queued"].waitUntilExists()
    app.end()
  }

  // XCTest hosts in one task and tests in another.
  private var app: HostedApp?

  @MainActor override func setUp() async throws {
    app = HostedApp(LoginScreen()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
  }

  @MainActor override func tearDown() async throws { app?.end() }

  @MainActor func testTheAppOfSetUpIsMeant() async {
    await LoginAccessID.SignIn.phoneNumber.element.waitUntilExists()
      .assert(predicate: .value(.equals, "030 1234"))
  }
}
