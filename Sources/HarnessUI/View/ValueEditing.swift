/// How the value of a control is set, such as a slider's.
package struct ValueEditing {
  /// Sets a value; the answer is the reason where it can't be set.
  package var set: ((ElementValue) -> String?)?
  /// Where the shares 0 and 1 lie.
  package var bounds: ClosedRange<Double>?
  /// One step up; nil at the upper bound.
  package var increment: (() -> Void)?
  /// One step down; nil at the lower bound.
  package var decrement: (() -> Void)?

  package init(
    set: ((ElementValue) -> String?)? = nil, bounds: ClosedRange<Double>? = nil,
    increment: (() -> Void)? = nil, decrement: (() -> Void)? = nil
  ) {
    self.set = set
    self.bounds = bounds
    self.increment = increment
    self.decrement = decrement
  }
}

/// How a control with options makes them of the views inside it.
package struct Choosing {
  /// The option that a view with these tags stands for, the best tag first; nil for none.
  package var option: ([AnyHashable]) -> ChosenOption?

  package init(option: @escaping ([AnyHashable]) -> ChosenOption?) { self.option = option }
}

/// One of the options of a control.
package struct ChosenOption {
  package var tag: AnyHashable
  package var isSelected: Bool
  package var select: @MainActor () -> Void

  package init(tag: AnyHashable, isSelected: Bool, select: @escaping @MainActor () -> Void) {
    self.tag = tag
    self.isSelected = isSelected
    self.select = select
  }
}
