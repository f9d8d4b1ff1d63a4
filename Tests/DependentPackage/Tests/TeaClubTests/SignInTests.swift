import Foundation
import HarnessHosting
import TeaClub
import Testing

typealias SignInPage = ClubID.SignIn

@MainActor @Suite struct SignInTests {
  let app = HostedApp(SignInScreen(), failures: record)

  @Test func membersSignIn() async {
    // type the phone number, if there is where to type it
    await SignInPage.phoneNumber.element
      .assertBreak(predicate: .exists(true))?
      .clearAndType(text: "+43 660 1234")
    // type the password
    await SignInPage.password.element.waitUntilExists().clearAndType(text: "oolong")
    SignInPage.stay.element.setSwitch(on: true)
    SignInPage.help.element.tapIfExists()
    // sign in, and wait for the club
    await SignInPage.signIn.element.assert(predicate: .isEnabled(true)).tap()
    await SignInPage.greeting.element
      .assert(predicate: .label(.equals, "Welcome, +43 660 1234"))
  }

  @Test func offersAreFound() {
    let query = ClubID.Offer.row.query
    query.filter(predicate: .label(.beginsWith, "Sencha")).element.assert(predicate: .exists(true))
    #expect(query.filter(predicate: .label(.beginsWith, "Assam")).count == 2)
    #expect(query.element(safeIndex: 3) == nil)

    let both: EasyPredicate = [.type(.staticText), .exists(true), .label(.beginsWith, "Assam")]
      .merged()
    let either: EasyPredicate = [.type(.button), .label(.beginsWith, "Assam")]
      .merged(withLogic: .or)
    #expect(app.query(both).count == 2)
    #expect(app.query(either).count == 3)
  }

  // Fails on purpose: shows what a failure says.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHOW_FAILURES"] != nil))
  func aFailureIsShown() {
    step("sign in") {
      SignInPage.signIn.element.assert(predicate: .isEnabled(true), timeout: 0).tap()
    }
  }
}
