package import Foundation

/// What one or two fingers do at one moment.
package struct TouchEvent {
  package enum Kind: Sendable {
    /// The fingers come down.
    case began
    /// They move, or stay where they are while time goes on.
    case moved
    /// They are lifted.
    case ended
    /// Something else has taken them.
    case cancelled
    /// They were lifted, and do not come back soon: nobody may wait for another tap.
    case left
  }

  package var kind: Kind
  /// Where the finger is, or the middle between two, in points of the screen.
  package var location: CGPoint
  /// Where the view with the gesture is; nil where it has no place.
  package var view: GeometrySnapshot?
  /// Virtual seconds.
  package var time: Double
  package var fingers: Int
  /// How far two fingers are apart, as a multiple of how far they were.
  package var scale: Double
  /// By how much two fingers have turned, in degrees.
  package var degrees: Double

  package init(
    _ kind: Kind, at location: CGPoint = .zero, time: Double, fingers: Int = 1, scale: Double = 1,
    degrees: Double = 0
  ) {
    self.kind = kind
    self.location = location
    self.time = time
    self.fingers = fingers
    self.scale = scale
    self.degrees = degrees
  }

  /// Where the finger is, in a coordinate space of the view with the gesture.
  package func location(in space: CoordinateSpace) -> CGPoint {
    view?.point(location, in: space) ?? location
  }

  /// The same moment, as a view sees it.
  package func seen(by view: GeometrySnapshot?) -> TouchEvent {
    var event = self
    event.view = view
    return event
  }

  /// The same moment, for those that lose the fingers.
  package var cancelled: TouchEvent {
    var event = self
    event.kind = .cancelled
    return event
  }
}

/// How far a gesture has come, with what it says about itself.
package enum GesturePhase<Value> {
  /// Nothing is decided; a long press that goes on has a value already.
  case possible(Value?)
  /// It goes on.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It was something else.
  case failed

  /// What it says about itself.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The same with another value; without one nothing is decided.
  func compactMap<T>(_ transform: (Value) -> T?) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.flatMap(transform))
    case .active(let value): transform(value).map { .active($0) } ?? .possible(nil)
    case .ended(let value): transform(value).map { .ended($0) } ?? .possible(nil)
    case .failed: .failed
    }
  }
}

/// Code of the app that a gesture runs.
package struct GestureEffect {
  package enum Kind: Sendable {
    /// Says that fingers are there, whoever wins.
    case early
    /// Waits until no gesture that goes before may still come true.
    case recognised
    /// Puts back what an early one has set; runs also when another gesture wins.
    case reset
  }

  package let kind: Kind
  package let run: () -> Void
}

/// What a gesture can make something of.
package struct GestureAbilities {
  /// So many taps.
  package var taps: [Int] = []
  /// Presses of so many seconds.
  package var presses: [Double] = []
  /// Drags over so many points.
  package var drags: [Double] = []
  /// How long a finger has to rest before it drags.
  package var rest = 0.0
  package var pinches = false
  package var turns = false

  package init(
    taps: [Int] = [], presses: [Double] = [], drags: [Double] = [], pinches: Bool = false,
    turns: Bool = false
  ) {
    self.taps = taps
    self.presses = presses
    self.drags = drags
    self.pinches = pinches
    self.turns = turns
  }

  func merged(with other: Self) -> Self {
    var sum = self
    sum.taps += other.taps
    sum.presses += other.presses
    sum.drags += other.drags
    sum.rest = max(rest, other.rest)
    sum.pinches = pinches || other.pinches
    sum.turns = turns || other.turns
    return sum
  }
}
