import Foundation

/// What units are called in English, since Foundation on Linux has their symbols only.
enum UnitNames {
  /// The name for an amount: `kilometers`. A unit without one is called by its symbol.
  static func long(_ unit: Unit, isOne: Bool) -> String {
    guard let names = names[unit.symbol] else { return unit.symbol }
    return isOne ? names.one : names.many
  }

  private static func regular(_ name: String) -> (one: String, many: String) { (name, name + "s") }

  private static let names: [String: (one: String, many: String)] = [
    "m": regular("meter"), "km": regular("kilometer"), "cm": regular("centimeter"),
    "mm": regular("millimeter"), "mi": regular("mile"), "yd": regular("yard"),
    "ft": ("foot", "feet"), "in": ("inch", "inches"), "nmi": regular("nautical mile"),
    "kg": regular("kilogram"), "g": regular("gram"), "mg": regular("milligram"),
    "lb": regular("pound"), "oz": regular("ounce"), "st": ("stone", "stone"),
    "t": regular("metric ton"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": regular("kelvin"),
    "L": regular("liter"), "mL": regular("milliliter"), "gal": regular("gallon"),
    "qt": regular("quart"), "pt": regular("pint"), "cup": regular("cup"),
    "fl oz": regular("fluid ounce"), "tbsp": regular("tablespoon"), "tsp": regular("teaspoon"),
    "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kn": regular("knot"),
    "sec": regular("second"), "s": regular("second"), "min": regular("minute"),
    "hr": regular("hour"), "ms": regular("millisecond"),
    "J": regular("joule"), "kJ": regular("kilojoule"), "cal": regular("calorie"),
    "kCal": regular("kilocalorie"), "kWh": regular("kilowatt-hour"),
    "W": regular("watt"), "kW": regular("kilowatt"), "V": regular("volt"), "A": regular("ampere"),
    "°": regular("degree"), "rad": regular("radian"),
    "hPa": regular("hectopascal"), "bar": ("bar", "bars"), "psi": ("psi", "psi"),
    "B": regular("byte"), "kB": regular("kilobyte"), "MB": regular("megabyte"),
    "GB": regular("gigabyte"), "Hz": ("hertz", "hertz"),
    "m²": regular("square meter"), "km²": regular("square kilometer"),
    "ha": regular("hectare"), "ac": regular("acre"), "ft²": ("square foot", "square feet"),
    "m³": regular("cubic meter"),
  ]

  /// Symbols that stand at the number without a space.
  static func needsNoSpace(_ symbol: String) -> Bool { symbol.hasPrefix("°") }
}
