public import Foundation
public import HarnessAppleNames

/// What a canvas is drawn with.
///
/// Source: SwiftUI's documentation of `GraphicsContext`. Operations are recorded, not painted. A copy
/// draws on the same canvas with a state of its own.
nonisolated public struct GraphicsContext {
  let recording: Recording
  /// The opacity of what is drawn next.
  public var opacity: Double = 1
  /// How what is drawn next is laid over what is there.
  public var blendMode: BlendMode = .normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transformation of what is drawn next.
  public var transform: CGAffineTransform = .identity
  /// The rectangle that is left to draw in; infinite where nothing is cut off.
  public private(set) var clipBoundingRect = CGRect.infinite

  init(environment: EnvironmentValues) {
    self.environment = environment
    recording = Recording()
  }

  /// What was drawn, shared by copies of a context.
  final class Recording {
    /// The first ones, as texts.
    private(set) var operations: [String] = []
    private(set) var count = 0
    init() {}

    /// A drawing of thousands of dots is no text for a person.
    private static var limit: Int { 200 }

    func add(_ operation: @autoclosure () -> String) {
      count += 1
      if operations.count < Self.limit { operations.append(operation()) }
    }
  }

  /// How colours are laid over others.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number that Core Graphics has for it.
    public let rawValue: Int32
    /// By its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
  }

  // MARK: Place

  /// Makes what is drawn next larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Transforms what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clipping

  /// Whether what is inside or outside is left.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside is left.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws only in a path from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if !options.contains(.inverse) {
      clipBoundingRect = clipBoundingRect.intersection(path.applying(transform).boundingRect)
    }
    record("clip", path)
  }

  /// Draws only where a layer is opaque from now on.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    record("clip to layer")
    try drawLayer(content: content)
  }

  /// Draws into a layer, which filters change as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    record("begin layer")
    try content(&layer)
    record("end layer")
  }

  // MARK: Recording

  /// Keeps an operation; where it is not at the origin, and not opaque, that is said, too.
  func record(_ operation: @autoclosure () -> String) {
    recording.add(opacity == 1 ? operation() : "\(operation()) opacity \(opacity.plain)")
  }

  func record(_ operation: String, _ path: Path, _ shading: Shading? = nil) {
    record(description(of: operation, path, shading))
  }

  private func description(
    of operation: String, _ path: Path, _ shading: Shading?
  ) -> String {
    let rect = path.applying(transform).boundingRect
    let paint = shading.map { " \($0.name(in: environment))" } ?? ""
    return "\(operation)\(paint) \(rect.text)"
  }
}

extension CGRect {
  /// `0 0 10 20`: origin and size.
  nonisolated var text: String {
    if isNull { return "nothing" }
    return [minX, minY, width, height].map(\.plain).joined(separator: " ")
  }
}
