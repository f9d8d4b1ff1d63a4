/// A property wrapper that publishes a property's values just before they change.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private var box: PublishedBox<Value>

  /// Makes the storage with its first value.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Makes the storage with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.willSet(newValue) }
  }

  /// The value, for who looks at the object from outside.
  package var latestValue: Value { box.value }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { box = newValue.box }
  }

  /// Reads and writes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.willSet(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published {
  /// A publisher of a property's values: the current one first, each later one before it is set.
  public struct Publisher: HarnessCombine.Publisher {
    /// The values are those of the property.
    public typealias Output = Value
    /// This publisher never fails.
    public typealias Failure = Never
    fileprivate let box: PublishedBox<Value>

    /// Attaches a subscriber, which gets the current value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.attach(subscriber)
    }
  }
}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Assigns each value to a `@Published` property, as long as that property's object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscription = sink { [weak box = published.box] in box?.willSet($0) }
    published.box.hold(subscription)
  }
}
