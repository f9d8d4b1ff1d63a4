public import Foundation

/// How a value, or several parts of it, changes over time.
///
/// Source: SwiftUI's documentation of `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  /// The type of what it is made of.
  associatedtype Body: Keyframes
  /// What it is made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframes that are not made of others.
protocol PrimitiveKeyframes<Value>: Keyframes {
  func addTracks(to tracks: inout TrackList<Value>)
}

/// The compiled tracks of keyframes.
struct TrackList<Root> {
  let initial: Root
  /// Change the value to what it is at a time.
  var changes: [(_ value: inout Root, _ time: Double) -> Void] = []
  var duration = 0.0
}

extension Keyframes {
  /// Compiles the tracks, through bodies of the author's own.
  func addAllTracks(to tracks: inout TrackList<Value>) {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      primitive.addTracks(to: &tracks)
    } else if let body = body as? any Keyframes<Value> {
      body.addAllTracks(to: &tracks)
    }
  }
}

/// Several keyframes at once.
public struct _CombinedKeyframes<Value>: Keyframes, PrimitiveKeyframes {
  let parts: [any Keyframes<Value>]

  /// Itself: it is not made of others.
  public var body: Self { return self }

  func addTracks(to tracks: inout TrackList<Value>) {
    for part in parts { part.addAllTracks(to: &tracks) }
  }
}

/// How one part of a value changes over time.
///
/// Source: SwiftUI's documentation of `KeyframeTrack`.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Part == Content.Value {
  /// The type of the value that the part belongs to.
  public typealias Value = Root
  private let keyPath: WritableKeyPath<Root, Part>
  private let content: Content

  /// The keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    keyPath = \Root.self
    self.content = content()
  }

  /// The keyframes of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Itself: it is not made of others.
  public var body: Self { return self }
}

extension KeyframeTrack: PrimitiveKeyframes {
  func addTracks(to tracks: inout TrackList<Root>) {
    let track = CompiledTrack(from: tracks.initial[keyPath: keyPath], content: content)
    tracks.duration = max(tracks.duration, track.duration)
    let keyPath = keyPath
    tracks.changes.append { value, time in value[keyPath: keyPath] = track.value(at: time) }
  }
}

/// Makes keyframes of statements.
///
/// Source: SwiftUI's documentation of `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// One statement.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// A keyframe of the value as a whole.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing changes.
  public static func buildBlock() -> _CombinedKeyframes<Value> { _CombinedKeyframes(parts: []) }

  /// The first statement.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> _CombinedKeyframes<Value>
  where K.Value == Value { _CombinedKeyframes(parts: [first]) }

  /// One more statement.
  public static func buildPartialBlock<K: Keyframes>(
    accumulated: _CombinedKeyframes<Value>, next: K
  ) -> _CombinedKeyframes<Value> where K.Value == Value {
    _CombinedKeyframes(parts: accumulated.parts + [next])
  }

  /// Several tracks.
  public static func buildFinalResult(
    _ component: _CombinedKeyframes<Value>
  ) -> _CombinedKeyframes<Value> { component }

}

extension KeyframesBuilder where Value: Animatable {
  /// The first keyframe of the value as a whole.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> _KeyframeSequence<Value> where K.Value == Value { _KeyframeSequence(parts: [first]) }

  /// One more keyframe of the value as a whole.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeSequence<Value>, next: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(parts: accumulated.parts + [next])
  }

  /// The keyframes of the value as a whole are its track.
  public static func buildFinalResult(
    _ component: _KeyframeSequence<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeSequence<Value>> { KeyframeTrack { component } }
}

/// The value that keyframes give at each time.
///
/// Source: SwiftUI's documentation of `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let tracks: TrackList<Value>

  /// From a value, through keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var tracks = TrackList(initial: initialValue)
    content().addAllTracks(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = tracks.initial
    for change in tracks.changes { change(&value, time) }
    return value
  }

  /// The value at a share of the whole time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
