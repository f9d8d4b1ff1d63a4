public import Foundation

/// One tap or several.
///
/// Source: SwiftUI's documentation of `TapGesture`.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// A tap says nothing but that it was.
  public typealias Value = Void
  /// Known to the engine.
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  /// So many taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Void> {
    TapRecognizer(count: count) { _ in }
  }
}

/// Taps, with the place where the last one was.
///
/// Source: SwiftUI's documentation of `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  /// What a tap says about itself.
  nonisolated public struct Value: Equatable, Sendable {
    /// Where the finger was.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// In which coordinates the place is told.
  public var coordinateSpace: CoordinateSpace

  /// So many taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// So many taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    TapRecognizer(count: count) { [coordinateSpace] in
      Value(location: $0.location(in: coordinateSpace))
    }
  }
}

/// Counts touches that stay where they are.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  /// A finger that goes farther than this does not tap.
  static var reach: Double { 10 }

  private let count: Int
  private let isOfControl: Bool
  private let makeValue: (TouchEvent) -> Value
  private var start = CGPoint.zero
  private var taps = 0

  init(count: Int, isOfControl: Bool = false, makeValue: @escaping (TouchEvent) -> Value) {
    // No tap at all can't be waited for.
    self.count = max(count, 1)
    self.isOfControl = isOfControl
    self.makeValue = makeValue
    super.init()
  }

  override var abilities: GestureAbilities { GestureAbilities(taps: [count]) }
  override var yieldsToPresses: Bool { !isOfControl }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isLost(to: event) { return }
    switch event.kind {
    case .began:
      start = event.location
      if event.fingers > 1 { phase = .failed }
    case .moved:
      if event.location.distance(to: start) > Self.reach { phase = .failed }
    case .ended:
      taps += 1
      if taps >= count { phase = .ended(makeValue(event)) }
    case .left, .cancelled: phase = .failed
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (x, y) = (Double(self.x - other.x), Double(self.y - other.y))
    return (x * x + y * y).squareRoot()
  }
}
