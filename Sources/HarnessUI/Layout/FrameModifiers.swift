public import Foundation

extension View {
  /// Gives the view a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(described: [("width", width), ("height", height)], alignment)
  }

  /// Gives the view no size of its own.
  nonisolated public func frame() -> some View { frame(described: [], .center) }

  /// Gives the view a size within bounds, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      described: [
        ("min_width", minWidth), ("ideal_width", idealWidth), ("max_width", maxWidth),
        ("min_height", minHeight), ("ideal_height", idealHeight), ("max_height", maxHeight),
      ], alignment)
  }

  nonisolated private func frame(
    described parts: [(String, CGFloat?)], _ alignment: Alignment
  ) -> some View {
    var text = parts.compactMap { name, value in value.map { "\(name)=\($0.attributeText)" } }
    if alignment != .center { text.append("alignment=\(alignment.name)") }
    return keeping("frame", .string(text.joined(separator: " ")))
  }

  /// Sizes the view by the nearest container, such as a scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    keeping("container_relative_frame", .string(axes.names))
  }

  /// Sizes the view to a share of the nearest container: `span` of `count` columns or rows.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    keeping(
      "container_relative_frame",
      .string("\(axes.names) \(span)/\(count) spacing=\(spacing.attributeText)"))
  }

  /// Sizes the view by what a closure makes of the length of the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, length: length))
  }

  /// Keeps the view at the size that it likes.
  nonisolated public func fixedSize() -> some View {
    keeping("fixed_size", .string("horizontal vertical"))
  }

  /// Keeps the view at the width or the height that it likes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return keeping("fixed_size", .string(axes.names))
  }

  /// Lets the view have space before others with a lower priority.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    keeping("layout_priority", .number(value))
  }

  /// Keeps the proportion of width to height; nil: the view's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio?.attributeText
    return keeping(
      "aspect_ratio", .string([ratio, contentMode.name].compactMap { $0 }.joined(separator: " ")))
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

/// A size that is made of the container's, which is the screen as long as there is no layout.
nonisolated struct RelativeFrameModifier: ViewModifier, PrimitiveModifier {
  let axes: Axis.Set
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let size = node.environment.screen.content.size
    var parts: [String] = []
    if modifier.axes.contains(.horizontal) {
      parts.append("width=\(modifier.length(size.width, .horizontal).attributeText)")
    }
    if modifier.axes.contains(.vertical) {
      parts.append("height=\(modifier.length(size.height, .vertical).attributeText)")
    }
    node.annotate(
      .attribute("container_relative_frame", .string(parts.joined(separator: " "))))
  }
}
