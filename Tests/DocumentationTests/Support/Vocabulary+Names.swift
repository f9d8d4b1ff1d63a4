import HarnessLua
import HarnessScripting

/// The words that scripts can use, as the code registers them.
struct RegisteredWords {
  /// Globals, and the members of modules as `clock.now`. Modules that only answer for any name
  /// have no members.
  private(set) var globals: [String] = []
  /// The members of each class, by the class's name.
  private(set) var members: [String: [String]] = [:]

  @MainActor init() {
    let library = Vocabulary.makeLibrary()
    let names = library.memberNames
    members = names.classes
    globals = library.names
    for (module, members) in names.modules { globals += members.map { "\(module).\($0)" } }
  }
}
