import Glibc
import HarnessHosting
import SwiftUI
import Testing

private typealias SignInPage = LoginAccessID.SignIn

/// The chain as a test in Swift writes it, and for each check a twin that must fail.
@MainActor @Suite struct ChainTests {
  private let failures = Failures()
  private let app: HostedApp

  init() { app = failures.host(LoginScreen()) }

  // MARK: Signing in

  @Test func `a user signs in`() {
    SignInPage.phoneNumber.element
      .assertBreak(predicate: .exists(true))?
      .clearAndType(text: "0151 234567")
    SignInPage.password.element.waitUntilExists().clearAndType(text: "secret")
    SignInPage.signIn.element.assert(predicate: .isEnabled(true)).tap()
    #expect(SignInPage.phoneNumber.element.value as? String == "0151 234567")
    #expect(SignInPage.attempts.element.label == "Attempts: 1")
    #expect(failures.texts == [])
  }

  @Test func `what the app does later is awaited`() async {
    await step("sign in") {
      await SignInPage.password.element.waitUntilExists().clearAndType(text: "secret")
      SignInPage.signIn.element.tap()
    }
    #expect(!SignInPage.welcome.element.exists)
    await SignInPage.welcome.element.waitUntilExists()
      .assert(predicate: .label(.equals, "Welcome, 030 1234"))
    #expect(failures.texts == [])
  }

  @Test func `an awaited wait that is in vain ends with its time`() async {
    await SignInPage.welcome.element.waitUntilExists(timeout: 0.01)
    #expect(
      failures.headlines == [
        """
        waitUntilExists: app.element(identifier: "LoginAccessID_SignIn_welcome") matches nothing \
        (waited 0.01 s)
        """
      ])
  }

  @Test func `a wait is not over because others hold up the main actor`() async {
    SignInPage.password.element.clearAndType(text: "secret")
    SignInPage.signIn.element.tap()
    Task { usleep(200_000) }
    await SignInPage.welcome.element.waitUntilExists(timeout: 0.15)
    #expect(failures.texts == [])
  }

  @Test func `a wait that holds up the main actor ends at once and says what to write`() {
    SignInPage.welcome.element.waitUntilExists()
    #expect(
      failures.headlines == [
        """
        waitUntilExists: app.element(identifier: "LoginAccessID_SignIn_welcome") matches nothing (no \
        wait: this call holds up the main actor, so nothing that the app does later can be seen; make \
        the test async and write await before the chain)
        """
      ])
  }

  // MARK: Identifiers

  @Test func `a wrong identifier breaks the chain and says what is near`() {
    var hasGoneOn = false
    SignInPage.forgotten.element.assertBreak(predicate: .exists(true), timeout: 0)?
      .assert(
        predicate: {
          hasGoneOn = true; return .exists(true)
        }())
    #expect(!hasGoneOn)
    #expect(failures.texts.count == 1)
    #expect(
      failures.texts.first?.hasPrefix(
        """
        assertBreak: app.element(identifier: "LoginAccessID_SignIn_forgotten") does not satisfy the \
        predicate (timeout 0: no wait)
          predicate  ✗ exists == true      is false
          why not    nearest:
                       button #LoginAccessID_SignIn_signIn "Sign in" [disabled]  \
        app["LoginAccessID_SignIn_signIn"]
        """) == true)
  }

  @Test func `a chain goes on after a failed assert`() {
    SignInPage.forgotten.element.assert(predicate: .exists(true), timeout: 0).tap()
    #expect(failures.headlines.map { $0.prefix { $0 != ":" } } == ["assert", "tap"])
  }

  @Test func `an identifier of several elements is a query, and no element`() {
    #expect(LoginAccessID.Country.row.query.count == 3)
    LoginAccessID.Country.row.element.tap()
    #expect(
      failures.texts == [
        """
        tap: app.element(identifier: "row") matches 3 elements where one is needed
          matches  text #row "abc Austria"  app["abc Austria"]
                   text #row "abc Belgium"  app["abc Belgium"]
                   text #row "def Chile"    app["def Chile"]
        """
      ])
  }

  // MARK: Predicates

  @Test func `and is not or`() {
    let button = SignInPage.signIn.element
    let parts: [EasyPredicate] = [.isEnabled(true), .label(.beginsWith, "Sign")]
    button.assert(predicate: parts.merged(withLogic: .or), timeout: 0)
    #expect(failures.texts == [])
    button.assert(predicate: parts.merged(), timeout: 0)
    #expect(
      failures.texts == [
        """
        assert: app.element(identifier: "LoginAccessID_SignIn_signIn") does not satisfy the predicate \
        (timeout 0: no wait)
          predicate    all of
                       ✗ isEnabled == true      is false
                         label BEGINSWITH 'Sign'
          received   button #LoginAccessID_SignIn_signIn "Sign in" [disabled]
        """
      ])
  }

  @Test func `a query is filtered by a predicate`() {
    let rows = LoginAccessID.Country.row.query
    let some = rows.filter(predicate: .label(.beginsWith, "abc"))
    #expect(some.count == 2)
    #expect(rows.filter(predicate: .label(.beginsWith, "def")).element.label == "def Chile")
    #expect(failures.texts == [])
    rows.filter(predicate: .label(.beginsWith, "xyz")).element.tap()
    #expect(
      failures.texts == [
        """
        tap: app.element(identifier: "row").filter(predicate: .other("label BEGINSWITH 'xyz'"))\
        .element matches nothing
          why not  app.element(identifier: "row") matches 3 elements:
                     text #row "abc Austria"  app["abc Austria"]
                     text #row "abc Belgium"  app["abc Belgium"]
                     text #row "def Chile"    app["def Chile"]
        """
      ])
  }

  @Test func `a predicate that makes no sense is told and matches nothing`() {
    let row = LoginAccessID.Country.row.query
    row.element(boundBy: 0).assert(predicate: .other("label ==="))
    row.filter(predicate: .count(.equals, 3)).firstMatch.tap()
    row.element(boundBy: 0).assert(predicate: [EasyPredicate]().merged())
    row.element(boundBy: -1).tap()
    row.element(boundBy: 0).waitUntilExists(timeout: 5000)
    #expect(failures.headlines.count == 5)
    #expect(failures.headlines.first?.hasPrefix("assert: ") == true)
    #expect(
      failures.headlines.dropFirst() == [
        "tap: count says how many elements match, and a query asks each of them: assert it",
        "assert: all of no predicates says nothing: give at least one",
        "tap: element(boundBy: -1): places are counted from 0",
        "waitUntilExists: timeout: 5000.0 is no time to wait; it is in seconds, from 0 to 600",
      ])
  }
}
