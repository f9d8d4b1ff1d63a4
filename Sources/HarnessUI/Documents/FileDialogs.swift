public import Foundation
public import HarnessAppleNames

/// Asks for a file: a dialog with a field for the path, which a test fills in.
private nonisolated struct FileDialogModifier: ViewModifier {
  let title: String
  let action: String
  var allowed: [UTType] = []
  let path: String
  let isPresented: Binding<Bool>
  var onCancellation: () -> Void = {}
  let onChoice: ([URL]) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      DialogModifier(
        role: .dialog, title: title,
        attributes: [
          ("file_dialog", .string(action)),
          ("allowed_content_types", .string(allowed.map(\.identifier).joined(separator: " "))),
        ],
        isPresented: isPresented,
        actions: FileDialogContent(
          action: action, path: path, onChoice: onChoice, onCancellation: onCancellation),
        message: EmptyView()))
  }
}

/// Several paths stand on lines of their own.
private nonisolated struct FileDialogContent: InnerView {
  let action: String
  @State private var path: String
  private let onChoice: ([URL]) -> Void
  private let onCancellation: () -> Void

  init(
    action: String, path: String, onChoice: @escaping ([URL]) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.action = action
    _path = State(initialValue: path)
    self.onChoice = onChoice
    self.onCancellation = onCancellation
  }

  @MainActor var body: some View {
    TextField("Path", text: $path)
    Button(action) {
      onChoice(path.split(separator: "\n").map { URL(fileURLWithPath: String($0)) })
    }
    Button("Cancel", role: .cancel) { onCancellation() }
  }
}

extension View {
  /// Asks for a file to read while a binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        title: "Import", action: "Open", allowed: allowedContentTypes, path: "",
        isPresented: isPresented,
        onChoice: { urls in if let url = urls.first { onCompletion(.success(url)) } }))
  }

  /// Asks for files to read while a binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Asks for files to read while a binding is true; the user may leave without one.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        title: "Import", action: "Open", allowed: allowedContentTypes, path: "",
        isPresented: isPresented, onCancellation: onCancellation,
        onChoice: { urls in
          onCompletion(.success(allowsMultipleSelection ? urls : Array(urls.prefix(1))))
        }))
  }

  /// Asks where to write a document while a binding is true.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        title: "Export", action: "Save", allowed: [contentType], path: defaultFilename ?? "",
        isPresented: isPresented.and(document),
        onChoice: { urls in
          guard let url = urls.first, let document else { return }
          onCompletion(Result { try document.write(as: contentType, to: url) })
        }))
  }

  /// Asks where to write a document while a binding is true; the user may leave without writing.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return modifier(
      FileDialogModifier(
        title: "Export", action: "Save", allowed: types, path: defaultFilename ?? "",
        isPresented: isPresented.and(document), onCancellation: onCancellation,
        onChoice: { urls in
          guard let url = urls.first, let document, let type = types.first else { return }
          onCompletion(Result { try document.write(as: type, to: url) })
        }))
  }

  /// Asks where to write documents while a binding is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileDialogModifier(
        title: "Export", action: "Save", allowed: [contentType], path: "",
        isPresented: isPresented,
        onChoice: { urls in
          onCompletion(
            Result {
              try zip(documents, urls).map { try $0.write(as: contentType, to: $1) }
            })
        }))
  }

  /// Asks where to write a document that is an object, while a binding is true.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        title: "Export", action: "Save", allowed: [contentType], path: defaultFilename ?? "",
        isPresented: isPresented.and(document),
        onChoice: { urls in
          guard let url = urls.first, let document else { return }
          onCompletion(
            Result {
              let snapshot = try document.snapshot(contentType: contentType)
              let configuration = FileDocumentWriteConfiguration(
                contentType: contentType, existingFile: nil)
              let file = try document.fileWrapper(
                snapshot: snapshot, configuration: configuration)
              try file.write(to: url)
              return url
            })
        }))
  }

  /// Asks where to move a file while a binding is true.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        title: "Move", action: "Move", path: file?.path ?? "", isPresented: isPresented.and(file),
        onChoice: { urls in
          guard let file, let url = urls.first else { return }
          onCompletion(
            Result {
              try FileManager.default.moveItem(at: file, to: url)
              return url
            })
        }))
  }

  /// Asks where to move files while a binding is true.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(
        title: "Move", action: "Move", path: files.map(\.path).joined(separator: "\n"),
        isPresented: isPresented,
        onChoice: { urls in
          onCompletion(
            Result {
              try zip(files, urls).map { file, url in
                try FileManager.default.moveItem(at: file, to: url)
                return url
              }
            })
        }))
  }
}

extension FileDocument {
  /// Writes the document to where it is to be.
  fileprivate func write(as type: UTType, to url: URL) throws -> URL {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    try fileWrapper(configuration: configuration).write(to: url)
    return url
  }
}
