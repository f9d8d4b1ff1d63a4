public import Foundation

/// A guide of one's own, along which views line up.
///
/// Source: SwiftUI's documentation of `AlignmentID`.
nonisolated public protocol AlignmentID {
  /// Where the guide is in a view that says nothing about it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Where the guide of several views together is; nil where none of them sets it.
  static func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat?
}

extension AlignmentID {
  /// The mean of what the views say.
  public static func combineExplicit<S: Sequence>(_ values: S) -> CGFloat?
  where S.Element == CGFloat? {
    let known = values.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
  }
}

/// A guide and the name by which attributes know it.
nonisolated struct AlignmentKey: @unchecked Sendable {
  let id: any AlignmentID.Type
  let name: String

  /// A guide of an author's own is called as its type.
  init(_ id: any AlignmentID.Type) { self.init(id, name: "\(id)") }

  init(_ id: any AlignmentID.Type, name: String) {
    self.id = id
    self.name = name
  }
}

extension AlignmentKey: Hashable {
  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

// The guides there are. Baselines and separators need the views' own layout: until there is one
// they stand where a view without a text has them.

enum StartGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum RowSeparatorLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum RowSeparatorTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
