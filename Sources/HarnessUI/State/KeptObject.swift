/// An object that a property got when its view appeared, as the property tells it to the engine,
/// which looks for it when the view has gone.
package struct KeptObject {
  /// What is known about who made the object.
  package enum Origin {
    /// The property asked for it, and nobody else had it then.
    case madeForTheView
    /// The property asked for it, and somebody else has it, too: it is shared, or refers to itself.
    case answered(by: () -> AnyObject)
    /// It came with the view's value. Only the values of views hold it if the view owns it.
    case camePassed
  }

  /// Where it is: a reference here would be one more.
  package let address: UnsafeRawPointer
  package let origin: Origin
  /// As the author wrote it: "@StateObject model".
  package let property: String
  /// The view's type.
  package let owner: any Any.Type

  init(
    at address: UnsafeRawPointer, _ origin: Origin, as wrapper: String,
    in context: borrowing PropertyContext
  ) {
    self.address = address
    self.origin = origin
    property = "\(wrapper) \(context.name)"
    owner = context.owner
  }
}
