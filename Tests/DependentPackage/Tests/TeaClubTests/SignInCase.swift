import Foundation
import HarnessHosting
import TeaClub
import XCTest

final class SignInCase: XCTestCase {
  @MainActor func testMembersSignIn() async {
    let app = HostedApp(SignInScreen()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
    defer { app.end() }
    await SignInPage.password.element.waitUntilExists().clearAndType(text: "oolong").hideKeyboard()
    await SignInPage.signIn.element.assert(predicate: .isEnabled(true)).tap()
    await SignInPage.greeting.element.waitUntilExists()
  }

  // Fails on purpose: shows that XCTest is told.
  @MainActor func testAFailureIsShown() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SHOW_FAILURES"] == nil)
    let app = HostedApp(SignInScreen()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
    defer { app.end() }
    SignInPage.signIn.element.tap()
  }
}

final class WaitingCase: XCTestCase {
  func testMembersSignIn() {
    MainActor.assumeIsolated {
      let app = HostedApp(SignInScreen()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
      defer { app.end() }
      SignInPage.password.element.clearAndType(text: "oolong")
      SignInPage.signIn.element.tap()
      SignInPage.greeting.element.waitUntilExists()
    }
  }
}
