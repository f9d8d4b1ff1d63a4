import Synchronization

private let lastSerialNumber = Atomic<UInt64>(0)

/// A unique identifier of a publisher stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// Makes an identifier that no other has.
  public init() {
    value = lastSerialNumber.add(1, ordering: .relaxed).newValue
  }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier in hexadecimal.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type that identifies the stream it belongs to.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
