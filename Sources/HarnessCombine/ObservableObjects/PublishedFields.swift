@_spi(Reflection) import Swift

/// Where the objects of one class hold their `@Published` properties, inherited ones included.
struct PublishedFields {
  private let offsets: [Int]

  private static let lock = Lock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PublishedFields] = [:]

  /// The fields of a class, looked up once per class.
  static func of(_ type: AnyObject.Type) -> PublishedFields {
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = PublishedFields(reflecting: type)
    lock.withLock { known[key] = fields }
    return fields
  }

  private init(reflecting type: AnyObject.Type) {
    var offsets: [Int] = []
    let classType = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: type, options: classType) { _, offset, fieldType, _ in
      if fieldType is any PublishedProperty.Type { offsets.append(offset) }
      return true
    }
    self.offsets = offsets
  }

  /// The boxes behind an object's `@Published` properties.
  ///
  /// `Published` holds nothing but a reference to its box, so the field is that reference.
  func boxes(in object: AnyObject) -> [AnyPublishedBox] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return offsets.map { base.load(fromByteOffset: $0, as: AnyPublishedBox.self) }
  }
}

/// Marks `Published`, of whatever value, for the search among a class's fields.
protocol PublishedProperty {}
