public import Foundation

/// A device that a preview asks for, by its name.
///
/// Source: SwiftUI's documentation of `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name, such as `iPhone 15`.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview is shown in.
///
/// Source: SwiftUI's documentation of `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  /// The device's screen.
  case device
  /// As much as the view needs.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  /// What `attr(…)` reads.
  var name: String {
    switch self {
    case .device: "device"
    case .sizeThatFits: "sizeThatFits"
    case .fixed(let width, let height): "fixed(\(Double(width)), \(Double(height)))"
    }
  }
}

/// How a device is held.
///
/// Source: SwiftUI's documentation of `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// With the top on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// With the top on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// A value that a preview's surroundings are given.
///
/// Source: SwiftUI's documentation of `PreviewContextKey`.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Self.Value { get }
}

/// What surrounds a preview.
///
/// Source: SwiftUI's documentation of `PreviewContext`.
public protocol PreviewContext {
  /// A value of the surroundings.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

// A preview is mounted on the device that the script asks for, so these are kept as attributes.
extension View {
  /// The device to show a preview on.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    preview("preview_device", value?.rawValue)
  }

  /// The room to show a preview in.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    preview("preview_layout", value.name)
  }

  /// The name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    preview("preview_display_name", value)
  }

  /// How to hold the device of a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview("preview_interface_orientation", value.id)
  }

  /// What surrounds a preview.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    preview("preview_context", "\(C.self)")
  }

  nonisolated private func preview(_ name: String, _ value: String?) -> some View {
    modifier(AttributeModifier(name: name, value: value.map { .string($0) }))
  }
}
