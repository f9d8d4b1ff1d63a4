import HarnessUI

/// Where a view stands, in words a component author knows: `SignInForm > VStack > HStack#form`.
extension Node {
  /// The way from the mounted view to this node; wrappers and modifiers are left out.
  package var path: String {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      if current.hasOwnPlace { names.append(current.pathName) }
      node = current.parent
    }
    return names.reversed().joined(separator: " > ")
  }

  /// A name for this node in a sentence: itself, or for a modifier the view that it modifies.
  package var placeName: String {
    var node = self
    while !node.hasOwnPlace, let child = node.children.first { node = child }
    return node.pathName
  }

  private var hasOwnPlace: Bool { isComponent || !isFlattened }

  private var pathName: String {
    guard let identifier = outerIdentifier else { return typeName }
    return "\(typeName)#\(identifier)"
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
