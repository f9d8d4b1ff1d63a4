import Combine
import HarnessKit
import SwiftUI

@MainActor
func registerDrawingProbes(in harness: inout Harness) {
  harness.probe("CanvasProbe") { CanvasProbe() }
  harness.probe("TimelineProbe") { TimelineProbe() }
  harness.probe("PhaseProbe") { PhaseProbe() }
  harness.probe("KeyframeProbe") { KeyframeProbe() }
  harness.probe("KeyframeTimelineProbe") { KeyframeTimelineProbe() }
  harness.probe("RendererProbe") { RendererProbe() }
  harness.probe("CoreGraphicsProbe") { CoreGraphicsProbe() }
  harness.probe("CorePathProbe") { CorePathProbe() }
}

// MARK: Canvas

private struct CanvasProbe: View {
  @State private var radius: CGFloat = 10

  var body: some View {
    Canvas(opaque: true, colorMode: ColorRenderingMode.linear) { context, size in
      let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: radius, height: radius))
      context.fill(circle, with: .color(.red))
      context.translateBy(x: 5, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.stroke(circle, with: .style(.tint), lineWidth: 2)
      var copy: GraphicsContext = context
      copy.opacity = 0.5
      copy.fill(circle, with: .linearGradient(gradient, startPoint: .zero, endPoint: middle(size)))
    }
    .accessibilityIdentifier("shapes")
    Canvas { context, size in
      context.draw(Text("Hello"), at: CGPoint(x: 10, y: 20))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
      let text = context.resolve(Text("four"))
      context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
      if let symbol = context.resolveSymbol(id: "dot") {
        context.draw(symbol, at: CGPoint(x: 1, y: 2), anchor: .topLeading)
      }
    } symbols: {
      Text("symbol").tag("dot")
    }
    .accessibilityIdentifier("texts")
    Canvas { context, _ in
      context.addFilter(.blur(radius: 3))
      context.addFilter(.colorMatrix(ColorMatrix()))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      context.blendMode = .plusLighter
      context.drawLayer { layer in
        layer.rotate(by: .degrees(90))
        layer.concatenate(CGAffineTransform(translationX: 1, y: 0))
        layer.fill(Path(context.clipBoundingRect), with: .foreground)
      }
    }
    .accessibilityIdentifier("layers")
    Button("Grow") { radius += 10 }
  }

  private let gradient = Gradient(colors: [.red, .blue])
  private func middle(_ size: CGSize) -> CGPoint { CGPoint(x: size.width / 2, y: 0) }
}

// MARK: Timelines

/// One second from now, and no more.
private struct Soon: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [startDate, startDate + (mode == .normal ? 1 : 2)]
  }
}

private struct TimelineProbe: View {
  private let start = Date()
  @State private var isPaused = false

  private func seconds(_ date: Date) -> String {
    "\(Int((date.timeIntervalSince(start) * 100).rounded()))"
  }

  var body: some View {
    TimelineView(PeriodicTimelineSchedule(from: start, by: 1)) { context in
      Text("periodic \(seconds(context.date)) \(context.cadence == .live)")
    }
    TimelineView(.everyMinute) { context in Text("minute \(seconds(context.date))") }
    TimelineView(.explicit([start + 2, start + 5])) { context in
      Text("explicit \(seconds(context.date))")
    }
    TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in
      Text("animation \(seconds(context.date))")
    }
    TimelineView(Soon()) { context in Clock(context: context, start: start) }
    Button("Pause") { isPaused.toggle() }
    Text("dates \(dates)")
  }

  private var dates: Int {
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
    let given = ExplicitTimelineSchedule([start]).entries(from: start, mode: .normal)
    let frames = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)
    return Array(minutes.prefix(2)).count + given.count + Array(frames).count
  }

  private struct Clock: View {
    let context: TimelineViewDefaultContext
    let start: Date
    var body: some View { Text("soon \(Int(context.date.timeIntervalSince(start)))") }
  }
}

private struct PhaseProbe: View {
  @State private var taps = 0

  var body: some View {
    PhaseAnimator([1, 2, 3]) { phase in
      Text("round \(phase)")
    } animation: { _ in
      .linear(duration: 1)
    }
    PhaseAnimator(["a", "b"], trigger: taps) { phase in
      Text("triggered \(phase)")
    } animation: { _ in
      .linear(duration: 2)
    }
    Text("modified").phaseAnimator([0.0, 10.0], trigger: taps) { content, phase in
      content.offset(x: phase)
    } animation: { _ in
      .linear(duration: 1)
    }
    Button("Go") { taps += 1 }
  }
}

private struct Pose {
  var scale = 1.0
  var angle = Angle.zero
}

private struct KeyframeProbe: View {
  @State private var taps = 0

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: taps) { value in
      Text("value").offset(x: value)
    } keyframes: { _ in
      LinearKeyframe(100.0, duration: 1)
      MoveKeyframe(10.0)
      LinearKeyframe(20.0, duration: 1)
    }
    Text("posed").keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
      content.scaleEffect(pose.scale).rotationEffect(pose.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        CubicKeyframe(2.0, duration: 1)
        SpringKeyframe(1.0, duration: 1, spring: .bouncy)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
    }
    Button("Go") { taps += 1 }
  }
}

/// Keyframes of an author's own.
private struct Bounce: KeyframeTrackContent {
  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(10.0, duration: 1)
    LinearKeyframe(0.0, duration: 1)
  }
}

private struct Both: Keyframes {
  @KeyframesBuilder<Pose> var body: some Keyframes<Pose> {
    KeyframeTrack(\Pose.scale) { Bounce() }
  }
}

private struct KeyframeTimelineProbe: View {
  private let timeline = KeyframeTimeline(initialValue: 0.0) {
    CubicKeyframe(10.0, duration: 1)
    CubicKeyframe(20.0, duration: 1)
  }
  private let pose = KeyframeTimeline(initialValue: Pose()) { Both() }
  @KeyframeTrackContentBuilder<Double> private var some: _KeyframeSequence<Double> {
    MoveKeyframe(1.0)
  }
  @KeyframesBuilder<Double> private var combined: _CombinedKeyframes<Double> {
    KeyframeTrack { some }
  }

  var body: some View {
    Text("duration \(timeline.duration.formatted())")
    Text("middle \(Int((timeline.value(time: 1)).rounded()))")
    Text("end \(Int(timeline.value(progress: 1)))")
    Text("pose \(Int(pose.value(time: 1).scale)) \(Int(pose.value(time: 2).scale))")
    Text("combined \(Int(KeyframeTimeline(initialValue: 0.0) { combined }.value(time: 0)))")
  }
}

private struct RendererProbe: View {
  @StateObject private var renderer = ImageRenderer(content: Text("picture"))

  var body: some View {
    Text("scale \(Int(renderer.scale))")
    Button("Larger") { renderer.scale = 3 }
    renderer.content
  }
}

// MARK: Core Graphics

private struct CoreGraphicsProbe: View {
  private let turn = CGAffineTransform(rotationAngle: .pi / 2)

  var body: some View {
    Text("turned \(text(CGPointMake(1, 0).applying(turn)))")
    Text("size \(Int(CGSizeMake(2, 3).applying(CGAffineTransformMakeScale(2, 2)).height))")
    Text("rect \(Int(CGRectMake(0, 0, 2, 4).applying(turn).width.rounded()))")
    Text("back \(text(CGPoint(x: 3, y: 4).applying(moved).applying(moved.inverted())))")
    Text("same \(CGAffineTransformMake(1, 0, 0, 1, 0, 0).isIdentity)")
    Text("made \(CGAffineTransformMakeRotation(0) == CGAffineTransformMakeTranslation(0, 0))")
    Text("vector \(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))")
    Text("line \(CGLineCap.round.rawValue) \(CGLineJoin.bevel.rawValue)")
    Text("rules \(CGPathFillRule.evenOdd.rawValue) \(CGBlendMode.screen.rawValue)")
    Text("color \(color.numberOfComponents) \(color.alpha == 0.5) \(color == faint)")
    Text("spaces \(CGColorSpaceCreateDeviceRGB().numberOfComponents) \(grays.numberOfComponents)")
    Text("space \(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents ?? 0)")
    Text("projected \(text(CGPoint(x: 1, y: 1).applying(projection)))")
    Text("identity \(CATransform3DIsIdentity(CATransform3DIdentity)) \(same)")
  }

  private let moved = CGAffineTransform.identity.translatedBy(x: 1, y: 2).rotated(by: 1)
  private let color = CGColor(gray: 1, alpha: 0.5)
  private let grays = CGColorSpaceCreateDeviceGray()
  private var faint: CGColor? { CGColor.white.copy(alpha: 0.5) }

  private var projection: ProjectionTransform {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 1, 0, 0)
    return ProjectionTransform(CATransform3DConcat(moved, CATransform3DMakeTranslation(0, 1, 0)))
  }

  private var same: Bool {
    let turned = CATransform3DRotate(CATransform3DIdentity, 0, 0, 0, 1)
    let scaled: CATransform3D = CATransform3DScale(turned, 1, 1, 1)
    let plane = CATransform3DMakeAffineTransform(.identity)
    return CATransform3DEqualToTransform(scaled, plane)
      && CATransform3DEqualToTransform(plane, CATransform3DMakeRotation(0, 1, 0, 0))
  }

  private func text(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
  }
}

private struct CorePathProbe: View {
  var body: some View {
    Text("box \(Int(path.boundingBox.width)) \(Int(path.boundingBoxOfPath.height))")
    Text("inside \(path.contains(CGPoint(x: 5, y: 5))) \(path.contains(CGPoint(x: 50, y: 5)))")
    Text("steps \(steps)")
    Text("line \(Int(stroke.boundingBox.height))")
    Text("view \(Int(Path(path).boundingRect.width))")
    Text("circle \(CGPath(ellipseIn: square, transform: nil).contains(.zero))")
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private var path: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.closeSubpath()
    return path
  }

  private var stroke: CGPath {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    return line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  }

  private var steps: String {
    var types: [CGPathElementType] = []
    path.applyWithBlock { (element: UnsafePointer<CGPathElement>) in
      types.append(element.pointee.type)
    }
    return types.map { "\($0.rawValue)" }.joined()
  }
}
