import Dispatch
@_spi(Reflection) import Swift
import Synchronization

/// Whether a new value makes a difference, so that nothing is evaluated again for an equal one.
///
/// A value is the same when `==` says so, when its bytes are (plain memory), or field by field:
/// a binding that leads to the same place, the same object, an equal string. Two closures are the
/// same when they share code and captured values; one that captures anything is made anew each time,
/// so a view that holds one is evaluated again, as in SwiftUI.
package enum Comparison: @unchecked Sendable {
  package typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  case alwaysDifferent
  case same(when: Test)

  /// How to compare two values of a type. The first question about a type searches every
  /// conformance of the process, so keep the answer.
  package init(of type: any Any.Type) { self.init(Self.test(of: type)) }

  /// How to compare two values of a component.
  ///
  /// One of plain memory is compared by its fields though it is `Equatable`, as in SwiftUI:
  /// only `equatable()` makes its own `==` count.
  package init(ofView type: any Any.Type) {
    let ofFields = isPlain(type) ? Self.fieldTests(of: type) : nil
    self.init(ofFields ?? Self.test(of: type))
  }

  private init(_ test: Test?) { self = test.map { .same(when: $0) } ?? .alwaysDifferent }

  // MARK: Answers that are kept

  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

  /// As `init(of:)`, asked once for each type; from any thread.
  package static func kept(of type: any Any.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let new = Comparison(of: type)
    known.withLock { $0[key] = new }
    return new
  }

  /// Whether two values are known to be the same.
  package static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    guard case .same(let test) = kept(of: Value.self) else { return false }
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in test(first, second) }
    }
  }

  // MARK: Tests

  /// A test for a value of any type, or nil when two values can't be compared.
  fileprivate static func test(of type: any Any.Type) -> Test? {
    switch kind(of: type) {
    case .struct: wholeTest(of: type) ?? fieldTests(of: type)
    case .function: bytesTest(count: size(of: type))
    default: wholeTest(of: type)
    }
  }

  /// What most fields are, known without a search. Unsafe, but ours: a test keeps nothing.
  private nonisolated(unsafe) static let commonTests: [ObjectIdentifier: Test] = [
    ObjectIdentifier(Bool.self): equalityTest(of: Bool.self),
    ObjectIdentifier(Int.self): equalityTest(of: Int.self),
    ObjectIdentifier(Double.self): equalityTest(of: Double.self),
    ObjectIdentifier(String.self): equalityTest(of: String.self),
    ObjectIdentifier(String?.self): equalityTest(of: String?.self),
    ObjectIdentifier(DispatchQueue.self): isSameQueue,
  ]

  /// Dispatch on Linux makes a new object whenever it is asked for the main queue or a global one;
  /// their labels are Dispatch's own.
  private static func isSameQueue(_ new: UnsafeRawPointer, _ old: UnsafeRawPointer) -> Bool {
    let new = new.assumingMemoryBound(to: DispatchQueue.self).pointee
    let old = old.assumingMemoryBound(to: DispatchQueue.self).pointee
    return new === old || new.label == old.label && new.label.hasPrefix("com.apple.")
  }

  private static func wholeTest(of type: any Any.Type) -> Test? {
    if let common = commonTests[ObjectIdentifier(type)] { return common }
    func open<T>(_: T.Type) -> Test? {
      if let equatable = T.self as? any Equatable.Type { return equalityTest(of: equatable) }
      if _isPOD(T.self) { return bytesTest(count: MemoryLayout<T>.size) }
      if T.self is AnyObject.Type { return bytesTest(count: MemoryLayout<T>.size) }
      if let optional = T.self as? any ComparedByContent.Type { return optional.contentTest }
      return nil
    }
    return _openExistential(type, do: open)
  }

  /// A test of each field of a struct, or nil when one of them can't be compared.
  private static func fieldTests(of type: any Any.Type) -> Test? {
    var tests: [(offset: Int, test: Test)] = []
    var isComplete = true
    let isStruct = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
      // The storage of a property wrapper begins with an underscore.
      let isWrapper = kind == .struct && name[0] == CChar(UInt8(ascii: "_"))
      let known = isWrapper ? propertyTest(of: fieldType) : nil
      if let test = known ?? test(of: fieldType) {
        tests.append((offset, test))
      } else {
        isComplete = false
      }
      return isComplete
    }
    guard isStruct, isComplete else { return nil }
    return { new, old in tests.allSatisfy { $0.test(new + $0.offset, old + $0.offset) } }
  }

  /// Only a field tells its kind, so the type becomes one.
  private static func kind(of type: any Any.Type) -> _MetadataKind {
    func open<T>(_: T.Type) -> any Any.Type { Field<T>.self }
    var result = _MetadataKind.opaque
    _forEachField(of: _openExistential(type, do: open), options: []) { _, _, _, kind in
      result = kind
      return false
    }
    return result
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

private struct Field<Value> { let value: Value }

private func isPlain(_ type: any Any.Type) -> Bool {
  func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
  return _openExistential(type, do: open)
}

/// An optional whose content is not `Equatable` is compared by its content.
private protocol ComparedByContent {
  static var contentTest: Comparison.Test? { get }
}

extension Optional: ComparedByContent {
  fileprivate static var contentTest: Comparison.Test? {
    guard let test = Comparison.test(of: Wrapped.self) else { return nil }
    return { new, old in
      let pair = (
        new.assumingMemoryBound(to: Wrapped?.self).pointee,
        old.assumingMemoryBound(to: Wrapped?.self).pointee
      )
      guard case (let new?, let old?) = pair else { return pair.0 == nil && pair.1 == nil }
      return withUnsafePointer(to: new) { new in
        withUnsafePointer(to: old) { old in test(new, old) }
      }
    }
  }
}
