/// An object with a publisher that fires before the object changes.
public protocol ObservableObject: AnyObject {
  /// The kind of that publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's one publisher, which its `@Published` properties fire before they change.
  public var objectWillChange: ObservableObjectPublisher {
    let boxes = PublishedFields.of(type(of: self)).boxes(in: self)
    guard !boxes.isEmpty else { return StandalonePublishers.shared.publisher(for: self) }
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes { box.adopt(publisher) }
    return publisher
  }
}

extension ObservableObject {
  /// Calls `action` each time before this object changes, until the result goes away.
  package func onWillChange(_ action: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in action() }
  }
}
