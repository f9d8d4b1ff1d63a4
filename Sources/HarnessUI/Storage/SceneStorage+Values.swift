public import Foundation

// Each kind of value has initialisers of its own, as Apple declares them.

extension SceneStorage where Value == Bool {
  /// Keeps a boolean under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .scalar)
  }
}

extension SceneStorage where Value == Int {
  /// Keeps an integer under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .scalar)
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .scalar)
  }
}

extension SceneStorage where Value == String {
  /// Keeps a text under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .scalar)
  }
}

extension SceneStorage where Value == URL {
  /// Keeps an address under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .scalar)
  }
}

extension SceneStorage where Value == Data {
  /// Keeps data under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .scalar)
  }
}

extension SceneStorage where Value == Bool? {
  /// Keeps a boolean under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, .optional(Bool.self))
  }
}

extension SceneStorage where Value == Int? {
  /// Keeps an integer under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, .optional(Int.self))
  }
}

extension SceneStorage where Value == Double? {
  /// Keeps a number under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, .optional(Double.self))
  }
}

extension SceneStorage where Value == String? {
  /// Keeps a text under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, .optional(String.self))
  }
}

extension SceneStorage where Value == URL? {
  /// Keeps an address under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, .optional(URL.self))
  }
}

extension SceneStorage where Value == Data? {
  /// Keeps data under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, .optional(Data.self))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps the raw value, an integer, under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(Int.self))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps the raw value, a text, under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(String.self))
  }
}

extension SceneStorage {
  /// Keeps the raw value, an integer, under a key, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optionalRaw(R.self))
  }

  /// Keeps the raw value, a text, under a key, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, .optionalRaw(R.self))
  }
}
