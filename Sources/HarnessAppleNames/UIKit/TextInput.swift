/// Which keys a keyboard shows.
///
/// Source: UIKit's documentation of `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searches and addresses of the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters are made large while somebody types.
///
/// Source: UIKit's documentation of `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether what somebody types is corrected.
///
/// Source: UIKit's documentation of `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the place asks for.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// What the return key says.
///
/// Source: UIKit's documentation of `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// How a keyboard looks.
///
/// Source: UIKit's documentation of `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
