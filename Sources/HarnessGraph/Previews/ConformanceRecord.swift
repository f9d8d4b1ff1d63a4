/// What the compiler wrote down about the conformance of a type to a protocol.
///
/// Source: the layout of protocol conformance descriptors in Swift's stable ABI: four words of 32
/// bits, which are the protocol, the type, the witness table (each as an offset from the word
/// itself) and flags.
nonisolated struct ConformanceRecord {
  private let start: UnsafeRawPointer

  /// The records of all loaded objects.
  static var all: [ConformanceRecord] {
    ProgramSection.contents(of: "swift5_protocol_conformances").flatMap { section in
      stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
        section.baseAddress.map { ConformanceRecord(start: target(of: $0 + offset)) }
      }
    }
  }

  /// The address that stands for a protocol, read from the metadata of its existential type:
  /// a kind, flags and a count in 16 bytes, and then the protocols.
  static func descriptor(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  /// The protocol, directly or, if the lowest bit is set, through a pointer.
  var protocolDescriptor: UnsafeRawPointer? {
    let offset = start.load(as: Int32.self)
    let address = start + Int(offset & ~1)
    return offset & 1 == 0 ? address : address.load(as: UnsafeRawPointer?.self)
  }

  /// The type, unless it is generic or isn't one of Swift's own.
  var type: Any.Type? {
    guard let descriptor = typeDescriptor else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let (kind, isGeneric) = (flags & 0x1F, flags & 0x80 != 0)
    // Classes, structures and enumerations.
    guard (16...18).contains(kind), !isGeneric else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(Self.target(of: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  private var typeDescriptor: UnsafeRawPointer? {
    let flags = start.load(fromByteOffset: 12, as: UInt32.self)
    let address = Self.target(of: start + 4)
    switch flags >> 3 & 7 {
    case 0: return address
    case 1: return address.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  private static func target(of word: UnsafeRawPointer) -> UnsafeRawPointer {
    word + Int(word.load(as: Int32.self))
  }
}
