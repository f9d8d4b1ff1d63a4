import HarnessKit
import SwiftUI

@MainActor
func registerDocumentProbes(in harness: inout Harness) {
  harness.probe("FilesProbe") { FilesProbe() }
  harness.probe("ActivityProbe") { ActivityProbe() }
  harness.register(Component(app: NoteApp.self))
  harness.register(Component(app: ObjectApp.self))
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(text: String) { self.text = text }

  init(configuration: FileDocumentReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private final class ObjectNote: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  @Published var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws { text = "" }
  func snapshot(contentType: UTType) throws -> String { text }
  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

private struct FilesProbe: View {
  @State private var shown = 0
  @State private var log = ""
  @State private var saved: URL?
  private let options: FileDialogBrowserOptions = [.includeHiddenFiles, .displayFileExtensions]
  private let note = Note(text: "hello")

  private func isShown(_ number: Int) -> Binding<Bool> {
    Binding(get: { shown == number }, set: { if !$0 { shown = 0 } })
  }

  private func noteURLs(_ result: Result<[URL], any Error>) {
    log = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: ",")
  }

  var body: some View {
    VStack {
      ForEach(1..<10) { number in Button("Show \(number)") { shown = number } }
      Text(log).accessibilityIdentifier("log")
    }
    .fileImporter(isPresented: isShown(1), allowedContentTypes: [.plainText]) { result in
      log = (try? result.get())?.path ?? "none"
    }
    .fileImporter(
      isPresented: isShown(2), allowedContentTypes: [.data], allowsMultipleSelection: true,
      onCompletion: noteURLs
    )
    .fileImporter(
      isPresented: isShown(3), allowedContentTypes: [], allowsMultipleSelection: false,
      onCompletion: noteURLs, onCancellation: { log = "cancelled" }
    )
    .fileExporter(
      isPresented: isShown(4), document: note, contentType: .plainText,
      defaultFilename: "/tmp/harness-probe-note.txt"
    ) { result in
      saved = try? result.get()
      log = saved.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "not written"
    }
    .fileMover(isPresented: isShown(5), file: saved) { result in
      log = (try? result.get())?.lastPathComponent ?? "not moved"
      if let url = try? result.get() { try? FileManager.default.removeItem(at: url) }
    }
    .fileExporter(
      isPresented: isShown(6), documents: [note], contentType: .plainText,
      onCompletion: noteURLs
    )
    .fileExporter(
      isPresented: isShown(7), document: ObjectNote(text: "x"), contentType: .plainText,
      defaultFilename: "/no/such/folder"
    ) { result in
      if case .failure = result { log = "failed" }
    }
    .fileMover(isPresented: isShown(8), files: [URL](), onCompletion: noteURLs)
    .fileExporter(
      isPresented: isShown(9), document: note, onCompletion: { _ in },
      onCancellation: { log = "no" }
    )
    .fileDialogMessage("Choose one")
    .fileDialogConfirmationLabel("Take")
    .fileExporterFilenameLabel("As")
    .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
    .fileDialogCustomizationID("files")
    .fileDialogImportsUnresolvedAliases(true)
    .fileDialogBrowserOptions(options)
  }
}

private struct ActivityProbe: View {
  @State private var title = ""
  private let element: String? = "cup"

  var body: some View {
    Text(title).accessibilityIdentifier("activity")
      .userActivity("drink") { activity in
        activity.title = "Drinking"
        title = activity.title ?? ""
      }
    Text("element").accessibilityIdentifier("element")
      .userActivity("with", element: element) { element, activity in
        activity.userInfo = ["element": element]
      }
      .onContinueUserActivity("drink") { _ in }
  }
}

private struct NoteEditor: View {
  let file: FileDocumentConfiguration<Note>

  var body: some View {
    TextField("Text", text: file.$document.text)
    Text("\(file.document.text) \(file.isEditable)").accessibilityIdentifier("text")
  }
}

private struct NoteApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note(text: "new")) { file in NoteEditor(file: file) }
    DocumentGroup(viewing: Note.self) { file in Text(file.document.text) }
  }
}

private struct ObjectApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { ObjectNote(text: "object") }) {
      (file: ReferenceFileDocumentConfiguration<ObjectNote>) in
      TextField("Text", text: file.$document.text)
      Text(file.document.text).accessibilityIdentifier("text")
    }
  }
}
