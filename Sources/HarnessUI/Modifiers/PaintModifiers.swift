public import Foundation

extension View {
  /// Adds space around the view, in points; nil is the platform's default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let text = length.map { "\(Double($0))" } ?? "default"
    return modifier(AttributeModifier(name: "padding", value: .string(text)))
  }

  /// Adds space around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    let text = "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"
    return modifier(AttributeModifier(name: "padding", value: .string(text)))
  }

  /// Gives the view a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(described: [("width", width), ("height", height)])
  }

  /// Gives the view a size within bounds, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(described: [
      ("min_width", minWidth), ("ideal_width", idealWidth), ("max_width", maxWidth),
      ("min_height", minHeight), ("ideal_height", idealHeight), ("max_height", maxHeight),
    ])
  }

  nonisolated private func frame(described parts: [(String, CGFloat?)]) -> some View {
    let text = parts.compactMap { name, value in value.map { "\(name)=\(Double($0))" } }
    return modifier(
      AttributeModifier(name: "frame", value: .string(text.joined(separator: " "))))
  }
}
