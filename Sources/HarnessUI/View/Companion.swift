/// What stands beside the content of a modifier without being a part of it. The content is the node's
/// first child; what comes after it takes no room in a container, and is no row of its own where the
/// content is one.
package enum Companion: Sendable {
  /// Drawn with the content: behind it, before it, at an edge of it. Its elements are beside the
  /// content's.
  case layer
  /// Belongs into the element of the content: its menu.
  case attached
  /// Belongs to the screen around: a bar, a sheet.
  case apart
}
