import SwiftUI

struct PaddingProbe: View {
  let length: CGFloat = 8
  var body: some View {
    VStack {
      Text("all").padding()
      Text("length").padding(12)
      Text("edges").padding(.horizontal, 4)
      Text("edges default").padding([.top, .leading])
      Text("insets").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("variable").padding(length).padding(.all, length * 2)
      Text("scene").scenePadding()
      Text("scene bottom").scenePadding(.bottom)
      Text("scene minimum").scenePadding(.minimum, edges: .vertical)
    }
    VStack {
      Text("safe").safeAreaPadding()
      Text("safe length").safeAreaPadding(5)
      Text("safe edges").safeAreaPadding(.top, 6)
      Text("safe insets").safeAreaPadding(EdgeInsets())
      Text("margins").contentMargins(7)
      Text("margins edges").contentMargins(.horizontal, 8, for: .scrollContent)
      Text("margins insets").contentMargins(
        .all, EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), for: .scrollIndicators)
    }
  }
}

struct FrameProbe: View {
  var body: some View {
    VStack {
      Text("fixed").frame(width: 100, height: 50)
      Text("width").frame(width: 20, alignment: .topLeading)
      Text("bounds").frame(minWidth: 10, maxWidth: .infinity, minHeight: 5, alignment: .leading)
      Text("ideal").frame(idealWidth: 30, idealHeight: 40, maxHeight: 50.5)
      Text("none").frame()
      Text("relative").containerRelativeFrame(.horizontal)
      Text("relative both").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
      Text("relative count").containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 10)
      Text("relative closure").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      Text("relative axis").containerRelativeFrame(.horizontal) { length, axis in
        axis == .horizontal ? length : 0
      }
    }
    VStack {
      Text("fixed size").fixedSize()
      Text("fixed height").fixedSize(horizontal: false, vertical: true)
      Text("priority").layoutPriority(1)
      Text("ratio").aspectRatio(1.5, contentMode: .fit)
      Text("ratio size").aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill)
      Text("ratio own").aspectRatio(contentMode: .fill)
      Text("fit").scaledToFit()
      Text("fill").scaledToFill()
    }
  }
}

struct PositionProbe: View {
  @State private var x: CGFloat = 1
  var body: some View {
    ZStack {
      Text("at point").position(CGPoint(x: 5, y: 6))
      Text("at").position(x: x, y: 2)
      Text("moved").offset(x: 3)
      Text("moved by size").offset(CGSize(width: 1, height: 2))
      Text("front").zIndex(2)
      Text("scaled").scaleEffect(2)
      Text("guide").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
      Text("guide vertical").alignmentGuide(.firstTextBaseline) { $0.height / 2 }
      Text("own guide").alignmentGuide(.thirds) { d in d[explicit: .thirds] ?? d[.thirds] }
      Text("mirrored").layoutDirectionBehavior(.mirrors)
      Text("value").layoutValue(key: Weight.self, value: 3)
      Button("Move") { x += 1 }.offset(y: 200)
    }
  }
}

struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

enum Thirds: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  static let thirds = HorizontalAlignment(Thirds.self)
}

extension VerticalAlignment {
  private struct Fourths: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 4 }
  }
  static let fourths = VerticalAlignment(Fourths.self)
}

extension Alignment {
  static let crossing = Alignment(horizontal: .thirds, vertical: .fourths)
}

struct AlignmentProbe: View {
  var body: some View {
    VStack(alignment: .thirds, spacing: 4) {
      HStack(alignment: .fourths) { Text("in stacks") }
      ZStack(alignment: .crossing) { Text("crossing") }
      Text("equal: \(HorizontalAlignment.thirds == HorizontalAlignment(Thirds.self))")
      Text("other: \(HorizontalAlignment.thirds == .leading)")
      Text("frame").frame(width: 1, alignment: .crossing)
      Text("baseline").frame(width: 1, alignment: .centerFirstTextBaseline)
      Text("mean: \(Double(Thirds.combineExplicit([1, nil, 3]) ?? 0))")
    }
  }
}

struct SafeAreaProbe: View {
  var body: some View {
    VStack {
      Text("ignores").ignoresSafeArea()
      Text("ignores keyboard").ignoresSafeArea(.keyboard, edges: .bottom)
      Text("ignores edges").edgesIgnoringSafeArea(.top)
    }
    .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0) { Text("bottom inset") }
    .safeAreaInset(edge: .leading) { Text("leading inset") }
    .safeAreaBar(edge: .top) { Text("top bar") }
    .safeAreaBar(edge: .trailing, spacing: 1) { Text("side bar") }
  }
}

struct GeometryProbe: View {
  @State private var size = CGSize.zero
  @State private var change = ""
  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      VStack {
        Text("size \(Int(proxy.size.width)) \(Int(proxy.size.height))")
        Text("insets \(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
        Text("global \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.maxY))")
        Text("local \(Int(proxy.frame(in: .local).minY))")
        Text("named \(Int(proxy.frame(in: .named("box")).minY))")
        Text("scroll \(Int(proxy.frame(in: .scrollView(axis: .vertical)).minY))")
        Text("bounds \(Int(proxy.bounds(of: .named("box"))?.width ?? 0))")
      }
    }
    .coordinateSpace(name: "box")
    Text("measured \(Int(size.width))")
      .frame(width: 200)
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { newValue in
        size = newValue
      }
    Text("change \(change)")
      .coordinateSpace(.named("other"))
      .onGeometryChange(for: Int.self, of: { Int($0.frame(in: .global).minY) }) { old, new in
        change = "\(old) \(new)"
      }
    GeometryReader(content: content(proxy:))
  }

  private func content(proxy: GeometryProxy) -> some View {
    Text("wide: \(proxy.size.width > 300 ? "yes" : "no")")
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for (index, subview) in subviews.enumerated() {
      let gap =
        index == 0 ? 0 : subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      point.y += max(gap, spacing) * CGFloat(subview[Weight.self])
      subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(cache.sizes[index]))
      point.y += subview.dimensions(in: .unspecified).height + CGFloat(subview.priority)
    }
  }
}

struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: proposal.width ?? 0, height: subviews.map { $0.sizeThatFits(.zero).height }.max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: bounds.midX, y: bounds.minY), proposal: proposal)
    }
  }
}

struct CustomLayoutProbe: View {
  @State private var isVertical = true
  var body: some View {
    let layout =
      isVertical
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 3))
    FlowLayout(spacing: 4) {
      Text("flowing")
      ForEach(0..<2) { Text("flow \($0)") }
    }
    EqualWidths()({ Text("called") })
    ZStackLayout(alignment: .bottom) { Text("stacked") }
    GridLayout(horizontalSpacing: 1) { Text("gridded") }
    layout {
      CountingProbe()
      Text(isVertical ? "vertical" : "horizontal")
    }
    Button("Turn") { isVertical.toggle() }
  }
}

struct CountingProbe: View {
  @State private var count = 0
  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

struct Wrapper<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.modifier(Tagged()) }
}

struct Tagged: ViewModifier {
  func body(content: Content) -> some View { content.padding(3) }
}

struct ValueProbe: View {
  private let pair: TupleView<(Text, Text)> = TupleView((Text("left"), Text("right")))
  private let modified: ModifiedContent<Text, Tagged> = Text("modified").modifier(Tagged())
  var body: some View {
    pair
    modified
    Wrapper {
      if HorizontalEdge.allCases.count == 2 { Text("some") } else { Text("other") }
    }
    Text("axes \(Axis.Set.horizontal.contains(.vertical) ? "same" : "apart")")
    Text("edges \(Edge.Set.all == [.top, .bottom, .leading, .trailing] ? "four" : "fewer")")
    Text("vertical \(VerticalEdge.Set.all.contains(.top) ? "both" : "one")")
    Text("visibility \(Visibility.allCases.count)")
    Text(
      "insets \(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) ? "zero" : "other")"
    )
    Text("angle \(Int((Angle.degrees(90) + .radians(.pi)).degrees))")
    Text("point \(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5) ? "middle" : "else")")
  }
}
