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
package nonisolated struct AlignmentKey: @unchecked Sendable {
  let id: any AlignmentID.Type
  package let axis: Axis
  let name: String

  /// A guide of an author's own is called as its type.
  init(_ id: any AlignmentID.Type, _ axis: Axis, name: String? = nil) {
    self.id = id
    self.axis = axis
    self.name = name ?? "\(id)"
  }

  /// Whether it is one of those that texts have.
  package var isBaseline: Bool {
    id == FirstBaselineGuide.self || id == LastBaselineGuide.self
  }

  /// Whether it is that of the first line of text.
  var isFirstBaseline: Bool { id == FirstBaselineGuide.self }

  /// Where the guide of several views together is.
  package func combined(_ values: [CGFloat?]) -> CGFloat? { id.combineExplicit(values) }
}

/// About which guides a view may say something.
package nonisolated struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those that texts have.
  package static let baselines = GuideKinds(rawValue: 1)
  /// All others.
  package static let others = GuideKinds(rawValue: 2)
  package static let all: GuideKinds = [.baselines, .others]
}

extension AlignmentKey {
  package var kind: GuideKinds { isBaseline ? .baselines : .others }
}

extension AlignmentKey: Hashable {
  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

// The guides there are, where a view stands that says nothing about them.

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
  /// Of several views the uppermost.
  static func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    values.compactMap { $0 }.min()
  }

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaselineGuide: AlignmentID {
  /// Of several views the lowest.
  static func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    values.compactMap { $0 }.max()
  }

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
