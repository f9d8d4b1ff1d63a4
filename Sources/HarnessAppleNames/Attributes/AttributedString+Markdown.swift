public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Source: Apple's documentation of `AttributedString.MarkdownParsingOptions`.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read. Here it is the marks inside lines, whatever is asked for.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it.
      case full
      /// The marks inside lines.
      case inlineOnly
      /// The marks inside lines, with spaces and ends of lines as they are.
      case inlineOnlyPreservingWhitespace
    }
    /// What happens when a text can't be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// What could be read is given.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of an app's own are read, which they are not here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens when a text can't be read; here every text can.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?
    /// Whether positions in the source are kept, which they are not here.
    public var appliesSourcePositionAttributes: Bool

    /// Options; the defaults are Apple's.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// A text whose Markdown marks become attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = MarkdownText.attributed(markdown, baseURL: baseURL)
  }

  /// A text whose Markdown marks become attributes.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = MarkdownText.attributed(String(decoding: markdown, as: UTF8.self), baseURL: baseURL)
  }

  /// The text of a file whose Markdown marks become attributes.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
