import HarnessAppleNames

/// The text that was copied last, in the app or by a user's keys.
package enum TextClipboard {
  /// Nil where nothing was copied, or something else than a text.
  package static var text: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }
}
