import HarnessIdentifiers
import SwiftUI

/// The names that the screen and its tests share.
enum LoginAccessID {
  enum SignIn: String, PrettyRawRepresentable {
    case phoneNumber, password, remember, signIn, attempts, welcome, tip
    /// On no screen.
    case forgotten
  }
  enum Country: String { case row }
}

/// A screen as an app has it: a button that waits for a password, and work that takes a while.
struct LoginScreen: View {
  @State private var phone = "030 1234"
  @State private var password = ""
  @State private var remembers = false
  @State private var showsTip = true
  @State private var attempts = 0
  @State private var welcome: String?

  private let countries = ["abc Austria", "abc Belgium", "def Chile"]

  var body: some View {
    VStack {
      if showsTip {
        Button("Got it") { showsTip = false }
          .accessibilityIdentifier(LoginAccessID.SignIn.tip)
      }
      TextField("Phone number", text: $phone)
        .accessibilityIdentifier(LoginAccessID.SignIn.phoneNumber)
      SecureField("Password", text: $password)
        .accessibilityIdentifier(LoginAccessID.SignIn.password)
      Toggle("Remember me", isOn: $remembers)
        .accessibilityIdentifier(LoginAccessID.SignIn.remember)
      Button("Sign in", action: signIn)
        .disabled(password.isEmpty)
        .accessibilityIdentifier(LoginAccessID.SignIn.signIn)
      Text("Attempts: \(attempts)")
        .accessibilityIdentifier(LoginAccessID.SignIn.attempts)
      if let welcome {
        Text(welcome).accessibilityIdentifier(LoginAccessID.SignIn.welcome)
      }
      ForEach(countries, id: \.self) {
        Text($0).accessibilityIdentifier(LoginAccessID.Country.row)
      }
    }
  }

  private func signIn() {
    attempts += 1
    Task {
      try? await Task.sleep(for: .milliseconds(20))
      welcome = "Welcome, \(phone)"
    }
  }
}
