package import HarnessCombine

/// A property wrapper whose value somebody outside of the view may look at.
package protocol InspectableProperty {
  /// The value that the property has for its view.
  var inspectedValue: Any { get }
}

extension State: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension Binding: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension StateObject: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension ObservedObject: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension EnvironmentObject: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension Environment: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension AppStorage: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension SceneStorage: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension FocusState: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension GestureState: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }
}

extension Published: InspectableProperty {
  package var inspectedValue: Any { latestValue }
}
