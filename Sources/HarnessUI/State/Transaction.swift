/// The context of a change: its animation.
///
/// Source: SwiftUI's documentation of `Transaction`. Animations end at once in this version.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// True when views must not animate the change.
  public var disablesAnimations = false

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change is spread over time.
///
/// Source: SwiftUI's documentation of `Animation`. Animations end at once in this version.
public struct Animation: Hashable, Sendable {
  private enum Curve: UInt8 { case automatic, easeInOut, easeIn, easeOut, linear, spring }
  private let curve: Curve

  /// The platform's default.
  public static let `default` = Animation(curve: .automatic)
  /// Slow start, slow end.
  public static let easeInOut = Animation(curve: .easeInOut)
  /// Slow start.
  public static let easeIn = Animation(curve: .easeIn)
  /// Slow end.
  public static let easeOut = Animation(curve: .easeOut)
  /// Constant speed.
  public static let linear = Animation(curve: .linear)
  /// A spring.
  public static let spring = Animation(curve: .spring)

  /// Slow start, slow end, in so many seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  /// Slow start, in so many seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn }
  /// Slow end, in so many seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut }
  /// Constant speed, in so many seconds.
  public static func linear(duration: Double) -> Animation { linear }
}

/// Makes a change with an animation; its end state is there when the call returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
