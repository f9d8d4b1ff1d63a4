public import Foundation

/// Writes spans of time, in English: `1:05`, `2 hours, 3 minutes`.
///
/// Source: Apple's documentation of `DateComponentsFormatter`.
public class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:09`
    case positional
    /// `1h 5m 9s`
    case abbreviated
    /// `1 hr, 5 min, 9 sec`
    case short
    /// `1 hour, 5 minutes, 9 seconds`
    case full
    /// `one hour, five minutes, nine seconds`
    case spellOut
    /// `1hr 5min 9sec`
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positions keep the places at the end, others leave zeros out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// At the front they are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// In the middle they are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// At the end they are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// They are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have zeros in front.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How long units are written.
  public var unitsStyle = UnitsStyle.positional
  /// The units that are written; empty: all from years to seconds.
  public var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0: all.
  public var maximumUnitCount = 0
  /// Whether the text says that it is about.
  public var includesApproximationPhrase = false
  /// Whether the text says that so much is left.
  public var includesTimeRemainingPhrase = false
  /// Whether the largest unit takes all; it always does.
  public var collapsesLargestUnit = false
  /// Whether the last unit has decimals, which it never has.
  public var allowsFractionalUnits = false
  /// Where in a sentence the text stands, which changes nothing.
  public var formattingContext = Formatter.Context.unknown
  /// The calendar that days and months are counted in.
  public var calendar: Calendar? = .current
  /// The date that months are counted from.
  public var referenceDate: Date?

  /// Writes positions.
  public override init() { super.init() }
  /// Nil: formatters are not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  /// A span in seconds.
  public func string(from seconds: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(seconds.rounded()))
  }

  /// The span between two dates.
  public func string(from start: Date, to end: Date) -> String? {
    let isNegative = end < start
    let (first, last) = isNegative ? (end, start) : (start, end)
    let parts = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: first, to: last)
    return text(of: parts, isNegative: isNegative)
  }

  /// A span by its parts, as they are.
  public func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? .current
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// A span by its parts, in a style.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The span as a text; nil for what is none.
  public override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: Writing

  private var units: [SpanUnit] {
    let asked = SpanUnit.all.filter { allowedUnits.contains($0.option) }
    return asked.isEmpty ? SpanUnit.all.filter { $0.component != .weekOfMonth } : asked
  }

  private func text(of components: DateComponents, isNegative: Bool) -> String {
    var parts = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    parts = withoutZeros(parts)
    if maximumUnitCount > 0 {
      let start = parts.firstIndex { $0.value != 0 } ?? max(0, parts.count - 1)
      parts = Array(parts[start...].prefix(maximumUnitCount))
    }
    var text = unitsStyle == .positional ? positions(parts) : words(parts)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    return includesTimeRemainingPhrase ? text + " remaining" : text
  }

  private typealias Part = (unit: SpanUnit, value: Int)

  /// The parts that are written; at least the last one is.
  private func withoutZeros(_ all: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = all.firstIndex(where: { $0.value != 0 }),
      let last = all.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? all : shortestZero(all)
    }
    var kept = all.enumerated().filter { index, part in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return part.value != 0 || !behavior.contains(.dropMiddle)
    }.map(\.element)
    // A lone number of seconds would not look like a time.
    if unitsStyle == .positional, zeroFormattingBehavior.contains(.default), kept.count == 1,
      all.count > 1, kept[0].unit.component == .second
    {
      kept = Array(all.suffix(2))
    }
    return kept
  }

  private func shortestZero(_ all: [Part]) -> [Part] {
    let isPosition = unitsStyle == .positional && zeroFormattingBehavior.contains(.default)
    return Array(all.suffix(isPosition ? 2 : 1))
  }

  private func positions(_ parts: [Part]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = "\(part.value)"
      return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    let texts = parts.map { part in
      let name = part.unit.name(in: unitsStyle, isOne: part.value == 1)
      return "\(number(part.value))\(name)"
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return texts.joined(separator: isTight ? " " : ", ")
  }

  private func number(_ value: Int) -> String {
    guard unitsStyle == .spellOut else { return "\(value)" }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
