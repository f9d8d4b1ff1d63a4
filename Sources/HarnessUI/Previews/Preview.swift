/// A preview of a view: where it stands, what it is called and how to make it.
public struct Preview: Sendable {
  /// The kind of traits that previews of views have.
  public enum ViewTraits: Sendable {}

  /// Module and file, such as `App/CheckBox.swift`.
  package let fileID: String
  /// The line of the preview in its file.
  package let line: Int
  private let readName: @MainActor @Sendable () -> String?
  private let readTraits: @MainActor @Sendable () -> [PreviewTrait<ViewTraits>]
  private let makeView: @MainActor @Sendable () -> any View

  /// Describes a preview; nothing of it runs yet.
  package init(
    fileID: String, line: Int, name: @escaping @MainActor @Sendable () -> String?,
    traits: @escaping @MainActor @Sendable () -> [PreviewTrait<ViewTraits>] = { [] },
    make: @escaping @MainActor @Sendable () -> any View
  ) {
    self.fileID = fileID
    self.line = line
    readName = name
    readTraits = traits
    makeView = make
  }

  /// The preview's name, if it was given one.
  @MainActor package var name: String? { readName() }

  /// The preview's traits, in the order of the source.
  @MainActor package var traits: [PreviewTrait<ViewTraits>] { readTraits() }

  /// Makes the preview's view.
  @MainActor package func make() -> any View { makeView() }
}

extension Preview {
  /// What an expanded `#Preview` calls; returns an owned reference to a `PreviewEntry`.
  ///
  /// The view's type isn't a parameter: a closure whose type names a type that is declared in the
  /// closure itself crashes the compiler.
  public static func _entry(
    fileID: String, line: Int, name: @escaping @MainActor @Sendable () -> String?,
    traits: @escaping @MainActor @Sendable () -> [PreviewTrait<ViewTraits>],
    @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
  ) -> UnsafeMutableRawPointer {
    let preview = Preview(fileID: fileID, line: line, name: name, traits: traits, make: body)
    return Unmanaged.passRetained(PreviewEntry(preview)).toOpaque()
  }
}

/// A preview on its way from the program's list of previews.
package final class PreviewEntry: Sendable {
  /// The preview.
  package let preview: Preview

  init(_ preview: Preview) {
    self.preview = preview
  }
}
