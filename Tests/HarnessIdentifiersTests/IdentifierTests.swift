import HarnessGraph
import HarnessIdentifiers
import HarnessUI
import Testing

enum LoginAccessID {
  enum SignIn: String, PrettyRawRepresentable, CaseIterable { case signIn, phoneNumber, password }
  enum SignUp: String { case phoneNumber }
  enum Forget: String, PrettyRawRepresentable {
    case phoneNumber
    case code = "one-time-code"
  }
}

private enum Hidden: String, PrettyRawRepresentable { case field }

/// Describes itself otherwise: the name of the case counts.
enum Spoken: String, PrettyRawRepresentable, CustomStringConvertible, CustomDebugStringConvertible {
  case field
  var description: String { "a field" }
  var debugDescription: String { "a field, really" }
}

struct Page<Content> {
  enum Part: String, PrettyRawRepresentable { case title }
}

extension LoginAccessID.SignUp {
  enum Step: String, PrettyRawRepresentable { case first }
}

/// Typed identifiers, shared by an app and its tests.
@Suite struct IdentifierTests {
  @Test func `a pretty raw value is the path of the type, without the module`() {
    #expect(LoginAccessID.SignIn.phoneNumber.prettyRawValue == "LoginAccessID_SignIn_phoneNumber")
    #expect(LoginAccessID.Forget.phoneNumber.prettyRawValue == "LoginAccessID_Forget_phoneNumber")
    #expect(LoginAccessID.SignUp.Step.first.prettyRawValue == "LoginAccessID_SignUp_Step_first")
    #expect(Spoken.field.prettyRawValue == "Spoken_field")
  }

  @Test func `a raw value that was written is the identifier`() {
    #expect(LoginAccessID.Forget.code.prettyRawValue == "one-time-code")
  }

  @Test func `a plain enum gives its raw value`() {
    #expect(LoginAccessID.SignUp.phoneNumber.identifier == "phoneNumber")
    #expect(LoginAccessID.SignIn.phoneNumber.identifier == "LoginAccessID_SignIn_phoneNumber")
  }

  @Test func `private, local and generic types have a path, the same each time`() {
    enum Local: String, PrettyRawRepresentable { case field }
    #expect(Hidden.field.prettyRawValue == "Hidden_field")
    #expect(Local.field.prettyRawValue == "IdentifierTests_Local_field")
    #expect(Page<Int>.Part.title.prettyRawValue == "Page_Swift_Int_Part_title")
  }

  @MainActor @Test func `a view is named by the modifier and by the operator`() throws {
    let missing: Text? = nil
    let present: Text? = Text("maybe")
    let graph = Graph(
      VStack {
        TextField("Phone", text: .constant("")) <<< LoginAccessID.SignIn.phoneNumber
        Text("code").accessibilityIdentifier(LoginAccessID.Forget.code)
        Text("plain").accessibilityIdentifier(LoginAccessID.SignUp.phoneNumber)
        missing <<< LoginAccessID.SignIn.password
        present <<< LoginAccessID.SignIn.signIn
      })
    let names = graph.elements.children.map { $0.identifier ?? "none" }
    #expect(
      names == [
        "LoginAccessID_SignIn_phoneNumber", "one-time-code", "phoneNumber",
        "LoginAccessID_SignIn_signIn",
      ])
  }
}
