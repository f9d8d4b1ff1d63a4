/// Why the plug-in can't do what it was asked for, in a sentence for the author of the code.
struct MacroFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
