import HarnessUI

/// An object that a view's identity made for itself, or may have made.
struct OwnedObject {
  private(set) weak var object: AnyObject?
  private let property: String
  private let owner: any Any.Type
  /// Answers the object again if it is shared; nil where it is known to be the view's own.
  private var makeAgain: (() -> AnyObject)?

  init(_ kept: KeptObject) {
    object = Unmanaged<AnyObject>.fromOpaque(kept.address).takeUnretainedValue()
    property = kept.property
    owner = kept.owner
    if case .answered(let make) = kept.origin { makeAgain = make }
  }

  /// Whether it is still there, and not because others share it.
  ///
  /// A `@StateObject` that was not the view's alone from the start is asked for once more: what is
  /// shared is the same again. That runs code of the app, but only for an object that is still there.
  mutating func isStray() -> Bool {
    guard let object else { return false }
    guard let make = makeAgain else { return true }
    makeAgain = nil
    return make() !== object
  }

  /// "the @StateObject model of ProfileView (ProfileModel)"; nil when the object is gone.
  var name: String? {
    object.map { "the \(property) of \(shortName(of: owner)) (\(shortName(of: type(of: $0))))" }
  }
}

private nonisolated func shortName(of type: any Any.Type) -> String {
  String("\(type)".prefix { $0 != "<" })
}

/// The objects that views of a test made for themselves, to be looked for when the views have gone.
package struct OwnedObjects {
  private var objects: [OwnedObject] = []
  /// How many there may be before those that are gone are thrown out.
  private var roomFor = 64

  package init() {}

  mutating func add(_ kept: KeptObject) {
    if objects.count >= roomFor {
      objects.removeAll { $0.object == nil }
      roomFor = max(64, 2 * objects.count)
    }
    objects.append(OwnedObject(kept))
  }

  /// Adds those of another app of the same test.
  package mutating func add(_ others: OwnedObjects) {
    if !others.objects.isEmpty { objects += others.objects }
  }

  /// The sentences about those that are still there although their views have gone; forgets all.
  ///
  /// - Complexity: a look at each object; nothing when there is none.
  package mutating func takeStrays() -> [String] {
    if objects.isEmpty { return [] }
    // What a maker holds is let go before anything is said about it: it may be another of these.
    objects.removeAll { $0.object == nil }
    for index in objects.indices.reversed() where !objects[index].isStray() {
      objects.remove(at: index)
    }
    let names = objects.compactMap(\.name)
    self = OwnedObjects()
    return names.counted.map { name, count in
      let number = count == 1 ? "" : ", \(count) times"
      return "\(name) is still alive after the view has gone\(number)"
    }
  }
}

extension [String] {
  /// Each text once, with how often it is there, in the order of first appearance.
  nonisolated fileprivate var counted: [(String, Int)] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for text in self {
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.map { ($0, counts[$0, default: 0]) }
  }
}
