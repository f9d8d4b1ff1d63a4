import SwiftUI

// The names that a component writes out only when it hands values on, keeps them or draws them.

struct HandedOn {
  var pinned: PinnedScrollableViews = [.sectionHeaders]
  var padding: ScenePadding = .navigationBar
  var margins: ContentMarginPlacement = .scrollContent
  var mode: ContentMode = .fill
  var mirroring: LayoutDirectionBehavior = .fixed
  var regions: SafeAreaRegions = [.container, .keyboard]
  var rows: AlternatingRowBackgroundBehavior = .disabled
  var spacing: ListSectionSpacing = .custom(3)
  var tint: ListItemTint = .monochrome
  var prominence: Prominence = .increased
  var badges: BadgeProminence = .increased
  var indicators: ScrollIndicatorVisibility = .never
  var bounce: ScrollBounceBehavior = .always
  var keyboard: ScrollDismissesKeyboardMode = .immediately
  var edge: ScrollEdgeEffectStyle = .hard
  var input: ScrollInputBehavior = .enabled
  var kind: ScrollInputKind = .digitalCrown
  var anchor: ScrollAnchorRole = .sizeChanges
  var actions: EditActions<[String]> = [.delete]
  var space: CoordinateSpace = .named("box")
  var geometry = ScrollGeometry(
    contentOffset: .zero, contentSize: CGSize(width: 10, height: 20), contentInsets: EdgeInsets(),
    containerSize: CGSize(width: 5, height: 6))
}

struct HandedOnProbe: View {
  private let values = HandedOn()
  @Environment(\.refresh) private var refresh: RefreshAction?

  var body: some View {
    LazyVStack(pinnedViews: values.pinned) {
      Text("handed")
        .scenePadding(values.padding)
        .contentMargins(2, for: values.margins)
        .aspectRatio(contentMode: values.mode)
        .layoutDirectionBehavior(values.mirroring)
        .ignoresSafeArea(values.regions)
    }
    List {
      Section("Shown") { Text("row").listItemTint(values.tint) }.headerProminence(values.prominence)
    }
    .alternatingRowBackgrounds(values.rows)
    .listSectionSpacing(values.spacing)
    .badgeProminence(values.badges)
    ScrollView { Text("scrolled") }
      .scrollIndicators(values.indicators)
      .scrollBounceBehavior(values.bounce)
      .scrollDismissesKeyboard(values.keyboard)
      .scrollEdgeEffectStyle(values.edge, for: .all)
      .scrollInputBehavior(values.input, for: values.kind)
      .defaultScrollAnchor(.top, for: values.anchor)
    Text("space \(values.space.isLocal ? "local" : "named")")
    Text("spaces \(kind(of: .local)) \(kind(of: .global)) \(kind(of: .named("x")))")
    Text("refresh \(refresh == nil ? "none" : "some")")
    Text("rect \(Int(values.geometry.visibleRect.width)) \(Int(values.geometry.bounds.height))")
    Text("actions \(values.actions.contains(.move) ? "move" : "delete")")
  }

  private func kind(of space: some CoordinateSpaceProtocol) -> String {
    if space is LocalCoordinateSpace { return "own" }
    if space is GlobalCoordinateSpace { return "whole" }
    return space is NamedCoordinateSpace ? "under a name" : "unknown"
  }
}

struct StylesProbe: View {
  var body: some View {
    VStack {
      GroupBox("box") { Text("in it") }.groupBoxStyle(DefaultGroupBoxStyle())
      LabeledContent("label", value: "value").labeledContentStyle(AutomaticLabeledContentStyle())
      ControlGroup { Text("a") }.controlGroupStyle(AutomaticControlGroupStyle())
      ControlGroup { Text("n") }.controlGroupStyle(NavigationControlGroupStyle())
      ControlGroup { Text("p") }.controlGroupStyle(PaletteControlGroupStyle())
      ControlGroup { Text("m") }.controlGroupStyle(MenuControlGroupStyle())
      ControlGroup { Text("c") }.controlGroupStyle(CompactMenuControlGroupStyle())
    }
    VStack {
      List { Text("1") }.listStyle(InsetGroupedListStyle())
      List { Text("2") }.listStyle(InsetListStyle())
      List { Text("3") }.listStyle(SidebarListStyle())
      List { Text("4") }.listStyle(BorderedListStyle())
      List { Text("5") }.listStyle(CarouselListStyle())
      List { Text("6") }.modifier(Listed(style: EllipticalListStyle()))
      Form { Text("7") }.formStyle(AutomaticFormStyle())
      Form { Text("8") }.formStyle(ColumnsFormStyle())
      Form { Text("9") }.formStyle(GroupedFormStyle())
      DisclosureGroup("10") { Text("x") }.disclosureGroupStyle(AutomaticDisclosureGroupStyle())
    }
    VStack {
      Names().tableStyle(AutomaticTableStyle())
      Names().tableStyle(InsetTableStyle())
      Names().modifier(Tabled(style: BorderedTableStyle()))
      ScrollView { Text("s") }.scrollTargetBehavior(PagingScrollTargetBehavior())
      ScrollView { Text("v") }.scrollTargetBehavior(
        ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne))
    }
  }
}

struct Listed<S: ListStyle>: ViewModifier {
  let style: S
  func body(content: Content) -> some View { content.listStyle(style) }
}

struct Tabled<S: TableStyle>: ViewModifier {
  let style: S
  func body(content: Content) -> some View { content.tableStyle(style) }
}

struct Names: View {
  var body: some View { Table(of: Fruit.self, columns: columns, rows: rows) }

  @TableColumnBuilder<Fruit>
  private func columns() -> some TableColumnContent<Fruit> {
    TableColumn("Name", value: \.name)
    TableColumn("Id") { Text("\($0.id)") }
  }

  @TableRowBuilder<Fruit>
  private func rows() -> some TableRowContent<Fruit> {
    TableRow(Fruit(id: 1, name: "One"))
    TableRow(Fruit(id: 2, name: "Two"))
  }
}

// Types that a builder or an initialiser makes, and that nobody writes but to keep them.
typealias Kept<A: View, B: View> = (
  subviews: GroupElementsOfContent<A, B>, sections: GroupSectionsOfContent<A, B>,
  elements: ForEachSubviewCollection<A>, parts: ForEachSectionCollection<A>,
  controls: LabeledControlGroupContent<A, B>, search: SearchUnavailableContent,
  either: _ConditionalContent<A, B>, outline: OutlineSubgroupChildren,
  editable: EditableCollectionContent<A, [String]>,
  indexed: IndexedIdentifierCollection<[String], Int>, columns: TupleTableColumnContent<Fruit>,
  rows: TupleTableRowContent<Fruit>, forEach: TableForEachContent<[Fruit]>
)

struct HeldModifier: ViewModifier {
  func body(content: _ViewModifier_Content<HeldModifier>) -> some View { content.padding(1) }
}

struct KeptProbe: View {
  private let names = ["a", "b"]
  var body: some View {
    Text("types \("\(Kept<Text, Text>.self)".isEmpty ? "none" : "some")").modifier(HeldModifier())
    Group(subviews: Text("one")) { (subviews: SubviewsCollection) in
      let rest: SubviewsCollectionSlice = subviews.dropFirst()
      Text("rest \(rest.count)")
      ForEach(subviews) { (subview: Subview) in subview }
    }
    Group(sections: Section("Kept") { Text("two") }) { (sections: SectionCollection) in
      ForEach(sections) { (section: SectionConfiguration) in Text("has \(section.content.count)") }
    }
    deletable(ForEach(names, id: \.self) { Text("name \($0)") })
    Text("volume \(Volume.defaultValue)")
    ScrollViewReader { (proxy: ScrollViewProxy) in Button("Go") { proxy.scrollTo(1) } }
  }

  private func deletable(_ content: some DynamicViewContent) -> some View {
    content.onDelete { _ in }
  }
}

struct Volume: ContainerValueKey {
  static let defaultValue = 11
}

extension RoundBox {
  func label(of configuration: GroupBoxStyleConfiguration) -> some View { configuration.label }
}

extension StackedLabels {
  func label(of configuration: LabeledContentStyleConfiguration) -> some View {
    configuration.label
  }
}

extension LoudGroup {
  func label(of configuration: ControlGroupStyleConfiguration) -> some View { configuration.label }
}

extension PlainForm {
  func content(of configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension Cards {
  func label(of configuration: DisclosureGroupStyleConfiguration) -> some View {
    configuration.label
  }
}

extension FlowLayout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview: LayoutSubview in subviews { spacing.formUnion(subview.spacing, edges: .vertical) }
    return spacing
  }
}

extension HalfPages {
  func properties(context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties
  {
    ScrollTargetBehaviorProperties()
  }

  func page(of context: ScrollTargetBehaviorContext) -> CGFloat { context.containerSize.height }
}

struct ScrollFade: ViewModifier {
  let configuration: ScrollTransitionConfiguration
  func body(content: Content) -> some View {
    content
      .scrollTransition(configuration) { effect, phase in effect }
      .opacity(opacity(in: .topLeading))
      .onScrollPhaseChange { (_, _, context: ScrollPhaseChangeContext) in _ = context.velocity }
  }

  private func opacity(in phase: ScrollTransitionPhase) -> Double { phase.isIdentity ? 1 : 0.5 }
}

struct FadeProbe: View {
  var body: some View { Text("fading").modifier(ScrollFade(configuration: .animated)) }
}
