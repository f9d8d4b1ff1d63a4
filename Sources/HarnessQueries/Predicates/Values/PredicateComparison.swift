nonisolated extension ElementPredicate {
  /// A way to compare: `.beginsWith`, or `.beginsWith[.cd]` for any case and any accents.
  public struct Comparison: Hashable, Sendable {
    /// The raw value is the name that scripts use.
    package enum Operator: String, Hashable, Sendable, CaseIterable {
      case equals
      case notEqual = "not_equal"
      case beginsWith = "begins_with"
      case contains
      case endsWith = "ends_with"
      case like, matches, between, `in`
      case lessThan = "less_than"
      case atMost = "at_most"
      case greaterThan = "greater_than"
      case atLeast = "at_least"
    }

    /// What a comparison of texts overlooks.
    public struct Options: OptionSet, Hashable, Sendable {
      /// One bit for each.
      public let rawValue: Int
      /// The options whose bits are set.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Capital and small letters are the same.
      public static let c = Options(rawValue: 1)
      /// Accents count for nothing.
      public static let d = Options(rawValue: 2)
      /// Both.
      public static let cd: Options = [.c, .d]
    }

    package let `operator`: Operator
    package let options: Options

    package init(_ operator: Operator, _ options: Options = []) {
      self.operator = `operator`
      self.options = options
    }

    /// The same value.
    public static let equals = Comparison(.equals)
    /// Another value, or none.
    public static let notEqual = Comparison(.notEqual)
    /// The text begins with this.
    public static let beginsWith = Comparison(.beginsWith)
    /// This is a part of the text.
    public static let contains = Comparison(.contains)
    /// The text ends with this.
    public static let endsWith = Comparison(.endsWith)
    /// The whole text is this, where `*` stands for any characters and `?` for one.
    ///
    /// A backslash takes either as it is.
    public static let like = Comparison(.like)
    /// The whole text fits a regular expression.
    public static let matches = Comparison(.matches)
    /// At least the first and at most the second of a list of two.
    public static let between = Comparison(.between)
    /// One of a list, or a part of a text.
    public static let `in` = Comparison(.in)
    /// Less than this.
    public static let lessThan = Comparison(.lessThan)
    /// This or less.
    public static let atMost = Comparison(.atMost)
    /// More than this.
    public static let greaterThan = Comparison(.greaterThan)
    /// This or more.
    public static let atLeast = Comparison(.atLeast)

    /// The same comparison, which overlooks case, accents, or both.
    public subscript(_ options: Options) -> Comparison { Comparison(`operator`, options) }
  }
}

nonisolated extension ElementPredicate.Comparison {
  var folding: TextFolding {
    TextFolding(case: options.contains(.c), diacritics: options.contains(.d))
  }

  /// `[cd]`, or nothing.
  var suffix: String {
    if options.isEmpty { return "" }
    return "[\(options.contains(.c) ? "c" : "")\(options.contains(.d) ? "d" : "")]"
  }

  /// The name that a script uses: `begins_with[cd]`.
  package var scriptName: String { `operator`.rawValue + suffix }

  /// The comparison that a script names; nil for a name that is none.
  package init?(scriptName: String) {
    let parts = scriptName.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Operator(rawValue: String(parts[0])) else { return nil }
    switch parts.dropFirst().first {
    case nil: self.init(name)
    case "c]": self.init(name, .c)
    case "d]": self.init(name, .d)
    case "cd]", "dc]": self.init(name, .cd)
    default: return nil
    }
  }
}

nonisolated extension ElementPredicate.Comparison.Operator {
  /// The same question about texts alone; nil where there is more to it.
  var textComparison: TextMatch.Comparison? {
    switch self {
    case .equals: .equals
    case .beginsWith: .beginsWith
    case .contains: .contains
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    case .notEqual, .between, .in, .lessThan, .atMost, .greaterThan, .atLeast: nil
    }
  }

  /// Whether it makes sense for texts only.
  var isForTexts: Bool { textComparison != nil && self != .equals }
}
