/// A control that chooses a number of a range.
///
/// Source: SwiftUI's documentation of `Slider`.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let track: SliderTrack
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?

  private init(track: SliderTrack, label: Label, minimum: ValueLabel?, maximum: ValueLabel?) {
    self.track = track
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider {
  /// A slider with labels for itself and for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A slider in steps with labels for itself and for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A slider with labels, in its older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// A slider in steps with labels, in its older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step, onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil, onEditingChanged), label: label(),
      minimum: nil, maximum: nil)
  }

  /// A slider in steps with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step, onEditingChanged), label: label(),
      minimum: nil, maximum: nil)
  }

  /// A slider with a label, in its older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil, onEditingChanged), label: label(),
      minimum: nil, maximum: nil)
  }

  /// A slider in steps with a label, in its older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step, onEditingChanged), label: label(),
      minimum: nil, maximum: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil, onEditingChanged), label: EmptyView(),
      minimum: nil, maximum: nil)
  }

  /// A slider in steps without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step, onEditingChanged), label: EmptyView(),
      minimum: nil, maximum: nil)
  }
}

extension Slider: PrimitiveView {
  /// The value is read here, so a change of the binding describes the slider again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let track = view.track
    let value = track.read()
    let element = ElementDescription(.slider, value: .number(value))
    element.adjusting = track.editing(at: value)
    element.mergesContent = true
    element.isNamedByFirst = true
    element.attributes += [
      ("minimum", .number(track.bounds.lowerBound)), ("maximum", .number(track.bounds.upperBound)),
    ]
    if let step = track.step { element.attributes.append(("step", .number(step))) }
    node.element = element
    node.layout = SliderRule()
    node.child(view.label, at: SliderRule.label)
    if let label = view.minimum { node.child(label, at: SliderRule.minimum) }
    if let label = view.maximum { node.child(label, at: SliderRule.maximum) }
  }
}

extension View {
  /// Sets whether the thumbs of the sliders inside are seen.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    keeping("slider_thumb_visibility", .string("\(visibility)"))
  }
}
