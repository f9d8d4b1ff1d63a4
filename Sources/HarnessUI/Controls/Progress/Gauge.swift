/// Shows where a value lies in a range.
///
/// Source: SwiftUI's documentation of `Gauge`.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let markedValueLabels: MarkedValueLabels?

  /// A gauge with labels for itself, its value, its ends and marks.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.value = Double(min(max(value, bounds.lowerBound), bounds.upperBound))
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.markedValueLabels = markedValueLabels()
  }

  /// Where the value lies, from 0 to 1.
  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? (value - bounds.lowerBound) / length : 0
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for itself, its value and its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with labels for itself and its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    let element = ElementDescription(.progress, value: .number(view.value))
    element.mergesContent = true
    element.attributes += [
      ("minimum", .number(view.bounds.lowerBound)), ("maximum", .number(view.bounds.upperBound)),
    ]
    element.note("gauge_style", GaugeFamily.self, in: environment)
    node.element = element
    if let style = environment.customStyle(GaugeFamily.self), draw(view, by: style, to: node) {
      return
    }
    element.isNamedByFirst = true
    node.layout = rule(of: environment[StyleNameKey<GaugeFamily>.self])
    node.child(view.label, at: 0)
    if let label = view.currentValueLabel { node.child(label, at: 1) }
    if let label = view.minimumValueLabel { node.child(label, at: 2) }
    if let label = view.maximumValueLabel { node.child(label, at: 3) }
    if let labels = view.markedValueLabels { node.child(labels, at: 4) }
  }

  /// The children are the label, the value, and the labels of both ends and between them.
  private static func rule(of style: String?) -> any LayoutRule {
    if let style, style.contains("circular") {
      return SpinnerRule(part: ControlMetrics.roundGauge, showsLabels: false)
    }
    return ValueBarRule(above: [0], below: [1], before: 2, behind: 3)
  }

  /// Draws with a style that somebody wrote; false where the style draws what it was given.
  @MainActor private static func draw<S: GaugeStyle>(
    _ view: Self, by style: S, to node: some NodeBuilder
  ) -> Bool {
    if node.isDrawn(by: S.self) { return false }
    node.styled(by: style) { style, node in
      let configuration = GaugeStyleConfiguration(
        value: view.fraction, label: .init(view: view.label),
        currentValueLabel: view.currentValueLabel.map { .init(view: $0) },
        minimumValueLabel: view.minimumValueLabel.map { .init(view: $0) },
        maximumValueLabel: view.maximumValueLabel.map { .init(view: $0) },
        markedValueLabels: view.markedValueLabels.map { .init(view: $0) })
      node.content(style.makeBody(configuration: configuration))
    }
    return true
  }
}
