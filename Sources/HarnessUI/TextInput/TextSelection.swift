/// What is selected in a text.
///
/// Source: SwiftUI's documentation of `TextSelection`.
nonisolated public struct TextSelection: Hashable, Sendable {
  /// The places of a selection.
  ///
  /// Source: SwiftUI's documentation of `TextSelection.Indices`.
  public enum Indices: Hashable, Sendable {
    /// One range; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where the selection is.
  public var indices: Indices
  /// On which side of its place a caret is drawn.
  public var affinity: TextSelectionAffinity = .automatic

  /// A caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// One range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether it is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// On which side of its place a caret is drawn.
///
/// Source: SwiftUI's documentation of `TextSelectionAffinity`.
nonisolated public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the platform does.
  case automatic
  /// Before it.
  case upstream
  /// Behind it.
  case downstream
}

extension View {
  /// Sets on which side of its place a caret is drawn.
  nonisolated public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> some View {
    keeping("text_selection_affinity", .string("\(affinity)"))
  }
}
