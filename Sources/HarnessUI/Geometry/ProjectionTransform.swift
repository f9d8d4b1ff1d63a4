public import Foundation
public import HarnessAppleNames

/// A transformation of the plane that may make parallels meet, as a matrix of 3 × 3.
///
/// Source: SwiftUI's documentation of `ProjectionTransform`.
nonisolated public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  /// The second row.
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  /// The third row.
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

  /// Changes nothing.
  public init() {}

  /// A transformation without projection.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// What a transformation of space does to the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This one first, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// The way back; one that can't be undone gives itself.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }

  /// Becomes the way back; false, and unchanged, when there is none.
  @discardableResult
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    let determinant = m11 * c11 + m21 * c12 + m31 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    (m11, m12, m13) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// The numbers, row by row, or those of the affine part.
  var text: String {
    let numbers =
      isAffine
      ? [m11, m12, m21, m22, m31, m32]
      : [
        m11, m12, m13, m21, m22, m23, m31, m32, m33,
      ]
    return numbers.map(\.plain).joined(separator: ", ")
  }
}

extension CGPoint {
  /// Where a projection brings the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) * scale, y: (m.m12 * x + m.m22 * y + m.m32) * scale)
  }
}
