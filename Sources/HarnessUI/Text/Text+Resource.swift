import Foundation
public import HarnessAppleNames

extension Text {
  /// The localised text that a resource names.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(ResourceText(resource)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text that is looked up itself.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

/// A text that a resource names. Unless it says a language of its own, it is in the environment's.
final class ResourceText: TextProvider, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) {
    self.resource = resource
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    let hasOwnLocale = resource.locale != Locale.current
    let text = resource.text(in: hasOwnLocale ? resource.locale : environment.locale)
    return InlineMarkdown.runs(of: text).map { run in
      TextRun(text: run.text, look: run.look, link: run.link.flatMap { URL(string: $0) })
    }
  }

  override func isEqual(to other: TextProvider) -> Bool {
    resource == unsafeDowncast(other, to: ResourceText.self).resource
  }
}
