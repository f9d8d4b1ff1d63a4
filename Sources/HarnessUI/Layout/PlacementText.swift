import Foundation

// How what is placed reads as an attribute.

extension CGFloat {
  /// Without needless decimals: `8`, `0.5`, `infinity`.
  nonisolated var attributeText: String {
    if isInfinite { return self < 0 ? "-infinity" : "infinity" }
    return Int(exactly: self).map(String.init) ?? "\(Double(self))"
  }
}

extension CGSize {
  nonisolated var attributeText: String { "\(width.attributeText) \(height.attributeText)" }
}

extension UnitPoint {
  /// The name of the point, or its shares.
  nonisolated var attributeText: String {
    let names: [(UnitPoint, String)] = [
      (.topLeading, "top_leading"), (.top, "top"), (.topTrailing, "top_trailing"),
      (.leading, "leading"), (.center, "center"), (.trailing, "trailing"),
      (.bottomLeading, "bottom_leading"), (.bottom, "bottom"),
      (.bottomTrailing, "bottom_trailing"),
    ]
    return names.first { $0.0 == self }?.1 ?? "\(x.attributeText) \(y.attributeText)"
  }
}

extension Edge.Set {
  /// `all`, `horizontal`, `top leading`, …
  nonisolated var attributeText: String {
    if isSuperset(of: .all) { return "all" }
    if self == .horizontal { return "horizontal" }
    if self == .vertical { return "vertical" }
    let names: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? "none" : present.joined(separator: " ")
  }

  /// The edges and a length; of all edges only the length.
  nonisolated func attributeText(length: CGFloat?) -> String {
    let length = length?.attributeText ?? "default"
    return isSuperset(of: .all) ? length : "\(attributeText) \(length)"
  }
}

extension EdgeInsets {
  /// Top, leading, bottom and trailing.
  nonisolated var attributeText: String {
    [top, leading, bottom, trailing].map(\.attributeText).joined(separator: " ")
  }
}

extension Visibility {
  nonisolated var attributeText: String {
    switch self {
    case .automatic: "automatic"
    case .visible: "visible"
    case .hidden: "hidden"
    }
  }
}

extension HorizontalEdge {
  nonisolated var attributeText: String { self == .leading ? "leading" : "trailing" }
}

extension VerticalEdge {
  nonisolated var attributeText: String { self == .top ? "top" : "bottom" }
}

/// The name of a style's type in snake case, without what all of its kind end with:
/// `InsetGroupedListStyle` is `inset_grouped`.
nonisolated func attributeText(ofStyle type: any Any.Type, suffix: String) -> String {
  var name = "\(type)"
  if name == "Default\(suffix)" { return "automatic" }
  if name.hasSuffix(suffix) { name.removeLast(suffix.count) }
  var text = ""
  for letter in name {
    if letter.isUppercase, !text.isEmpty { text += "_" }
    text += letter.lowercased()
  }
  return text
}

/// Keeps something about a row as an attribute of the row and of the elements inside.
nonisolated struct RowAttributeModifier: ViewModifier, PrimitiveModifier {
  let name: String
  let value: ElementValue?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let value = modifier.value { node.annotate(.rowAttribute(modifier.name, value)) }
  }
}

extension View {
  /// Keeps something about a row as an attribute of the row and of the elements inside.
  nonisolated func keepingInRow(
    _ name: String, _ value: ElementValue?
  ) -> ModifiedContent<Self, RowAttributeModifier> {
    modifier(RowAttributeModifier(name: name, value: value))
  }
}
