public import Foundation

extension NotificationCenter {
  /// The notifications that are posted from now on, as an asynchronous sequence.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a center, as an asynchronous sequence.
  ///
  /// Each iteration keeps what is posted between two of its steps, and stops to listen when it ends.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The elements are notifications.
    public typealias Element = Notification
    /// This sequence never fails.
    public typealias Failure = Never
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Carried<Notification>.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Carried($0))
      }
      let stop = Carried { [center] in center.removeObserver(token) }
      continuation.onTermination = { _ in stop.value() }
      return Iterator(stream.makeAsyncIterator())
    }

    /// Waits for one notification at a time.
    public struct Iterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Carried<Notification>>.Iterator

      fileprivate init(_ posted: AsyncStream<Carried<Notification>>.Iterator) {
        self.posted = posted
      }

      /// The next notification, or `nil` when the task was cancelled.
      public mutating func next() async -> Notification? {
        await next(isolation: nil)
      }

      /// The next notification, or `nil` when the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.value
      }
    }
  }
}
