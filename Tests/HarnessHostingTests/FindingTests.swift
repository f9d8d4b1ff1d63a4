import HarnessHosting
import SwiftUI
import Testing

private typealias SignInPage = LoginAccessID.SignIn

/// Elements below elements, and what they are.
@MainActor @Suite struct FindingTests {
  private struct Shelves: View {
    var body: some View {
      VStack {
        HStack {
          Text("one"); Button("two") {}
        }.accessibilityIdentifier("upper")
        HStack {
          Text("three"); Text("four").hidden()
        }.accessibilityIdentifier("lower")
      }
    }
  }

  private let failures = Failures()
  private let app: HostedApp

  init() { app = failures.host(Shelves()) }

  @Test func `descendants and children are found in the order of the document`() {
    #expect(app.children.count == 2)
    #expect(app.descendants(matching: .staticText).count == 2)
    let upper = app.element(identifier: "upper")
    #expect(upper.children.element(boundBy: 0).label == "one")
    #expect(upper.children(matching: .button).element.label == "two")
    #expect(app.children.children.count == 3)
    #expect(app.descendants(matching: .slider).count == 0)
    #expect(app.descendants(matching: .timeline).count == 0)
    #expect(app.query(.label(.contains, "e")).filter(predicate: .type(.staticText)).count == 2)
    #expect(failures.texts == [])
  }

  @Test func `a place that is not there is nil, or a failure`() {
    let texts = app.descendants(matching: .staticText)
    #expect(texts.element(safeIndex: 1)?.label == "three")
    #expect(texts.element(safeIndex: 2) == nil)
    #expect(texts.element(safeIndex: -1) == nil)
    #expect(failures.texts == [])
    texts.element(boundBy: 2).tap()
    #expect(
      failures.texts == [
        """
        tap: app.descendants(matching: .staticText).element(boundBy: 2) matches nothing
          why not  app.descendants(matching: .staticText).element matches 2 elements:
                     text "one"    app["one"]
                     text "three"  app["three"]
        """
      ])
  }

  @Test func `an element says what finds it`() {
    let upper = app.element(identifier: "upper")
    #expect("\(upper["two"])" == #"app.element(identifier: "upper")["two"]"#)
    #expect(
      "\(upper.children.firstMatch)" == #"app.element(identifier: "upper").children.firstMatch"#)
    #expect(
      "\(app.query(.isEnabled(true)).element)" == #"app.query(.other("isEnabled == true")).element"#
    )
  }

  @Test func `a text finds by identifier first, then by label`() {
    #expect(app["upper"].identifier == "upper")
    #expect(app["lower"]["three"].label == "three")
    #expect(app.descendants(matching: .button)["two"].exists)
    #expect(!app.descendants(matching: .button)["one"].exists)
    #expect(!app["four"].exists)
    #expect(failures.texts == [])
  }

  @Test func `an element tells what it is`() {
    let screen = failures.host(LoginScreen())
    let phone = SignInPage.phoneNumber.element
    #expect(phone.identifier == "LoginAccessID_SignIn_phoneNumber")
    #expect(phone.value as? String == "030 1234")
    #expect(phone.placeholderValue == "Phone number")
    #expect(phone.elementType == .textField)
    #expect(phone.isEnabled && phone.isHittable && !phone.isSelected && !phone.hasFocus)
    #expect(phone.frame.width > 100)
    #expect(!SignInPage.signIn.element.isEnabled)
    #expect(screen["abc Austria"].text == "abc Austria")
    #expect(!SignInPage.forgotten.element.isHittable)
    #expect(failures.texts == [])
    #expect(SignInPage.forgotten.element.label == "")
    #expect(failures.headlines.first?.hasPrefix("label: app.element(identifier: ") == true)
    #expect("\(failures.all[0].file)".hasSuffix("Support/Failures.swift"))
  }
}
