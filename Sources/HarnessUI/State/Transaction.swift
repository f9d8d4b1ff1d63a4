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
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The platform's default.
  public static let `default` = Animation(name: "default")
  /// Slow start, slow end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Slow start.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow end.
  public static let easeOut = Animation(name: "easeOut")
  /// Constant speed.
  public static let linear = Animation(name: "linear")
  /// A spring.
  public static let spring = Animation(name: "spring")
}

/// Makes a change with an animation; its end state is there when the call returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
