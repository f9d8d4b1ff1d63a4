public import Foundation

/// What stays of a scene while it is not shown; there is none.
///
/// Source: Apple's documentation of `UISceneSession`.
public class UISceneSession: NSObject, @unchecked Sendable {
  /// What it is remembered by.
  public let persistentIdentifier = ""
}

extension UIScene {
  /// How a scene is asked for.
  ///
  /// Source: Apple's documentation of `UIScene.ActivationRequestOptions`.
  public class ActivationRequestOptions: NSObject, @unchecked Sendable {
    /// The scene that asks.
    public var requestingScene: UIScene?
  }
}
