import HarnessIdentifiers

/// What tests call the elements of the club.
public enum ClubID {
  /// Where members sign in.
  public enum SignIn: String, PrettyRawRepresentable {
    case phoneNumber, password, stay, signIn, greeting, help
  }
  /// What the club offers.
  public enum Offer: String, PrettyRawRepresentable { case row }
}
