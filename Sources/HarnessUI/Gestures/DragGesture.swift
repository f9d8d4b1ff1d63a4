public import Foundation

/// A finger that moves.
///
/// Source: SwiftUI's documentation of `DragGesture`.
nonisolated public struct DragGesture: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  /// What a drag says about itself.
  nonisolated public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far the finger has gone.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
    }
    /// How far it would have gone then.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// For how many seconds a finger that is lifted would go on at its speed.
    private static var glide: CGFloat { 0.25 }
  }

  /// How far a finger must go before it drags, in points.
  public var minimumDistance: CGFloat
  /// In which coordinates places are told.
  public var coordinateSpace: CoordinateSpace

  /// A drag over so many points at least.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A drag over so many points at least.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    DragRecognizer(distance: Double(minimumDistance), in: coordinateSpace)
  }
}

/// Follows one finger.
private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private let distance: Double
  private let space: CoordinateSpace
  private var start = CGPoint.zero
  /// The same in the coordinates that the app is told.
  private var startLocation = CGPoint.zero
  private var last: TouchEvent?
  private var velocity = CGSize.zero

  init(distance: Double, in space: CoordinateSpace) {
    self.distance = distance
    self.space = space
    super.init()
  }

  override var abilities: GestureAbilities { GestureAbilities(drags: [distance]) }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isLost(to: event) { return }
    switch event.kind {
    case .began:
      guard event.fingers == 1 else { return phase = .failed }
      start = event.location
      startLocation = event.location(in: space)
      last = event
      if distance <= 0 { phase = .active(value(at: event)) }
    case .moved:
      measure(event)
      let hasGone = event.location.distance(to: start) >= distance
      if hasGone || outcome == .active { phase = .active(value(at: event)) }
    case .ended:
      phase = outcome == .active ? .ended(value(at: event)) : .failed
    case .left, .cancelled: phase = .failed
    }
  }

  private func measure(_ event: TouchEvent) {
    defer { last = event }
    guard let last, event.time > last.time else { return }
    let seconds = CGFloat(event.time - last.time)
    velocity = CGSize(
      width: (event.location.x - last.location.x) / seconds,
      height: (event.location.y - last.location.y) / seconds)
  }

  private func value(at event: TouchEvent) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(), location: event.location(in: space), startLocation: startLocation,
      velocity: velocity)
  }
}

/// A drag that moves the window, on a Mac.
///
/// Source: SwiftUI's documentation of `WindowDragGesture`.
nonisolated public struct WindowDragGesture: Gesture {
  /// Known to the engine.
  public typealias Body = Never
  /// What a drag of a window says about itself.
  nonisolated public struct Value: Equatable, Sendable {}
  /// A drag that moves the window.
  public init() {}
}

extension WindowDragGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    DragGesture().map { _ in Value() }.makeRecognizer()
  }
}
