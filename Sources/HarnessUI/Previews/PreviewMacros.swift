/// Declares a preview: a view that is shown, and can be tested, on its own.
///
/// Source: SwiftUI's documentation of `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HarnessUIMacros", type: "PreviewMacro")

/// Declares a preview with traits, such as its size.
///
/// Source: SwiftUI's documentation of `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HarnessUIMacros", type: "PreviewMacro")

/// Makes a property of a preview's closure one of the preview's view, so that it can hold state.
///
/// Source: SwiftUI's documentation of `Previewable()`.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "HarnessUIMacros", type: "PreviewableMacro")

/// Makes a property an entry of the environment, with its default value.
///
/// Source: SwiftUI's documentation of `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HarnessUIMacros", type: "EntryMacro")
