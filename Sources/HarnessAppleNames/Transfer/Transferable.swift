/// A value that can leave the app, or come into it.
///
/// Source: the Core Transferable framework's documentation of `Transferable`.
public protocol Transferable {
  /// The type of `transferRepresentation`.
  associatedtype Representation: TransferRepresentation

  /// How the value travels, the best way first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A way in which a value travels.
///
/// Source: the Core Transferable framework's documentation of `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The type of `body`.
  associatedtype Body: TransferRepresentation

  /// What this way is made of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

extension Never: Transferable {
  /// There is no value.
  public static var transferRepresentation: Never {
    preconditionFailure("there is no value of Never")
  }
}

extension Never: TransferRepresentation {
  /// There is no value.
  public typealias Item = Never
  /// There is no value.
  public typealias Body = Never
}

extension TransferRepresentation where Body == Never {
  /// Never called: what is built in has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A way in which the harness can follow a value.
protocol FollowedRepresentation {
  var kinds: [UTType] { get }
  /// Other values that stand for a value.
  func values(for item: Any) -> [Any]
  /// The value that another one stands for.
  func item(from value: Any) -> Any?
}

extension FollowedRepresentation {
  func values(for item: Any) -> [Any] { [] }
  func item(from value: Any) -> Any? { nil }
}

extension TransferRepresentation {
  fileprivate var followed: [any FollowedRepresentation] {
    if let list = self as? any RepresentationList { return list.all }
    if let followed = self as? any FollowedRepresentation { return [followed] }
    if Body.self == Never.self { return [] }
    return body.followed
  }
}

/// Several ways.
protocol RepresentationList {
  var all: [any FollowedRepresentation] { get }
}

/// Makes one way of several statements.
///
/// Source: the Core Transferable framework's documentation of `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One way.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One way.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Several ways, the best first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> some TransferRepresentation<Item> {
    var all: [any FollowedRepresentation] = []
    for one in repeat each content { all += one.followed }
    return Several<Item>(all: all)
  }
}

private struct Several<Item: Transferable>: TransferRepresentation, RepresentationList,
  @unchecked Sendable
{
  typealias Body = Never
  let all: [any FollowedRepresentation]
}

// MARK: Travelling

extension Transferable {
  /// The value that another one is or stands for; nil if neither.
  package static func received(_ value: Any) -> Self? {
    if let same = value as? Self { return same }
    if let item = value as? any Transferable,
      let proxy = item.proxies.lazy.compactMap({ $0 as? Self }).first
    {
      return proxy
    }
    return transferRepresentation.followed.lazy.compactMap { $0.item(from: value) as? Self }.first
  }

  /// Other values that stand for this one.
  package var proxies: [Any] {
    Self.transferRepresentation.followed.flatMap { $0.values(for: self) }
  }

  /// The kinds of data that it travels as.
  package static var kinds: [UTType] { transferRepresentation.followed.flatMap(\.kinds) }
}
