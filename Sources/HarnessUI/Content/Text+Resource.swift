public import HarnessAppleNames

extension Text {
  /// The localised text that a resource names.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text that is looked up itself.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
}
