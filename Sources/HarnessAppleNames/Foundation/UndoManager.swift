public import Foundation

/// Remembers how to take changes back.
///
/// What is registered before the main queue gets its next turn is taken back together, as Apple's
/// manager does with the changes of one event.
///
/// Source: Apple's documentation of `UndoManager`.
public class UndoManager: NSObject, @unchecked Sendable {
  private final class Group {
    var name = ""
    var actions: [() -> Void] = []
    var targets: [ObjectIdentifier?] = []
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, from the outermost on.
  private var open: [Group] = []
  private var isEventOpen = false
  private var disabled = 0

  /// Whether changes of one event are taken back together.
  public var groupsByEvent = true
  /// How many groups are remembered; 0: all.
  public var levelsOfUndo = 0
  /// Whether a change is being taken back.
  public private(set) var isUndoing = false
  /// Whether a change is being made again.
  public private(set) var isRedoing = false

  /// A manager that remembers nothing yet.
  public override init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is something to make again.
  public var canRedo: Bool { !redoStack.isEmpty }
  /// How many groups are open.
  public var groupingLevel: Int { open.count }
  /// Whether changes are remembered.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Registering

  /// Remembers how a change of an object is taken back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { beginEvent() }
    open.last?.targets.append(ObjectIdentifier(target))
    open.last?.actions.append { [weak target] in if let target { handler(target) } }
    if !isUndoing, !isRedoing { redoStack.removeAll() }
    post(.NSUndoManagerCheckpoint)
  }

  /// Names what would be taken back.
  public func setActionName(_ name: String) {
    if let group = open.last ?? undoStack.last { group.name = name }
  }

  /// The name of what would be taken back.
  public var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
  /// The name of what would be made again.
  public var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's item that takes back.
  public var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of a menu's item that makes again.
  public var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Remembers no more changes.
  public func disableUndoRegistration() { disabled += 1 }
  /// Remembers changes again.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: Groups

  /// Opens a group: what is registered until it is closed is taken back together.
  public func beginUndoGrouping() { open.append(Group()) }

  /// Closes the group that was opened last.
  public func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if let outer = open.last {
      outer.actions += group.actions
      outer.targets += group.targets
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
    }
  }

  private func beginEvent() {
    beginUndoGrouping()
    guard !isUndoing, !isRedoing else { return }
    if !groupsByEvent { return }
    isEventOpen = true
    DispatchQueue.main.async { [weak self] in self?.endEvent() }
  }

  private func endEvent() {
    guard isEventOpen else { return }
    isEventOpen = false
    endUndoGrouping()
  }

  // MARK: Taking back

  /// Takes the last group back.
  public func undo() {
    endEvent()
    undoNestedGroup()
  }

  /// Takes the last closed group back.
  public func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the group again that was taken back last.
  public func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    replay(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group backwards; what that registers is a group for the other direction.
  private func replay(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action() }
    endUndoGrouping()
  }

  // MARK: Forgetting

  /// Forgets everything.
  public func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
    isEventOpen = false
  }

  /// Forgets what belongs to an object.
  public func removeAllActions(withTarget target: Any) {
    let object = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + open {
      for index in group.targets.indices.reversed() where group.targets[index] == object {
        group.targets.remove(at: index)
        group.actions.remove(at: index)
      }
    }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Comes when an undo manager has got something to take back.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Comes when something was taken back.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Comes when something was made again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
