public import Observation

/// A property of a view that reads a value of its environment.
///
/// Source: SwiftUI's documentation of `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An observable object, by its type; the closure gives it as `Value`, or nil.
    case object(any Any.Type, (AnyObject?) -> Value?)
  }
  private let content: Content
  private var context: PropertyContext?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value that the view inherits.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath):
      return (context?.environment ?? EnvironmentValues())[keyPath: keyPath]
    case .object(let type, let convert):
      let found = convert(context?.environment.object(of: type))
      guard let found else { missingObject(type) }
      return found
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject & Observable {
  /// Reads an observable object that a view around provided with `environment(_:)`.
  public init(_ objectType: Value.Type) {
    content = .object(objectType, { $0 as? Value })
  }
}

extension Environment {
  /// Reads an observable object, or nil where none was provided.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object(objectType, { .some($0 as? T) })
  }
}

extension Environment: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    self.context = copy context
    if case .object(let type, let convert) = content,
      convert(context.environment.object(of: type)) == nil
    {
      context.reader.report(
        missingObjectMessage(type, in: context, hint: ".environment(_:)"))
    }
  }

  package func isInterchangeable(with other: Self) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let mine), .keyPath(let theirs)): mine == theirs
    case (.object(let mine, _), .object(let theirs, _)): mine == theirs
    default: false
    }
  }
}

/// What a test reads when nobody provided an object.
func missingObjectMessage(_ type: any Any.Type, in context: PropertyContext, hint: String) -> String
{
  """
  no object of type \(type) for '\(context.name)' of \(context.owner): a view around it, or the \
  mount in the test, must provide one with \(hint)
  """
}

/// Stops where SwiftUI stops the app: the property is read though nobody provided the object.
///
/// A mounted view never comes here, since the engine checks before it runs the body.
func missingObject(_ type: any Any.Type) -> Never {
  preconditionFailure("no object of type \(type): the view is not mounted")
}
