/// Something that the user feels or hears.
///
/// Source: SwiftUI's documentation of `SensoryFeedback`.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged stands in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level of pressure has changed.
  public static let levelChange = SensoryFeedback(name: "level_change")
  /// A path that is drawn is complete.
  public static let pathComplete = SensoryFeedback(name: "path_complete")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight meet.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1.0
  ) -> SensoryFeedback { SensoryFeedback(name: "impact \(weight.name)") }

  /// Things that give way more or less meet.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback { SensoryFeedback(name: "impact \(flexibility.name)") }

  /// How heavy the things are that meet.
  nonisolated public struct Weight: Equatable, Sendable {
    let name: String
    /// Small or light ones.
    public static let light = Weight(name: "light")
    /// Those in between.
    public static let medium = Weight(name: "medium")
    /// Large or heavy ones.
    public static let heavy = Weight(name: "heavy")
  }

  /// How far the things give way that meet.
  nonisolated public struct Flexibility: Equatable, Sendable {
    let name: String
    /// They do not.
    public static let rigid = Flexibility(name: "rigid")
    /// A little.
    public static let solid = Flexibility(name: "solid")
    /// They do.
    public static let soft = Flexibility(name: "soft")
  }
}

/// Keeps what was played last, as an attribute.
nonisolated struct FeedbackModifier<T: Equatable>: ViewModifier {
  let trigger: T
  let feedback: (T, T) -> SensoryFeedback?
  @State private var played = "none"

  init(trigger: T, feedback: @escaping (T, T) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: trigger) { old, new in
        if let feedback = feedback(old, new) { played = feedback.name }
      }
      .keeping("sensory_feedback", .string(played))
  }
}

extension View {
  /// Plays a feedback whenever a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays a feedback whenever a value changes and a condition holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays a feedback whenever a value changes and a condition holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in condition() ? feedback : nil })
  }

  /// Plays what a function gives whenever a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays what a function gives whenever a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
