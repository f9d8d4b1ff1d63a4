import HarnessUI

/// Where a view stands, in words a component author knows: `SignInForm > VStack > HStack#form`.
extension Node {
  /// The way from the mounted view to this node; wrappers and modifiers are left out.
  package var path: String {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      if current.hasOwnPlace, !current.viewType.isInner { names.append(current.pathName) }
      node = current.parent
    }
    return names.reversed().joined(separator: " > ")
  }

  /// A name for this node in a sentence: itself, or for a modifier the view that it modifies.
  package var placeName: String { place.pathName }

  /// The way to this node, or for a modifier to the view that it modifies.
  package var placePath: String {
    let place = place
    if place.hasOwnPlace { return place.path }
    let way = place.path
    return way.isEmpty ? place.pathName : "\(way) > \(place.pathName)"
  }

  /// The view that a modifier modifies; this node itself where it is none.
  package var place: Node {
    var place = placeOfAnyView
    while place.viewType.isInner, let outer = place.placeAround { place = outer }
    return place
  }

  /// The same, which may be a view that only the library knows.
  private var placeOfAnyView: Node {
    var node = self
    while !node.hasOwnPlace, let child = node.children.first {
      if node.children.count > 1, !node.isModifier { break }
      node = child
    }
    // Several views at once, such as a group's: the group, not the tuple that it holds.
    var place = node
    while !place.hasOwnPlace, place !== self, let parent = place.parent, !parent.isModifier {
      place = parent
    }
    return place
  }

  /// The nearest view around that has a place of its own.
  private var placeAround: Node? {
    var node = parent
    while let current = node, !current.hasOwnPlace { node = current.parent }
    return node
  }

  private var isModifier: Bool { typeName == "ModifiedContent" }

  /// Whether a component's author knows the view: one that is no modifier, wrapper or part of another.
  package var isKnownToAuthors: Bool { hasOwnPlace && !viewType.isInner }

  private var hasOwnPlace: Bool { isComponent || !isFlattened }

  private var pathName: String {
    guard let identifier = outerIdentifier else { return typeName }
    return "\(typeName)#\(identifier.plainOrQuoted)"
  }

  /// The identifier given by the modifiers right around this node.
  private var outerIdentifier: String? {
    var found: String?
    var node = parent
    while let current = node, !current.hasOwnPlace, current.children.count == 1 {
      for case .identifier(let identifier) in current.annotations { found = identifier }
      node = current.parent
    }
    return found
  }
}
