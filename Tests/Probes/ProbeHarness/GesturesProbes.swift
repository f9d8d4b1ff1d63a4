import HarnessKit
import SwiftUI

@MainActor
func registerGesturesProbes(in harness: inout Harness) {
  harness.probe("TapProbe") { TapProbe() }
  harness.probe("PressProbe") { PressProbe() }
  harness.probe("DragProbe") { DragProbe() }
  harness.probe("PinchProbe") { PinchProbe() }
  harness.probe("CombinedGestureProbe") { CombinedGestureProbe() }
  harness.probe("GesturePriorityProbe") { GesturePriorityProbe() }
  harness.probe("GestureStateProbe") { GestureStateProbe() }
  harness.probe("OwnGestureProbe") { OwnGestureProbe() }
  harness.probe("PointerProbe") { PointerProbe() }
  harness.probe("FeedbackProbe") { FeedbackProbe() }
  registerDragAndDropProbes(in: &harness)
}

private struct TapProbe: View {
  @State private var log = "none"

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text("one").onTapGesture { log = "one" }
      Text("two").onTapGesture(count: 2) { log = "two" }
      Text("named").onTapGesture(count: 1, perform: { log = "named" })
      Text("at").onTapGesture { location in log = "at \(Int(location.x)) \(Int(location.y))" }
      Text("local").onTapGesture(count: 1, coordinateSpace: .local) { log = "x \($0.x)" }
      Text("global").onTapGesture(coordinateSpace: .global) { location in
        log = "global \(location.y)"
      }
      Text("gesture").gesture(TapGesture().onEnded { log = "gesture" })
      Text("pair").gesture(TapGesture(count: 2).onEnded { _ in log = "pair" })
      Text("spot").gesture(
        SpatialTapGesture(count: 1, coordinateSpace: .local)
          .onEnded { value in log = "spot \(value.location != .zero)" })
      VStack {
        Text("through").allowsHitTesting(false)
      }
      .accessibilityIdentifier("box")
      .onTapGesture { log = "through" }
      Text("let in").allowsHitTesting(true).onTapGesture { log = "let in" }
    }
  }
}

private struct PressProbe: View {
  @State private var log = "none"
  @State private var isPressing = false

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text(isPressing ? "down" : "up").accessibilityIdentifier("finger")
      Text("plain").onLongPressGesture { log = "plain" }
      Text("long").onLongPressGesture(minimumDuration: 2, maximumDistance: 5) { log = "long" }
      Text("told").onLongPressGesture(minimumDuration: 1) {
        log = "told"
      } onPressingChanged: {
        isPressing = $0
      }
      Text("older").onLongPressGesture(
        minimumDuration: 1, maximumDistance: 20, pressing: { isPressing = $0 },
        perform: { log = "older" })
      Text("gesture").gesture(
        LongPressGesture(minimumDuration: 1, maximumDistance: 10)
          .onChanged { isPressing = $0 }
          .onEnded { log = "gesture \($0)" })
      Text("both").onTapGesture { log = "tapped" }.onLongPressGesture { log = "pressed" }
      Text("touch").onLongTouchGesture(minimumDuration: 1) {
        log = "touched"
      } onTouchingChanged: {
        isPressing = $0
      }
      Button("button") { log = "button" }.onLongPressGesture { log = "never" }
    }
  }
}

private struct DragProbe: View {
  @State private var offset = CGSize.zero
  @State private var log = "none"
  @State private var changes = 0

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text("\(changes)").accessibilityIdentifier("changes")
      Text("card")
        .offset(offset)
        .gesture(
          DragGesture()
            .onChanged { value in
              offset = value.translation
              changes += 1
            }
            .onEnded { value in
              log = "\(Int(value.translation.width)) \(Int(value.translation.height))"
              if value.predictedEndTranslation.width > 300 { log += " thrown" }
              offset = .zero
            })
      Text("far").gesture(
        DragGesture(minimumDistance: 150, coordinateSpace: .global)
          .onEnded { value in
            log =
              "far \(Int(value.location.x - value.startLocation.x)) \(Int(value.velocity.width))"
          })
      Text("touch").gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { _ in log = "touched" }
          .onEnded { value in
            log = value.predictedEndLocation == value.startLocation ? "let go" : "moved"
          })
      Text("window").gesture(WindowDragGesture())
    }
  }
}

private struct PinchProbe: View {
  @State private var log = "none"
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text("magnify").gesture(
        MagnifyGesture(minimumScaleDelta: 0.1)
          .onChanged { scale = $0.magnification }
          .onEnded { value in
            log = "magnify \(value.magnification) \(value.startAnchor == .center)"
          })
      Text("older pinch").gesture(
        MagnificationGesture().onChanged { scale = $0 }.onEnded { log = "pinch \($0)" })
      Text("rotate").gesture(
        RotateGesture(minimumAngleDelta: .degrees(5))
          .onChanged { angle = $0.rotation }
          .onEnded { log = "rotate \(Int($0.rotation.degrees)) \($0.velocity.degrees > 0)" })
      Text("older turn").gesture(
        RotationGesture().onChanged { angle = $0 }.onEnded { log = "turn \(Int($0.degrees))" })
      Text("both").gesture(
        SimultaneousGesture(RotateGesture(), MagnifyGesture())
          .onEnded { value in
            log = "both \(value.first != nil) \(value.second?.magnification ?? 0)"
          })
    }
  }
}

private struct CombinedGestureProbe: View {
  @State private var log = "none"
  @State private var steps: [String] = []

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text(steps.joined(separator: " ")).accessibilityIdentifier("steps")
      Text("sequence").gesture(
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first(true): steps.append("pressing")
            case .second(true, nil): steps.append("pressed")
            case .second(true, let drag?): log = "dragging \(Int(drag.translation.width))"
            default: break
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            log = "dragged \(Int(drag.translation.width))"
          })
      Text("either").gesture(
        TapGesture(count: 2).onEnded { steps.append("double") }
          .exclusively(before: TapGesture().onEnded { steps.append("single") })
          .onEnded { value in
            switch value {
            case .first: log = "first"
            case .second: log = "second"
            }
          })
      Text("together").gesture(
        TapGesture().onEnded { steps.append("tap") }
          .simultaneously(with: LongPressGesture().onEnded { _ in steps.append("press") })
          .onEnded { value in log = "tap \(value.first != nil) press \(value.second != nil)" })
      Text("types").gesture(
        ExclusiveGesture(
          SequenceGesture(TapGesture(), TapGesture()), LongPressGesture(minimumDuration: 3)
        )
        .onEnded { _ in log = "types" })
    }
  }
}

private struct GesturePriorityProbe: View {
  @State private var log: [String] = []
  @State private var isOn = true

  private func add(_ name: String) -> _EndedGesture<TapGesture> {
    TapGesture().onEnded { log.append(name) }
  }

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Button("clear") { log = [] }
      VStack { Text("inner first").gesture(add("inner")) }.gesture(add("outer"))
      VStack { Text("outer first").gesture(add("inner")) }.highPriorityGesture(add("outer"))
      VStack { Text("all").gesture(add("inner")) }.simultaneousGesture(add("outer"))
      Button("button") { log.append("action") }.simultaneousGesture(add("beside"))
      Button("taken") { log.append("action") }.highPriorityGesture(add("instead"))
      VStack { Text("only outer").gesture(add("inner")) }.gesture(add("outer"), including: .gesture)
      VStack { Text("only inner").gesture(add("inner")) }
        .highPriorityGesture(add("outer"), including: .subviews)
      VStack { Text("none").gesture(add("inner")) }
        .simultaneousGesture(add("outer"), including: .none)
      Text("enabled").gesture(add("enabled"), isEnabled: isOn)
      Text("off").gesture(add("off"), isEnabled: !isOn)
        .highPriorityGesture(add("high"), isEnabled: !isOn)
        .simultaneousGesture(add("beside"), isEnabled: !isOn)
      Text("by name").gesture(add("named"), name: "first")
        .simultaneousGesture(add("second"), name: "second", isEnabled: isOn)
        .highPriorityGesture(add("third"), name: "third", isEnabled: !isOn)
    }
  }
}

private struct GestureStateProbe: View {
  @GestureState private var drag = CGSize.zero
  @GestureState(initialValue: 1) private var scale: Double
  @GestureState(resetTransaction: Transaction(animation: .default)) private var isPressed = false
  @GestureState(reset: { _, transaction in transaction.animation = nil }) private var place:
    CGPoint?
  @State private var seen: [String] = []

  var body: some View {
    VStack {
      Text("\(Int(drag.width)) \(Int(scale)) \(isPressed) \(place == nil)")
        .accessibilityIdentifier("now")
      Text(seen.joined(separator: " ")).accessibilityIdentifier("seen")
      Text("drag").gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .updating($place) { value, state, transaction in
            transaction.animation = .default
            state = value.location
          }
          .onEnded { _ in seen.append("ended") })
      Text("press").gesture(pressing)
    }
    .onChange(of: drag) { _, new in if new != .zero { seen.append("\(Int(new.width))") } }
    .onChange(of: isPressed) { _, new in seen.append("\(new)") }
  }

  private var pressing: GestureStateGesture<LongPressGesture, Bool> {
    LongPressGesture(minimumDuration: 1).updating($isPressed) { current, state, _ in
      state = current
    }
  }
}

/// Two fingers or one, under a name of its own.
private struct SwipeRight: Gesture {
  let action: () -> Void

  var body: some Gesture {
    DragGesture(minimumDistance: 20)
      .map { $0.translation.width }
      .onEnded { width in if width > 50 { action() } }
  }
}

private struct OwnGestureProbe: View {
  @State private var count = 0
  @State private var isTap = true

  private var told: _ChangedGesture<_MapGesture<DragGesture, Double>> {
    DragGesture(minimumDistance: 5).map { Double($0.translation.height) }
      .onChanged { if $0 < -80 { count = 7 } }
  }

  private var chosen: AnyGesture<Void> {
    isTap
      ? AnyGesture(TapGesture().onEnded { count += 10 })
      : AnyGesture(LongPressGesture().map { _ in () }.onEnded { count += 100 })
  }

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Text("swipe me").gesture(SwipeRight { count += 1 })
      Text("any").gesture(chosen)
      Text("perhaps").gesture(isTap ? TapGesture().onEnded { count += 1000 } : nil)
      Text("told").gesture(told, including: GestureMask.all)
      Button("change") { isTap.toggle() }
    }
  }
}

private struct PointerProbe: View {
  @State private var isOver = false
  @State private var phase = HoverPhase.ended

  private var place: String {
    switch phase {
    case .active(let point): "at \(Int(point.x))"
    case .ended: "gone"
    }
  }

  var body: some View {
    VStack {
      Text(isOver ? "over" : "away").accessibilityIdentifier("state")
      Text(place).accessibilityIdentifier("place")
      Text("card").onHover { isOver = $0 }.onHover(perform: { _ in })
      Text("field").onContinuousHover { phase = $0 }
        .onContinuousHover(coordinateSpace: .global) { _ in }
      Text("lift").hoverEffect().hoverEffect(.lift, isEnabled: true)
      Text("effect").hoverEffect(.highlight)
      Text("calm").hoverEffectDisabled().defaultHoverEffect(.automatic)
      Text("link").pointerStyle(.link).pointerVisibility(.hidden)
      Text("bar").pointerStyle(
        .frameResize(position: FrameResizePosition.top, directions: FrameResizeDirection.Set.all))
      Text("column").pointerStyle(.columnResize(directions: HorizontalDirection.Set.all))
      Text("row").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set.up))
      Text("kinds").hoverEffect(HoverEffect.lift)
    }
  }
}

private struct FeedbackProbe: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("more") { count += 1 }
      Text("always").sensoryFeedback(.success, trigger: count)
      Text("sometimes").sensoryFeedback(.error, trigger: count) { old, new in new > 1 }
      Text("if").sensoryFeedback(SensoryFeedback.selection, trigger: count, condition: { true })
      Text("chosen").sensoryFeedback(trigger: count) { old, new in
        new > old ? .impact(weight: .heavy, intensity: 0.5) : nil
      }
      Text("fixed").sensoryFeedback(trigger: count) { .impact(flexibility: .soft) }
    }
  }
}
