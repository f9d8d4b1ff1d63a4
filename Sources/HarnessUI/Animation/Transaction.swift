import Synchronization

/// The context of a change: its animation, and what else the change brings to the views it reaches.
///
/// Source: SwiftUI's documentation of `Transaction`.
public struct Transaction {
  // One reference, nil for a plain change, since every update hands one down.
  private var content: Content?

  private struct Values {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var custom: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
  }
  private final class Content {
    var values: Values
    init(_ values: Values) { self.values = values }
  }

  /// A plain change.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }

  private subscript<T>(value value: WritableKeyPath<Values, T>, default default: T) -> T {
    get { content.map { $0.values[keyPath: value] } ?? `default` }
    set {
      var values = content?.values ?? Values()
      values[keyPath: value] = newValue
      content = Content(values)
    }
  }

  /// The animation of the change.
  public var animation: Animation? {
    get { content?.values.animation }
    set {
      if newValue != nil || content != nil { self[value: \.animation, default: nil] = newValue }
    }
  }

  /// True when views must not animate the change on their own.
  public var disablesAnimations: Bool {
    get { self[value: \.disablesAnimations, default: false] }
    set { self[value: \.disablesAnimations, default: false] = newValue }
  }

  /// True while the change is one of many, such as those of a drag.
  public var isContinuous: Bool {
    get { self[value: \.isContinuous, default: false] }
    set { self[value: \.isContinuous, default: false] = newValue }
  }

  /// True when the changes tell how fast the animation that follows is to begin.
  public var tracksVelocity: Bool {
    get { self[value: \.tracksVelocity, default: false] }
    set { self[value: \.tracksVelocity, default: false] = newValue }
  }

  /// A value of the author's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { content?.values.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var values = content?.values ?? Values()
      values.custom[ObjectIdentifier(key)] = newValue
      content = Content(values)
    }
  }

  /// Runs an action once, when all animations of the change have ended; at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { add(AnimationCompletion(criteria, completion)) }

  /// Whether there is nothing special about the change.
  package var isPlain: Bool { content == nil }
  package var completions: [AnimationCompletion] { content?.values.completions ?? [] }
  package mutating func add(_ completion: AnimationCompletion) {
    self[value: \.completions, default: []].append(completion)
  }
  /// Whether both belong to one and the same `withTransaction`.
  func isSameChange(as other: Transaction) -> Bool { content === other.content }
}

/// A key of a transaction's own values, with its default.
///
/// Source: SwiftUI's documentation of `TransactionKey`.
public protocol TransactionKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Self.Value { get }
}

/// What an animation's completion waits for.
///
/// Source: SwiftUI's documentation of `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRest: Bool
  /// The value is where a person takes it to have arrived.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// Nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

// MARK: The change that is being made

extension Transaction {
  /// The thread whose innermost `withTransaction` is `made`; 0 when none is running.
  private static let owner = Atomic<UInt>(0)
  nonisolated(unsafe) private static var made = Transaction()

  /// The transaction of the change that this thread is making.
  package static var current: Transaction {
    owner.load(ordering: .relaxed) == Tracking.thread ? made : Transaction()
  }

  /// Makes changes in a transaction.
  package static func performing<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    for completion in transaction.completions { completion.changeBegins() }
    let thread = Tracking.thread
    let outerOwner = owner.load(ordering: .relaxed)
    // Another thread is at it: views follow the change without an animation.
    guard outerOwner == 0 || outerOwner == thread else { return try body() }
    let outer = made
    owner.store(thread, ordering: .relaxed)
    made = transaction
    defer {
      made = outer
      owner.store(outerOwner, ordering: .relaxed)
    }
    return try body()
  }
}

/// Makes changes in a transaction.
///
/// Source: SwiftUI's documentation of `withTransaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.performing(transaction, body)
}

/// Makes changes in the current transaction with one value changed.
///
/// Source: SwiftUI's documentation of `withTransaction`.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.performing(transaction, body)
}

/// Makes changes with an animation.
///
/// Source: SwiftUI's documentation of `withAnimation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.performing(transaction, body)
}

/// Makes changes with an animation, and runs an action once when it has ended.
///
/// Source: SwiftUI's documentation of `withAnimation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.performing(transaction, body)
}
