import HarnessUI
@_spi(Reflection) import Swift

/// Whether a new view value makes a difference, so that an equal child is not evaluated again.
///
/// A value is the same when its bytes are (plain memory), when `==` says so, or field by field:
/// a binding that leads to the same place, the same object, an equal string. Two closures are the
/// same when they share code and captured values; one that captures anything is made anew each time,
/// so a view that holds one is evaluated again, as in SwiftUI.
enum Comparison {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  case alwaysDifferent
  case same(when: Test)

  init(of type: any Any.Type) {
    if let test = Self.test(of: type) {
      self = .same(when: test)
    } else {
      self = .alwaysDifferent
    }
  }

  private static var publishers: [ObjectIdentifier: Comparison] = [:]

  /// How to tell that `onReceive` was given the same publisher again.
  static func ofPublisher(_ type: any Any.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let known = publishers[key] { return known }
    let new = Comparison(of: type)
    publishers[key] = new
    return new
  }

  /// A test for a value of any type, or nil when two values can't be compared.
  private static func test(of type: any Any.Type) -> Test? {
    wholeTest(of: type) ?? fieldTests(of: type)
  }

  /// What most fields are, known without a search.
  private static let commonTests: [ObjectIdentifier: Test] = [
    ObjectIdentifier(Bool.self): equalityTest(of: Bool.self),
    ObjectIdentifier(Int.self): equalityTest(of: Int.self),
    ObjectIdentifier(Double.self): equalityTest(of: Double.self),
    ObjectIdentifier(String.self): equalityTest(of: String.self),
    ObjectIdentifier(String?.self): equalityTest(of: String?.self),
  ]

  private static func wholeTest(of type: any Any.Type) -> Test? {
    if let common = commonTests[ObjectIdentifier(type)] { return common }
    func open<T>(_: T.Type) -> Test? {
      if let equatable = T.self as? any Equatable.Type { return equalityTest(of: equatable) }
      if _isPOD(T.self) { return bytesTest(count: MemoryLayout<T>.size) }
      if T.self is AnyObject.Type { return bytesTest(count: MemoryLayout<T>.size) }
      return nil
    }
    return _openExistential(type, do: open)
  }

  /// A test of each field, or nil when one of them can't be compared.
  private static func fieldTests(of type: any Any.Type) -> Test? {
    var tests: [(offset: Int, test: Test)] = []
    var isComplete = true
    let isStruct = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
      let test: Test? =
        switch kind {
        // The storage of a property wrapper begins with an underscore.
        case .struct where name[0] == CChar(UInt8(ascii: "_")):
          propertyTest(of: fieldType) ?? test(of: fieldType)
        case .struct: test(of: fieldType)
        case .function: bytesTest(count: size(of: fieldType))
        default: wholeTest(of: fieldType)
        }
      if let test {
        tests.append((offset, test))
      } else {
        isComplete = false
      }
      return isComplete
    }
    guard isStruct, isComplete else { return nil }
    return { new, old in tests.allSatisfy { $0.test(new + $0.offset, old + $0.offset) } }
  }

  private static func size(of type: any Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  private static func propertyTest(of type: any Any.Type) -> Test? {
    (type as? any GraphProperty.Type).map { test(ofProperty: $0) }
  }

  private static func test<P: GraphProperty>(ofProperty _: P.Type) -> Test {
    {
      $0.assumingMemoryBound(to: P.self).pointee
        .isInterchangeable(with: $1.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func equalityTest<E: Equatable>(of _: E.Type) -> Test {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func bytesTest(count: Int) -> Test {
    { new, old in
      UnsafeRawBufferPointer(start: new, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: old, count: count))
    }
  }
}
