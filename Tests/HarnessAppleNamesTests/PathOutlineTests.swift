import Foundation
import HarnessAppleNames
import Testing

/// The geometry that `Path` and `CGPath` share.
struct PathOutlineTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func outline(_ build: (inout PathOutline) -> Void) -> PathOutline {
    var outline = PathOutline()
    build(&outline)
    return outline
  }

  @Test func `an angle that is no number goes nowhere`() {
    let arc = outline { $0.addArc(center: .zero, radius: 10, from: 0, by: .nan) }
    #expect(arc.segments == [.move(CGPoint(x: 10, y: 0))])
  }

  @Test func `more than a round ends where its angle says`() throws {
    let arc = outline { $0.addArc(center: .zero, radius: 10, from: 0, by: 4.5 * .pi) }
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect(arc.segments.count == 6)
  }

  @Test func `what needs a point to begin at is left out without one`() {
    let lost = outline {
      $0.append(.line(CGPoint(x: 1, y: 1)))
      $0.append(.close)
    }
    #expect(lost.isEmpty)
    #expect(lost.bounds.isNull)
  }

  @Test func `a subpath that follows a closed one begins where that began`() {
    let path = outline {
      $0.addRect(square)
      $0.append(.line(CGPoint(x: 200, y: 0)))
    }
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(path.trimmed(from: 0.999, to: 1).currentPoint == CGPoint(x: 200, y: 0))
  }

  @Test func `dashes too fine to be seen are a line`() {
    let line = outline {
      $0.append(.move(.zero))
      $0.append(.line(CGPoint(x: 1000, y: 0)))
    }
    #expect(line.dashed([1e-6], phase: 0) == line)
    #expect(line.dashed([100], phase: 0).segments.count == 10)
  }

  @Test(arguments: [
    (RegionOperation.union, [true, true, true]), (.intersection, [false, true, false]),
    (.subtraction, [true, false, false]), (.symmetricDifference, [true, false, true]),
  ])
  func `areas of a circle and a square`(operation: RegionOperation, inside: [Bool]) {
    let circle = outline { $0.addEllipse(in: square) }
    let other = outline { $0.addRect(CGRect(x: 50, y: 25, width: 100, height: 50)) }
    let area = circle.combined(with: other, operation)
    let points = [CGPoint(x: 10, y: 50), CGPoint(x: 75, y: 50), CGPoint(x: 140, y: 50)]
    #expect(points.map { area.contains($0) } == inside)
  }

  @Test func `a corner that is too pointed for its miter is cut off`() {
    let corner = outline {
      $0.append(.move(.zero))
      $0.append(.line(CGPoint(x: 100, y: 0)))
      $0.append(.line(CGPoint(x: 0, y: 5)))
    }
    let cut = corner.stroked(LineLook(width: 10, miterLimit: 2)).bounds
    let pointed = corner.stroked(LineLook(width: 10, miterLimit: 100)).bounds
    #expect(cut.maxX < 106)
    #expect(pointed.maxX > 200)
  }
}
