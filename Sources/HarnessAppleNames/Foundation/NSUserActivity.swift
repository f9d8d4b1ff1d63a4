public import Foundation

/// What a user was doing, so that it can go on elsewhere. Nothing goes on elsewhere here.
///
/// Source: Apple's documentation of `NSUserActivity`.
public class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of thing it was.
  public let activityType: String
  /// Its title.
  public var title: String?
  /// What is needed to go on.
  public var userInfo: [AnyHashable: Any]?
  /// The keys of what is needed to go on.
  public var requiredUserInfoKeys: Set<String>?
  /// Words to find it by.
  public var keywords: Set<String> = []
  /// Where it can go on in a browser.
  public var webpageURL: URL?
  /// Where it came from.
  public var referrerURL: URL?
  /// The scene that it belongs to.
  public var targetContentIdentifier: String?
  /// What a helper remembers it by.
  public var persistentIdentifier: String?
  /// Whether it can go on elsewhere.
  public var isEligibleForHandoff = true
  /// Whether it can be found.
  public var isEligibleForSearch = false
  /// Whether everybody may find it.
  public var isEligibleForPublicIndexing = false
  /// Whether a helper may suggest it.
  public var isEligibleForPrediction = false
  /// Whether it has to be brought up to date.
  public var needsSave = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
  /// The user does it now.
  public func becomeCurrent() {}
  /// The user does something else.
  public func resignCurrent() {}
  /// It is over.
  public func invalidate() {}
}

/// The kind of activity that is a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
