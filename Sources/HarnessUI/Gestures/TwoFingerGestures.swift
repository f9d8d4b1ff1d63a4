public import Foundation

/// Two fingers that move apart or together.
///
/// Source: SwiftUI's documentation of `MagnifyGesture`.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// Known to the engine.
  public typealias Body = Never

  /// What a pinch says about itself.
  nonisolated public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// How far the fingers are apart, as a multiple of how far they were.
    public var magnification: CGFloat
    /// How much that changes in a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// How much the scale must change before it is a pinch.
  public var minimumScaleDelta: CGFloat

  /// A pinch that changes the scale by so much at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    let threshold = Double(minimumScaleDelta)
    return TwoFingerRecognizer(
      abilities: GestureAbilities(pinches: true), amount: \.scale,
      isEnough: { abs($0.scale - 1) >= threshold },
      makeValue: { event, start, velocity in
        Value(
          time: Date(), magnification: CGFloat(event.scale), velocity: CGFloat(velocity),
          startAnchor: start.anchor, startLocation: start.location(in: .local))
      })
  }
}

/// Two fingers that turn.
///
/// Source: SwiftUI's documentation of `RotateGesture`.
nonisolated public struct RotateGesture: Gesture, Sendable {
  /// Known to the engine.
  public typealias Body = Never

  /// What a turn says about itself.
  nonisolated public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// By how much the fingers have turned, clockwise.
    public var rotation: Angle
    /// How much that changes in a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// By how much the fingers must turn first.
  public var minimumAngleDelta: Angle

  /// A turn by so much at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    let threshold = minimumAngleDelta.degrees
    return TwoFingerRecognizer(
      abilities: GestureAbilities(turns: true), amount: \.degrees,
      isEnough: { abs($0.degrees) >= threshold },
      makeValue: { event, start, velocity in
        Value(
          time: Date(), rotation: .degrees(event.degrees), velocity: .degrees(velocity),
          startAnchor: start.anchor, startLocation: start.location(in: .local))
      })
  }
}

/// Two fingers that move apart or together; the older name.
///
/// Source: SwiftUI's documentation of `MagnificationGesture`.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// How far the fingers are apart, as a multiple of how far they were.
  public typealias Value = CGFloat
  /// Known to the engine.
  public typealias Body = Never

  /// How much the scale must change before it is a pinch.
  public var minimumScaleDelta: CGFloat

  /// A pinch that changes the scale by so much at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification).makeRecognizer()
  }
}

/// Two fingers that turn; the older name.
///
/// Source: SwiftUI's documentation of `RotationGesture`.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// By how much the fingers have turned, clockwise.
  public typealias Value = Angle
  /// Known to the engine.
  public typealias Body = Never

  /// By how much the fingers must turn first.
  public var minimumAngleDelta: Angle

  /// A turn by so much at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation).makeRecognizer()
  }
}

/// Follows two fingers.
private final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  private let ownAbilities: GestureAbilities
  private let amount: (TouchEvent) -> Double
  private let isEnough: (TouchEvent) -> Bool
  private let makeValue: (_ event: TouchEvent, _ start: TouchEvent, _ velocity: Double) -> Value
  private var start: TouchEvent?
  private var last: TouchEvent?
  private var velocity = 0.0

  init(
    abilities: GestureAbilities, amount: @escaping (TouchEvent) -> Double,
    isEnough: @escaping (TouchEvent) -> Bool,
    makeValue: @escaping (TouchEvent, TouchEvent, Double) -> Value
  ) {
    ownAbilities = abilities
    self.amount = amount
    self.isEnough = isEnough
    self.makeValue = makeValue
    super.init()
  }

  override var abilities: GestureAbilities { ownAbilities }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isLost(to: event) { return }
    switch event.kind {
    case .began:
      guard event.fingers > 1 else { return phase = .failed }
      (start, last) = (event, event)
    case .moved:
      guard let start, let last else { return phase = .failed }
      if event.time > last.time {
        velocity = (amount(event) - amount(last)) / (event.time - last.time)
      }
      self.last = event
      if outcome == .active || isEnough(event) {
        phase = .active(makeValue(event, start, velocity))
      }
    case .ended:
      guard let start, outcome == .active else { return phase = .failed }
      phase = .ended(makeValue(event, start, velocity))
    case .left, .cancelled: phase = .failed
    }
  }
}

extension TouchEvent {
  /// Where the fingers are, as a share of the view's size; the middle where it has no place.
  fileprivate var anchor: UnitPoint {
    guard let view, view.frame.width > 0, view.frame.height > 0 else { return .center }
    let point = location(in: .local)
    // The middle is just a half, whatever became of the last digits on the way.
    func share(_ part: CGFloat, of whole: CGFloat) -> CGFloat {
      (part / whole * 1e9).rounded() / 1e9
    }
    return UnitPoint(
      x: share(point.x, of: view.frame.width), y: share(point.y, of: view.frame.height))
  }
}
