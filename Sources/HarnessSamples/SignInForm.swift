import SwiftUI

/// A sign-in form: the button works once both fields are valid, and a refused password says so.
public struct SignInForm: View {
    @State private var email = ""
    @State private var password = ""
    @State private var remember = false
    @State private var failure: String?
    @State private var isBusy = false

    let signIn: (String, String, Bool) async throws -> Void

    public init(signIn: @escaping (String, String, Bool) async throws -> Void) {
        self.signIn = signIn
    }

    private var isEmailValid: Bool {
        let parts = email.split(separator: "@")
        return parts.count == 2 && parts[1].contains(".") && !parts[1].hasSuffix(".")
    }

    private var isValid: Bool { isEmailValid && password.count >= 6 }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Sign in to continue")
                .font(.title)
            TextField("Email", text: $email)
                .accessibilityIdentifier("email")
            if !email.isEmpty && !isEmailValid {
                Text("Enter a valid address")
                    .foregroundColor(.red)
                    .accessibilityIdentifier("email-error")
            }
            SecureField("Password", text: $password)
                .onSubmit(submit)
            Toggle("Remember me", isOn: $remember)
            if let failure {
                Text(failure)
                    .foregroundColor(.red)
                    .accessibilityIdentifier("failure")
            }
            Button(isBusy ? "Signing in…" : "Sign in", action: submit)
                .disabled(!isValid || isBusy)
        }
        .padding()
    }

    private func submit() {
        guard isValid else { return }
        isBusy = true
        failure = nil
        Task {
            do {
                try await signIn(email, password, remember)
            } catch {
                failure = "\(error)"
                password = ""
            }
            isBusy = false
        }
    }
}

#Preview {
    SignInForm { _, _, _ in }
}
