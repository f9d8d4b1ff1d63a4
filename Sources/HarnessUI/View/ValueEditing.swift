/// How the value of a control is set, such as a slider's.
package struct ValueEditing {
  /// Sets a value; the answer is the reason where it can't be set.
  package var set: ((ElementValue) -> String?)?
  /// What the control shows once it has taken a value; nil: that can't be told.
  package var taken: ((ElementValue) -> ElementValue?)?
  /// Where the shares 0 and 1 lie.
  package var bounds: ClosedRange<Double>?
  /// One step up; nil where there is none.
  package var increment: (() -> Void)?
  /// One step down; nil where there is none.
  package var decrement: (() -> Void)?
  /// Why a step that is missing is missing.
  package var obstacle: StepObstacle

  package init(
    set: ((ElementValue) -> String?)? = nil,
    taken: ((ElementValue) -> ElementValue?)? = nil, bounds: ClosedRange<Double>? = nil,
    increment: (() -> Void)? = nil, decrement: (() -> Void)? = nil,
    obstacle: StepObstacle = .noSteps
  ) {
    self.set = set
    self.taken = taken
    self.bounds = bounds
    self.increment = increment
    self.decrement = decrement
    self.obstacle = obstacle
  }
}

/// Why a control takes no step.
package enum StepObstacle {
  /// It is not changed in steps at all.
  case noSteps
  /// It has no action for this direction.
  case noAction
  /// Its value is as far as it can go.
  case bound
  /// Something else, told after the control's name.
  case reason(String)
}

/// How a control with options makes them of the views inside it.
package struct Choosing {
  /// The option that a view with these tags stands for, the best tag first; nil for none.
  package var option: ([AnyHashable]) -> ChosenOption?
  /// The type of what is chosen.
  package var type: String

  package init(of type: String, option: @escaping ([AnyHashable]) -> ChosenOption?) {
    self.type = type
    self.option = option
  }
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
