import Foundation
import HarnessHosting
import TeaClub
import XCTest

final class SignInCase: XCTestCase {
  @MainActor func testMembersSignIn() {
    let app = HostedApp(SignInScreen()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
    defer { app.end() }
    SignInPage.password.element.waitUntilExists().clearAndType(text: "oolong").hideKeyboard()
    SignInPage.signIn.element.assert(predicate: .isEnabled(true)).tap()
    SignInPage.greeting.element.waitUntilExists()
  }

  // Fails on purpose: shows that XCTest is told.
  @MainActor func testAFailureIsShown() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SHOW_FAILURES"] == nil)
    let app = HostedApp(SignInScreen()) { XCTFail("\($0)", file: $0.file, line: $0.line) }
    defer { app.end() }
    SignInPage.signIn.element.tap()
  }
}
