public import Foundation

/// Something that can be shown on its way from one value to another.
///
/// Source: SwiftUI's documentation of `Animatable`.
public protocol Animatable {
  /// What is interpolated.
  associatedtype AnimatableData: VectorArithmetic
  /// The part of the value that is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is interpolated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose body follows an animation.
///
/// Source: SwiftUI's documentation of `AnimatableModifier`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
