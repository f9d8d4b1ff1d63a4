public import Foundation

/// Changes how each view inside is sized and placed.
nonisolated struct RuleModifier<Rule: LayoutModifierRule>: ViewModifier, PrimitiveModifier {
  let rule: Rule

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.layout = modifier.rule
  }
}

extension View {
  /// Changes how the view is sized and placed.
  nonisolated func arranged<Rule: LayoutModifierRule>(
    by rule: Rule
  ) -> ModifiedContent<Self, RuleModifier<Rule>> { modifier(RuleModifier(rule: rule)) }

  /// Gives the view a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    arranged(by: FrameRule(width: width, height: height, alignment: alignment))
  }

  /// Gives the view no size of its own.
  nonisolated public func frame() -> some View {
    arranged(by: FrameRule(width: nil, height: nil, alignment: .center))
  }

  /// Gives the view a size within bounds, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    arranged(
      by: FlexibleFrameRule(
        width: LengthBounds(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LengthBounds(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }

  /// Sizes the view by the nearest container, such as a scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    arranged(
      by: RelativeFrameRule(axes: axes, alignment: alignment, name: axes.names) { length, _ in
        length
      })
  }

  /// Sizes the view to a share of the nearest container: `span` of `count` columns or rows.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    arranged(
      by: RelativeFrameRule(
        axes: axes, alignment: alignment,
        name: "\(axes.names) \(span)/\(count) spacing=\(spacing.attributeText)"
      ) { length, _ in
        let count = CGFloat(max(1, count))
        let column = (length - spacing * (count - 1)) / count
        return max(0, column * CGFloat(span) + spacing * CGFloat(span - 1))
      })
  }

  /// Sizes the view by what a closure makes of the length of the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    arranged(
      by: RelativeFrameRule(axes: axes, alignment: alignment, name: axes.names, length: length))
  }

  /// Keeps the view at the size that it likes.
  nonisolated public func fixedSize() -> some View {
    arranged(by: FixedSizeRule(axes: [.horizontal, .vertical]))
  }

  /// Keeps the view at the width or the height that it likes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return arranged(by: FixedSizeRule(axes: axes))
  }

  /// Lets the view have space before others with a lower priority.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    arranged(by: TraitRule("layout_priority", .number(value)) { $0.priority = value })
  }

  /// Keeps the proportion of width to height; nil: the view's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    arranged(by: AspectRatioRule(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the proportion of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.height == 0 ? 0 : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Makes the view as large as it fits.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view so large that it fills the space.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How a view with a proportion of its own takes the space that there is.
///
/// Source: SwiftUI's documentation of `ContentMode`.
@frozen nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as it fits.
  case fit
  /// So large that nothing is left empty.
  case fill

  var name: String { self == .fit ? "fit" : "fill" }
}
