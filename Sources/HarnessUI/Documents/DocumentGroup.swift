/// Windows for documents. There is one, with a new document.
///
/// Source: SwiftUI's documentation of `DocumentGroup`.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  let sceneView: WindowSceneView<Content>

  private init(_ content: Content) {
    sceneView = WindowSceneView(content: { _ in content })
  }
}

/// The document of a window, which it keeps.
private nonisolated struct DocumentView<Document: FileDocument, Content: View>: InnerView {
  @State private var document: Document
  private let content: (FileDocumentConfiguration<Document>) -> Content

  init(_ document: Document, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content)
  {
    _document = State(initialValue: document)
    self.content = content
  }

  @MainActor var body: some View {
    content(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

/// The same for an object.
private nonisolated struct ReferenceDocumentView<Document: ReferenceFileDocument, Content: View>:
  View
{
  @StateObject private var document: Document
  private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    _ make: @escaping () -> Document,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: make())
    self.content = content
  }

  @MainActor var body: some View {
    content(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows that edit documents.
  public init<C: View>(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> C
  ) where Content == AnyView {
    self.init(AnyView(DocumentView(newDocument(), editor)))
  }

  /// Windows that show documents; there is none to show.
  public init<C: View>(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> C
  ) where Content == AnyView {
    self.init(AnyView(EmptyView()))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows that edit documents.
  public init<C: View>(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> C
  ) where Content == AnyView {
    self.init(AnyView(ReferenceDocumentView(newDocument, editor)))
  }

  /// Windows that show documents; there is none to show.
  public init<C: View>(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> C
  ) where Content == AnyView {
    self.init(AnyView(EmptyView()))
  }
}
