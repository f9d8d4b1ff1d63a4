import HarnessIdentifiers
import SwiftUI

/// Where members of the tea club sign in; the club takes a moment to answer.
public struct SignInScreen: View {
  @State private var phoneNumber = "+43"
  @State private var password = ""
  @State private var stays = false
  @State private var greeting: String?
  private let offers = ["Assam, 3 €", "Assam, 5 €", "Sencha, 7 €"]

  public init() {}

  public var body: some View {
    VStack {
      TextField("Phone number", text: $phoneNumber) <<< ClubID.SignIn.phoneNumber
      SecureField("Password", text: $password) <<< ClubID.SignIn.password
      Toggle("Stay signed in", isOn: $stays) <<< ClubID.SignIn.stay
      Button("Sign in", action: signIn)
        .disabled(password.isEmpty)
        .accessibilityIdentifier(ClubID.SignIn.signIn)
      if let greeting { Text(greeting) <<< ClubID.SignIn.greeting }
      ForEach(offers, id: \.self) { Text($0) <<< ClubID.Offer.row }
    }
  }

  private func signIn() {
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      greeting = "Welcome, \(phoneNumber)"
    }
  }
}
