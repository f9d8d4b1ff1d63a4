import HarnessHosting
import SwiftUI
import Testing

private typealias SignInPage = LoginAccessID.SignIn

/// What a test does to elements: guarded as in scripts, once for each word.
@MainActor @Suite struct ActionTests {
  private let failures = Failures()
  private let app: HostedApp

  init() { app = failures.host(LoginScreen()) }

  @Test func `a disabled button refuses the tap, and nothing runs`() {
    SignInPage.signIn.element.tap()
    #expect(SignInPage.attempts.element.label == "Attempts: 0")
    #expect(
      failures.texts == [
        """
        tap: button #LoginAccessID_SignIn_signIn "Sign in" is disabled by itself (LoginScreen > VStack \
        > Button#LoginAccessID_SignIn_signIn)
        """
      ])
  }

  @Test func `a tap acts once, and two are seen`() {
    SignInPage.password.element.typeText("secret")
    SignInPage.signIn.element.tap()
    SignInPage.attempts.element.assert(predicate: .label(.equals, "Attempts: 1"))
    #expect(failures.texts == [])
    SignInPage.signIn.element.tap()
    SignInPage.attempts.element.assert(predicate: .label(.equals, "Attempts: 1"), timeout: 0)
    #expect(
      failures.texts == [
        """
        assert: app.element(identifier: "LoginAccessID_SignIn_attempts") does not satisfy the \
        predicate (timeout 0: no wait)
          predicate  ✗ label == 'Attempts: 1'      is "Attempts: 2"
          received   text #LoginAccessID_SignIn_attempts "Attempts: 2"
        """
      ])
  }

  @Test func `a forced tap skips the guards`() {
    SignInPage.signIn.element.forceTap()
    #expect(SignInPage.attempts.element.label == "Attempts: 1")
    #expect(failures.texts == [])
  }

  @Test func `what is not there is not tapped, and no failure`() {
    SignInPage.tip.element.tapIfExists()
    #expect(!SignInPage.tip.element.exists)
    SignInPage.tip.element.tapIfExists()
    #expect(failures.texts == [])
    SignInPage.signIn.element.tapIfExists()
    #expect(failures.headlines.map { $0.prefix { $0 != " " } } == ["tapIfExists:"])
  }

  @Test func `a switch is set, however often, and only a switch`() {
    let remember = SignInPage.remember.element
    remember.setSwitch(on: true).setSwitch(on: true)
    #expect(remember.value as? Bool == true)
    remember.setSwitch(on: false)
    #expect(remember.value as? Bool == false)
    #expect(failures.texts == [])
    SignInPage.attempts.element.setSwitch(on: true)
    #expect(
      failures.headlines == [
        """
        setSwitch: text #LoginAccessID_SignIn_attempts "Attempts: 0" is not checkable: only a toggle \
        is checked or not
        """
      ])
  }

  @Test func `a switch that does not follow is told`() {
    let stuck = failures.host(Toggle("Stuck", isOn: .constant(false)))
    stuck["Stuck"].setSwitch(on: true)
    #expect(
      failures.headlines == [#"setSwitch: app["Stuck"] was tapped and is still off"#])
  }

  @Test func `what is no field takes no text`() {
    SignInPage.remember.element.clearAndType(text: "yes")
    #expect(
      failures.headlines == [
        """
        clearAndType: toggle #LoginAccessID_SignIn_remember "Remember me" takes no text: it is not a \
        field
        """
      ])
  }

  @Test func `two taps in a row are a double tap`() {
    struct Photo: View {
      @State private var likes = 0
      var body: some View { Text("likes: \(likes)").onTapGesture(count: 2) { likes += 1 } }
    }
    let photo = failures.host(Photo()).descendants(matching: .staticText).element
    photo.tap()
    #expect(photo.label == "likes: 0")
    photo.doubleTap()
    #expect(photo.label == "likes: 1")
  }

  @Test func `a sheet is left, and what is none is not`() {
    struct Desk: View {
      @State private var isOpen = true
      var body: some View { Text("desk").sheet(isPresented: $isOpen) { Text("drawer") } }
    }
    let app = failures.host(Desk())
    app.descendants(matching: .sheet).element.dismiss()
    #expect(!app["drawer"].exists)
    #expect(failures.texts == [])
    app["desk"].dismiss()
    #expect(failures.headlines.count == 1)
    #expect(failures.headlines.first?.hasPrefix("dismiss: ") == true)
  }

  @Test func `the keyboard is hidden once`() {
    SignInPage.phoneNumber.element.typeText("5")
    #expect(SignInPage.phoneNumber.element.hasFocus)
    app.hideKeyboard()
    #expect(!SignInPage.phoneNumber.element.hasFocus)
    #expect(SignInPage.phoneNumber.element.value as? String == "030 12345")
    #expect(failures.texts == [])
    SignInPage.phoneNumber.element.hideKeyboard()
    #expect(failures.headlines.count == 1)
    #expect(failures.headlines.first?.hasPrefix("hideKeyboard: ") == true)
  }

  @Test func `a slider goes to a share of its range`() {
    struct Volume: View {
      @State private var volume = 0.0
      var body: some View { Slider(value: $volume, in: 0...10) { Text("Volume") } }
    }
    let slider = failures.host(Volume()).descendants(matching: .slider).element
    slider.adjust(toNormalizedSliderPosition: 0.5)
    #expect(slider.value as? Double == 5)
    slider.adjust(toNormalizedSliderPosition: 50)
    #expect(
      failures.headlines == ["adjust: 50.0 is no share of a range; it goes from 0 to 1"])
  }
}
