public import Foundation

/// Writes amounts with their units, in English, and in the unit that they have.
///
/// Source: Apple's documentation of `MeasurementFormatter`.
public class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The one that the amount has.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One that makes the number handy.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without the name of their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written; here it is always the one that the amount has.
  public var unitOptions: UnitOptions = []
  /// How long the unit is written.
  public var unitStyle = Formatter.UnitStyle.medium
  /// Whose numbers are written.
  public var locale: Locale = .current
  /// How numbers are written.
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Writes units in their usual short form.
  public override init() { super.init() }
  /// Nil: formatters are not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  /// An amount with its unit.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let unit = string(of: measurement.unit, isOne: measurement.value == 1)
    let isClose = unitStyle == .short || UnitNames.needsNoSpace(unit)
    return isClose ? number + unit : "\(number) \(unit)"
  }

  /// A unit alone.
  public func string(from unit: Unit) -> String { string(of: unit, isOne: false) }

  private func string(of unit: Unit, isOne: Bool) -> String {
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return "°" }
    return unitStyle == .long ? UnitNames.long(unit, isOne: isOne) : unit.symbol
  }

  /// The amount as a text; nil for what is none.
  public override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map {
      string(from: Measurement(value: $0.doubleValue, unit: $0.unit))
    }
  }
}
