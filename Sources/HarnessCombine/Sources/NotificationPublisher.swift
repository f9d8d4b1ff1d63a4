public import Foundation

extension NotificationCenter {
  /// Makes a publisher of notifications.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of a notification center's notifications.
  public struct Publisher: HarnessCombine.Publisher {
    /// The value is the notification.
    public typealias Output = Notification
    /// This publisher never fails.
    public typealias Failure = Never
    /// The center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them, or `nil` for any.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches the subscriber, which misses what is posted while it has no demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber)
      let send = Carried { (notification: Notification) in outlet.sendIfDemanded(notification) }
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        send.value($0)
      }
      outlet.open(onCancel: { [center] in center.removeObserver(token) })
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same notifications.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
