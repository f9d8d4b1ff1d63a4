public import Foundation
public import HarnessCombine

extension NSObject {
  /// An object of the class that it is called on, whose own `init()` runs.
  convenience init(dynamically: Void) { self.init() }

  // The compiler lets nobody make an object of a class that is known at run time only, since a
  // class may do without `init()`. Those that an adaptor names do have it, as UIKit asks for it.
  // This is the initialiser above, which looks the other one up in the class.
  @_silgen_name("$s10Foundation8NSObjectC9HarnessUIE11dynamicallyACyt_tcfC")
  fileprivate static func makeDynamically() -> NSObject

  fileprivate static func make<T: NSObject>(_ type: T.Type) -> T {
    // A plain object keeps the initialiser in the program.
    let object =
      type == NSObject.self ? NSObject(dynamically: ()) : type.makeDynamically()
    guard let object = object as? T else {
      preconditionFailure("\(type) made an object of another class")
    }
    return object
  }
}

/// Makes the delegate of an app, once; the system tells it nothing here.
///
/// Source: SwiftUI's documentation of `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  private let object: DelegateType

  /// A delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = NSObject.make(delegateType)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { object }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}

/// Makes the delegate of an app on the Mac, once; the system tells it nothing here.
///
/// Source: SwiftUI's documentation of `NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  private let object: DelegateType

  /// A delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = NSObject.make(delegateType)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { object }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}

/// Makes the delegate of an app on the watch, once; the system tells it nothing here.
///
/// Source: SwiftUI's documentation of `WKApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  private let object: DelegateType

  /// A delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = NSObject.make(delegateType)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { object }
}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}

/// Makes the delegate of an extension on the watch, once; the system tells it nothing here.
///
/// Source: SwiftUI's documentation of `WKExtensionDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  private let object: DelegateType

  /// A delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = NSObject.make(delegateType)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { object }
}

extension WKExtensionDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}
