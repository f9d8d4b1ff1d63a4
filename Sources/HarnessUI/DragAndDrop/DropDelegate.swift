public import Foundation
public import HarnessAppleNames

/// What becomes of what is dropped.
///
/// Source: SwiftUI's documentation of `DropOperation`.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It may not be dropped here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
  /// It is deleted.
  case delete

  /// Several of them.
  nonisolated public struct Set: OptionSet, Sendable {
    /// One bit an operation.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing.
    public static let cancel = Set(rawValue: 1)
    /// It may not be dropped here.
    public static let forbidden = Set(rawValue: 2)
    /// It is copied.
    public static let copy = Set(rawValue: 4)
    /// It is moved.
    public static let move = Set(rawValue: 8)
    /// It is deleted.
    public static let delete = Set(rawValue: 16)
  }
}

/// What a view would do with what is over it.
///
/// Source: SwiftUI's documentation of `DropProposal`.
nonisolated public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation
  /// The same outside of the app.
  public let operationOutsideApplication: DropOperation?

  /// One thing everywhere.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// One thing within the app, another one outside of it.
  public init(
    withinApplication: DropOperation = .forbidden, outsideApplication: DropOperation = .forbidden
  ) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// What is over a view.
///
/// Source: SwiftUI's documentation of `DropInfo`.
nonisolated public struct DropInfo {
  let payload: DragPayload
  /// Where it is, in points of the view.
  public let location: CGPoint

  /// Whether something of these kinds is there.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !payload.providers(for: contentTypes).isEmpty
  }

  /// Whether something of these kinds is there.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// What is there of these kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    payload.providers(for: contentTypes)
  }

  /// What is there of these kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// Decides about what is dropped onto a view.
///
/// Source: SwiftUI's documentation of `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; false when that failed.
  func performDrop(info: DropInfo) -> Bool
  /// It is over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view; nil keeps what was proposed last.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It is no longer over the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps what was proposed last.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

nonisolated struct DropDelegateModifier<Delegate: DropDelegate>: ViewModifier, PrimitiveModifier {
  let kinds: [UTType]
  let delegate: Delegate

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let delegate = modifier.delegate
    let kinds = modifier.kinds
    func info(_ payload: DragPayload, _ location: CGPoint) -> DropInfo {
      DropInfo(payload: payload, location: location)
    }
    let target = DropTarget(
      accepts: { payload, location in
        MainActor.assumeIsolated {
          !payload.providers(for: kinds).isEmpty
            && delegate.validateDrop(info: info(payload, location))
        }
      },
      entered: { payload, location in
        MainActor.assumeIsolated { delegate.dropEntered(info: info(payload, location)) }
      },
      dropped: { payload, location in
        MainActor.assumeIsolated {
          let info = info(payload, location)
          switch delegate.dropUpdated(info: info)?.operation {
          case .cancel, .forbidden: return false
          case .copy, .move, .delete, nil: return delegate.performDrop(info: info)
          }
        }
      },
      left: { payload, location in
        MainActor.assumeIsolated { delegate.dropExited(info: info(payload, location)) }
      })
    node.annotate(.dropTarget(target))
  }
}
