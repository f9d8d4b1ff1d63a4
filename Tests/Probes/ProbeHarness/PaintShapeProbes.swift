import HarnessKit
import SwiftUI

@MainActor
func registerShapeProbes(in harness: inout Harness) {
  harness.probe("ShapeProbe") { ShapeProbe() }
  harness.probe("ShapeGeometryProbe") { ShapeGeometryProbe() }
  harness.probe("PaintedShapeProbe") { PaintedShapeProbe() }
  harness.probe("OwnShapeProbe") { OwnShapeProbe() }
  harness.probe("PathProbe") { PathProbe() }
  harness.probe("PathAreaProbe") { PathAreaProbe() }
}

// MARK: Shapes

private struct ShapeProbe: View {
  private let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 8)

  var body: some View {
    named("rectangle", Rectangle())
    named("rounded", RoundedRectangle(cornerRadius: 10, style: RoundedCornerStyle.circular))
    named("sized", RoundedRectangle(cornerSize: CGSize(width: 4, height: 6)))
    named("uneven", UnevenRoundedRectangle(cornerRadii: radii))
    named("circle", Circle())
    named("ellipse", Ellipse())
    named("capsule", Capsule(style: .continuous))
    named("concentric", ConcentricRectangle(corners: .concentric, isUniform: true))
    named("any", AnyShape(Circle()))
    named("static rect", .rect)
    named("static radius", .rect(cornerRadius: 3))
    named("static uneven", .rect(topLeadingRadius: 3))
    named("static circle", .circle)
    named("static ellipse", .ellipse)
    named("static capsule", .capsule)
    named("static container", .containerRelative)
    named("trim", Circle().trim(from: 0, to: 0.5))
    named("inset", Circle().inset(by: 5))
    named("offset", OffsetShape(shape: Circle(), offset: CGSize(width: 1, height: 2)))
    named("moved", Circle().offset(x: 1, y: 2))
    named("scale", Circle().scale(0.5))
    named("scaled", ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 2)))
    named("rotation", Rectangle().rotation(.degrees(45)))
    named("rotated", RotatedShape(shape: Rectangle(), angle: .degrees(90)))
    named("transform", Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)))
    named("size", Rectangle().size(width: 10, height: 20))
    named("union", Circle().union(Rectangle()))
    named("line", Circle().stroke(lineWidth: 3))
  }

  private func named(_ name: String, _ shape: some Shape) -> some View {
    shape.accessibilityIdentifier(name)
  }
}

private struct ShapeGeometryProbe: View {
  private let space = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let right = CGAffineTransform(translationX: 5, y: 0)

  var body: some View {
    Text("circle \(box(Circle()))")
    Text("inset \(box(Circle().inset(by: 5)))")
    Text("trimmed \(box(Ellipse().trim(from: 0, to: 0.25)))")
    Text("turned \(box(Rectangle().rotation(.degrees(90))))")
    Text("scaled \(box(Rectangle().scale(x: 0.5, y: 2, anchor: .topLeading)))")
    Text("moved \(box(Rectangle().offset(CGPoint(x: 3, y: 4))))")
    Text("sized \(box(Rectangle().size(CGSize(width: 10, height: 10), anchor: .center)))")
    Text("transformed \(box(TransformedShape(shape: Rectangle(), transform: right)))")
    Text("stroked \(box(Rectangle().stroke(style: StrokeStyle(lineWidth: 10))))")
    Text("shared \(box(Rectangle().intersection(Circle())))")
    Text("corner \(Capsule().path(in: space).contains(CGPoint(x: 1, y: 1)))")
    Text("size \(describe(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil))))")
    Text("offered \(describe(Rectangle().sizeThatFits(ProposedViewSize(space.size))))")
    Text("roles \(Circle.role == ShapeRole.fill) \(Ellipse().layoutDirectionBehavior == .mirrors)")
    Text("fixed \(LayoutDirectionBehavior.fixed == .mirrors)")
    Text("corners \(corners(of: UnevenRoundedRectangle(topLeadingRadius: 7)))")
  }

  private func corners(of shape: some RoundedRectangularShape) -> Bool {
    let corners: RoundedRectangularShapeCorners? = shape.corners(in: space.size)
    return corners?.topLeading == .fixed(7) && corners?.topTrailing == 0
  }

  private func box(_ shape: some Shape) -> String { describe(shape.path(in: space).boundingRect) }
}

private func describe(_ size: CGSize) -> String { "\(Int(size.width)) \(Int(size.height))" }

private func describe(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }
    .joined(separator: " ")
}

private struct PaintedShapeProbe: View {
  @State private var progress = 0.25

  var body: some View {
    Circle().fill(.red).accessibilityIdentifier("filled")
    Circle().fill().accessibilityIdentifier("plain")
    Circle().fill(.blue, style: FillStyle(eoFill: true, antialiased: false))
      .accessibilityIdentifier("even odd")
    Circle().stroke(.red, lineWidth: 3).accessibilityIdentifier("stroked")
    Circle().stroke(
      Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2])
    ).accessibilityIdentifier("dashed")
    Circle().strokeBorder(.green, lineWidth: 4).accessibilityIdentifier("bordered")
    Circle().strokeBorder(lineWidth: 5).accessibilityIdentifier("plain border")
    Capsule().strokeBorder(style: StrokeStyle(lineWidth: 6)).accessibilityIdentifier(
      "styled border")
    both.accessibilityIdentifier("both")
    Capsule().fill(.red).strokeBorder(.blue, lineWidth: 2).fill(.green)
      .accessibilityIdentifier("several")
    Circle().trim(from: 0, to: progress).stroke(.red, lineWidth: 8)
      .accessibilityIdentifier("progress")
    Button("Finish") { withAnimation(.linear(duration: 1)) { progress = 0.75 } }
    Text("shape \(shape(of: both))")
    Text("types \(_ShapeView(shape: Circle(), style: .red).fillStyle.isEOFilled)")
  }

  private var both: StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>> {
    Circle().fill(Color.red).stroke(Color.blue, lineWidth: 1)
  }

  private func shape(of view: some ShapeView) -> String { "\(type(of: view.shape))" }

  private typealias Several = FillShapeView<
    Capsule, Color, StrokeBorderShapeView<Capsule, Color, EmptyView>
  >
}

/// Part of a ring, by how much of it there is.
private struct Ring: InsettableShape {
  var share: Double
  var inset: CGFloat = 0

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2 - inset, startAngle: .degrees(0),
        endAngle: .degrees(360 * share), clockwise: false)
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ring = self
    ring.inset += amount
    return ring
  }
}

private struct OwnShapeProbe: View {
  var body: some View {
    Ring(share: 0.5).accessibilityIdentifier("ring")
    Ring(share: 0.5).strokeBorder(.red, lineWidth: 2).accessibilityIdentifier("border")
    Text("half \(describe(half.boundingRect))")
    Text("text").clipShape(Ring(share: 1))
  }

  private var half: Path {
    Ring(share: 0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

// MARK: Paths

private struct PathProbe: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.closeSubpath()
    }
    .stroke(.red).accessibilityIdentifier("path")
    Text("text \(triangle.description)")
    Text("read \(Path("0 0 m 5 5 l h") == nil) \(Path("nonsense") == nil)")
    Text("box \(describe(curves.boundingRect))")
    Text("end \(describe(curves.currentPoint))")
    Text("arcs \(describe(arcs.boundingRect)) \(describe(arcs.currentPoint))")
    Text("corner \(describe(tangent.currentPoint))")
    Text("figures \(describe(figures.boundingRect))")
    Text("steps \(steps)")
    Text("empty \(Path().isEmpty) \(Path().currentPoint == nil)")
    Text("moved \(describe(triangle.offsetBy(dx: 5, dy: 5).boundingRect))")
    Text("larger \(describe(triangle.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect))")
    Text("core \(describe(Path(triangle.cgPath).boundingRect))")
    Text("half \(describe(triangle.trimmedPath(from: 0, to: 0.25).boundingRect))")
  }

  private var triangle: Path {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    return path
  }

  private var curves: Path {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    path.addCurve(
      to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 20, y: -40), control2: CGPoint(x: 40, y: -40))
    return path
  }

  private var arcs: Path {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(90))
    return path
  }

  private var tangent: Path {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    return path
  }

  private var figures: Path {
    let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
    var path = Path(unit)
    path.addRect(unit, transform: CGAffineTransform(translationX: 10, y: 0))
    path.addRects([unit.offsetBy(dx: 20, dy: 0)])
    path.addEllipse(in: unit.offsetBy(dx: 30, dy: 0))
    path.addRoundedRect(in: unit.offsetBy(dx: 40, dy: 0), cornerSize: CGSize(width: 2, height: 2))
    path.addRoundedRect(
      in: unit.offsetBy(dx: 50, dy: 0), cornerRadii: RectangleCornerRadii(topLeading: 2))
    path.addPath(Path(ellipseIn: unit), transform: CGAffineTransform(translationX: 60, y: 0))
    path.addPath(Path(roundedRect: unit, cornerRadius: 2).offsetBy(dx: 70, dy: 0))
    return path
  }

  private var steps: String {
    var names: [String] = []
    triangle.forEach { (element: Path.Element) in
      switch element {
      case .move(to: let end): names.append("move \(Int(end.x))")
      case .line(to: let end): names.append("line \(Int(end.x))")
      case .quadCurve, .curve: names.append("curve")
      case .closeSubpath: names.append("close")
      }
    }
    return names.joined(separator: ", ")
  }

  private func describe(_ point: CGPoint?) -> String {
    point.map { "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" } ?? "nowhere"
  }

  private func describe(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }
}

private struct PathAreaProbe: View {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private let other = Path(CGRect(x: 50, y: 50, width: 100, height: 100))

  var body: some View {
    Text("inside \(square.contains(CGPoint(x: 1, y: 1))) \(square.contains(CGPoint(x: -1, y: 1)))")
    Text("hole \(ring.contains(middle)) \(ring.contains(middle, eoFill: true))")
    Text("union \(places(square.union(other)))")
    Text("intersection \(places(square.intersection(other)))")
    Text("subtracting \(places(square.subtracting(other)))")
    Text("difference \(places(square.symmetricDifference(other)))")
    Text("normalized \(ring.normalized(eoFill: true).contains(middle))")
    Text("line \(describe(line.lineIntersection(square).boundingRect))")
    Text("rest \(describe(line.lineSubtraction(square).boundingRect))")
    Text("stroke \(describe(line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect))")
    Text("round \(describe(line.strokedPath(round).boundingRect))")
    Text("dashes \(isDrawn(at: 5)) \(isDrawn(at: 15))")
  }

  private func isDrawn(at x: CGFloat) -> Bool { dashed.contains(CGPoint(x: x, y: 50)) }
  private let middle = CGPoint(x: 50, y: 50)
  private let round = StrokeStyle(lineWidth: 10, lineCap: .round)

  private var ring: Path {
    var path = square
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    return path
  }

  private var line: Path {
    Path {
      $0.move(to: CGPoint(x: 0, y: 50))
      $0.addLine(to: CGPoint(x: 200, y: 50))
    }
  }

  private var dashed: Path { line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10])) }

  /// In the first square only, in both, in the second only.
  private func places(_ path: Path) -> String {
    [CGPoint(x: 25, y: 25), CGPoint(x: 75, y: 75), CGPoint(x: 125, y: 125)]
      .map { path.contains($0) ? "in" : "out" }.joined(separator: " ")
  }
}
