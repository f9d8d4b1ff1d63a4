import SwiftUI

struct ScrollProbe: View {
  var body: some View {
    ScrollView { Text("vertical") }
    ScrollView(.horizontal) { Text("horizontal") }
    ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("both") }
    ScrollView(showsIndicators: false) { Text("no indicators") }
    ScrollView(.vertical, content: { Text("content") })
  }
}

struct ScrollReaderProbe: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("Last") { withAnimation { proxy.scrollTo(9, anchor: .bottom) } }
      Button("First") { proxy.scrollTo("first") }
      ScrollView {
        ForEach(0..<10) { Text("item \($0)").id($0) }
      }
      List { Text("row") }
    }
    ScrollView { Text("apart") }.accessibilityIdentifier("apart")
  }
}

struct ScrollStyleProbe: View {
  @State private var tick = 0
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  var body: some View {
    ScrollView { ScrollValues() }
      .scrollIndicators(.hidden)
      .scrollDisabled(true)
      .scrollBounceBehavior(.basedOnSize)
      .scrollClipDisabled()
      .scrollContentBackground(.hidden)
      .scrollDismissesKeyboard(.interactively)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectHidden(true, for: .bottom)
      .scrollInputBehavior(.disabled, for: .look)
    ScrollView { Text("flash") }.scrollIndicatorsFlash(trigger: tick)
      .scrollIndicators(.never, axes: .horizontal)
      .scrollBounceBehavior(.always, axes: [.horizontal])
    Text("outside \(isScrollEnabled ? "enabled" : "disabled")")
    Text("extended").backgroundExtensionEffect()
    Text("not extended").backgroundExtensionEffect(isEnabled: false)
  }
}

struct ScrollValues: View {
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.verticalScrollIndicatorVisibility) private var indicators
  @Environment(\.scrollDismissesKeyboardMode) private var mode
  var body: some View {
    Text("inside \(isScrollEnabled ? "enabled" : "disabled")")
    Text("indicators \(indicators == .hidden ? "hidden" : "other")")
    Text("mode \(mode == .interactively ? "interactively" : "other")")
  }
}

struct HalfPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.velocity.dx > 0 { target.rect.origin.x += context.containerSize.width / 2 }
  }
}

struct ScrollTargetProbe: View {
  @State private var id: Int? = 3
  @State private var position = ScrollPosition(edge: .top)
  @State private var typed = ScrollPosition(idType: Int.self)
  var body: some View {
    ScrollView(.horizontal) { LazyHStack { Text("a") }.scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $id)
    ScrollView { Text("b").scrollTarget(isEnabled: false) }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $id, anchor: .center)
      .defaultScrollAnchor(.bottom)
    ScrollView { Text("c") }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition($position)
      .defaultScrollAnchor(.center, for: .alignment)
    ScrollView { Text("d") }
      .scrollTargetBehavior(HalfPages())
      .scrollPosition($typed, anchor: .top)
    ScrollView { Text("e") }
      .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
      .scrollPosition(initialAnchor: .bottom)
    Button("Next") {
      id = 4
      position.scrollTo(id: 7, anchor: .top)
      typed.scrollTo(x: 10, y: 20)
    }
    Text(
      "view \(position.viewID(type: Int.self) ?? 0) edge \(position.edge == .top ? "top" : "none")")
    Text("point \(Int(typed.x ?? 0)) \(Int(typed.point?.y ?? 0))")
  }
}

struct ScrollEventsProbe: View {
  @State private var offset = -1.0
  @State private var width = 0
  @State private var visible = "unknown"
  @State private var phase = ScrollPhase.idle
  var body: some View {
    Text("offset \(Int(offset))")
    Text("width \(width)")
    Text("visible \(visible)")
    Text(phase.isScrolling ? "scrolling" : "idle")
    ScrollView {
      Text("seen").onScrollVisibilityChange(threshold: 0.2) { visible = $0 ? "yes" : "no" }
      Text("moving").scrollTransition { content, phase in content }
      Text("axis").scrollTransition(.animated(.default), axis: .horizontal) { effect, phase in
        effect
      }
      Text("two").scrollTransition(topLeading: .interactive, bottomTrailing: .identity) {
        effect, _ in
        effect
      }
      Text("threshold").scrollTransition(.animated.threshold(.visible(0.3))) { effect, _ in effect }
    }
    .onScrollGeometryChange(for: Double.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { old, new in
      offset = new
    }
    .onScrollGeometryChange(for: Int.self, of: { Int($0.containerSize.width) }) { width = $1 }
    .onScrollPhaseChange { old, new in phase = new }
    .accessibilityIdentifier("events")
    ScrollView { Text("context") }
      .onScrollPhaseChange { old, new, context in offset = context.geometry.contentOffset.y }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { ids in width = ids.count }
      .accessibilityIdentifier("context")
  }
}
