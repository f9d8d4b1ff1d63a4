public import Foundation

// Each kind of value has initialisers of its own, as Apple declares them.

extension AppStorage where Value == Bool {
  /// Keeps a boolean under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == Int {
  /// Keeps an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == String {
  /// Keeps a text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == Data {
  /// Keeps data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == Date {
  /// Keeps a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .scalar)
  }
}

extension AppStorage where Value == Bool? {
  /// Keeps a boolean under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(Bool.self))
  }
}

extension AppStorage where Value == Int? {
  /// Keeps an integer under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(Int.self))
  }
}

extension AppStorage where Value == Double? {
  /// Keeps a number under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(Double.self))
  }
}

extension AppStorage where Value == String? {
  /// Keeps a text under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(String.self))
  }
}

extension AppStorage where Value == URL? {
  /// Keeps an address under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(URL.self))
  }
}

extension AppStorage where Value == Data? {
  /// Keeps data under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(Data.self))
  }
}

extension AppStorage where Value == Date? {
  /// Keeps a date under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, .optional(Date.self))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps the raw value, an integer, under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .raw(Int.self))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps the raw value, a text, under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .raw(String.self))
  }
}

extension AppStorage {
  /// Keeps the raw value, an integer, under a key, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optionalRaw(R.self))
  }

  /// Keeps the raw value, a text, under a key, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optionalRaw(R.self))
  }
}
