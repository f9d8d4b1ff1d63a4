package import Foundation
import Synchronization

/// A text that is sought in string tables.
package struct StringLookup: Sendable {
  /// The key with a specifier for each argument.
  package var key: String
  package var arguments: [LocalizedArgument]
  /// The text, with its arguments filled in, where no table has the key.
  package var fallback: String
  /// The table's name; nil: the usual one.
  package var table: String?
  /// Where the tables lie; nil: the app's own.
  package var bundle: Bundle?
  package var locale: Locale

  package init(
    key: String, arguments: [LocalizedArgument], fallback: String, table: String?,
    bundle: Bundle?, locale: Locale
  ) {
    self.key = key
    self.arguments = arguments
    self.fallback = fallback
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }
}

/// Where localised texts outside of views come from.
package enum StringTables {
  package typealias Search = @Sendable (StringLookup) -> String?
  private static let search = Mutex<Search?>(nil)

  /// Takes who finds texts; nil is given back where no table has the key.
  package static func use(_ search: @escaping Search) { self.search.withLock { $0 = search } }

  static func text(for lookup: StringLookup) -> String {
    let search = search.withLock { $0 }
    return (search ?? searchBundle)(lookup) ?? lookup.fallback
  }

  /// Foundation's own look into a bundle's tables, which knows no plurals.
  private static func searchBundle(_ lookup: StringLookup) -> String? {
    let missing = "\u{1}"
    let found = (lookup.bundle ?? .main).localizedString(
      forKey: lookup.key, value: missing, table: lookup.table)
    if found == missing || found == lookup.key { return nil }
    return LocalizedArgument.fill(found, with: lookup.arguments)
  }
}
