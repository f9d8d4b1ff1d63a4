/// A preference that a view is made from, as a cause of its evaluation.
package final class PreferenceSource: Source {
  private let key: any Any.Type

  // The parameter keeps the compiler from reporting an endless recursion.
  package init(of key: any Any.Type) {
    self.key = key
    super.init()
  }

  package override var name: String { "the preference \(key)" }
}
