/// How large a presentation is.
///
/// Source: SwiftUI's documentation of `PresentationSizing`.
nonisolated public protocol PresentationSizing: Sendable {}

/// A size of the platform's, which may follow the content.
private nonisolated struct NamedPresentationSizing: PresentationSizing {
  var name: String
}

/// The size that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticPresentationSizing`.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

/// The size of a form.
///
/// Source: SwiftUI's documentation of `FormPresentationSizing`.
nonisolated public struct FormPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

/// The size of a page.
///
/// Source: SwiftUI's documentation of `PagePresentationSizing`.
nonisolated public struct PagePresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

/// The size of the content.
///
/// Source: SwiftUI's documentation of `FittedPresentationSizing`.
nonisolated public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that fits the place.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// Follows the size of the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    NamedPresentationSizing(name: sizingName(self) + " fitted")
  }

  /// Keeps a size once it has grown, in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    NamedPresentationSizing(name: sizingName(self) + " sticky")
  }
}

private nonisolated func sizingName<S: PresentationSizing>(_ sizing: S) -> String {
  if let named = sizing as? NamedPresentationSizing { return named.name }
  let name = "\(S.self)"
  guard name.hasSuffix("PresentationSizing") else { return name }
  return name.dropLast("PresentationSizing".count).lowercased()
}

extension View {
  /// Says how large the presentation around is.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    screenAttribute("presentation_sizing", .string(sizingName(sizing)))
  }
}
