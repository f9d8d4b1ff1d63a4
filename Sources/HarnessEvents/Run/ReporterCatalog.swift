/// A reporter as the command line asks for it: a name, and where its output goes.
package struct ReporterRequest: Equatable, Sendable {
  package var name: String
  /// A file; nil for the terminal.
  package var path: String?

  package init(name: String, path: String? = nil) {
    self.name = name
    self.path = path
  }
}

/// Whether console output has colours.
package enum ColorChoice: String, Equatable, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always, never
}

/// The reporters there are, and how to make them.
package struct ReporterCatalog {
  package var names: [String]
  /// Makes what was asked for; the right one for the surroundings when nothing was.
  package var make: ([ReporterRequest], ColorChoice) throws(ReporterError) -> [any Reporter]

  package init(
    names: [String],
    make: @escaping ([ReporterRequest], ColorChoice) throws(ReporterError) -> [any Reporter]
  ) {
    self.names = names
    self.make = make
  }
}

/// Why a reporter cannot be made, or cannot write.
package struct ReporterError: Error, Equatable, Sendable {
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
