public import Foundation

/// What an amount is for, which may decide its unit elsewhere; here it keeps the one it has.
///
/// Source: Apple's documentation of `MeasurementFormatUnitUsage`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String
  /// Nothing is said.
  public static var general: Self { Self(name: "general") }
  /// The unit is the amount's.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A way on the road.
  public static var road: Self { Self(name: "road") }
  /// The length of a person.
  public static var person: Self { Self(name: "person") }
  /// A distance that is seen.
  public static var visibility: Self { Self(name: "visibility") }
  /// Rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// A way on foot.
  public static var focalLength: Self { Self(name: "focalLength") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of the weather.
  public static var weather: Self { Self(name: "weather") }
  /// Of a person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of a meal.
  public static var food: Self { Self(name: "food") }
  /// Of moving about.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of a drink.
  public static var liquid: Self { Self(name: "liquid") }
}

extension Measurement where UnitType: Dimension {
  /// Writes an amount with its unit, in English, and in the unit that it has.
  ///
  /// Source: Apple's documentation of `Measurement.FormatStyle`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// The unit's name.
      public static var wide: Self { Self(name: "wide") }
      /// The unit's symbol.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// The unit's symbol, close to the number.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// How long the unit is written.
    public var width: UnitWidth
    /// Whose numbers are written.
    public var locale: Locale
    /// What the amount is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil: with at most two decimals.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without the name of its scale.
    public var hidesScaleName = false

    /// A style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// An amount with its unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      let number = style.locale(locale).format(value.value)
      if hidesScaleName { return number + "°" }
      if width == .wide {
        return "\(number) \(UnitNames.long(value.unit, isOne: value.value == 1))"
      }
      let symbol = value.unit.symbol
      let isClose = width == .narrow || UnitNames.needsNoSpace(symbol)
      return isClose ? number + symbol : "\(number) \(symbol)"
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The amount with its unit's symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The amount as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Amounts with their units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Temperatures with their units.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
