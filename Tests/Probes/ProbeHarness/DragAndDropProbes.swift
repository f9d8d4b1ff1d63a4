import HarnessKit
import SwiftUI

@MainActor
func registerDragAndDropProbes(in harness: inout Harness) {
  harness.probe("DragAndDropProbe") { DragAndDropProbe() }
  harness.probe("DropDelegateProbe") { DropDelegateProbe() }
  harness.probe("TransferProbe") { TransferProbe() }
  harness.probe("ClipboardProbe") { ClipboardProbe() }
  harness.probe("ShareLinkProbe") { ShareLinkProbe() }
}

private struct Card: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.name)
  }
}

extension UTType {
  fileprivate static var card: UTType { UTType(exportedAs: "org.example.card") }
}

private struct DragAndDropProbe: View {
  @State private var log = "none"
  @State private var isTargeted = false
  @State private var visits = 0

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text("\(visits)").accessibilityIdentifier("visits")
      Text("word").draggable("hello")
      Text("card").draggable(Card(name: "Ace")) { Text("preview") }
      Text("address").onDrag { NSItemProvider(object: NSURL(fileURLWithPath: "/note.txt")) }
      Text("thing").onDrag({ NSItemProvider(object: "thing") }, preview: { Text("preview") })
      Text("fixed")
      Text("texts").dropDestination(for: String.self) { items, location in
        log = "texts \(items.joined(separator: "+")) \(location != .zero)"
        return true
      } isTargeted: { isOver in
        isTargeted = isOver
        if isOver { visits += 1 }
      }
      Text("cards").dropDestination { (items: [Card], _) in
        log = "cards \(items.map(\.name))"
        return true
      }
      Text("session").dropDestination(for: String.self, isEnabled: true) { items, session in
        let place = (session as DropSession).location
        log = "session \(items) \(place != .zero)"
      }
      Text("urls").onDrop(of: [.url], isTargeted: $isTargeted) { providers in
        providers.first?.loadObject(ofClass: URL.self) { url, _ in
          DispatchQueue.main.async { log = url?.absoluteString ?? "no url" }
        }
        return true
      }
      Text("place").onDrop(of: [UTType.plainText], isTargeted: nil) { providers, location in
        log = "place \(providers.count) \(location != .zero)"
        return true
      }
      Text("older").onDrop(of: ["public.text"], isTargeted: nil) { providers in
        log = "older \(providers.count)"
        return false
      }
      Text(isTargeted ? "over" : "away").accessibilityIdentifier("target")
      Text("item").itemProvider { NSItemProvider() }.springLoadingBehavior(.enabled)
      Text("parts").itemProvider(nil).springLoadingBehavior(SpringLoadingBehavior.automatic)
    }
  }
}

private struct Dock: DropDelegate {
  @Binding var log: [String]
  var isClosed = false

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) { log.append("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    isClosed ? DropProposal(operation: .forbidden) : DropProposal(operation: DropOperation.move)
  }
  func dropExited(info: DropInfo) { log.append("exited") }
  func performDrop(info: DropInfo) -> Bool {
    log.append("performed \(info.itemProviders(for: [.text]).count) \(info.location != .zero)")
    return true
  }
}

private struct DropDelegateProbe: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      Text("word").draggable("hello")
      Text("data").draggable(Data([1, 2]))
      Text("dock").onDrop(of: [.plainText], delegate: Dock(log: $log))
      Text("closed").onDrop(of: [UTType.item], delegate: Dock(log: $log, isClosed: true))
    }
  }
}

/// A file that travels in every way there is.
private struct Sheet: Codable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .pdf) { sheet in
      SentTransferredFile(URL(fileURLWithPath: "/\(sheet.text)"))
    } importing: { (received: ReceivedTransferredFile) in
      Sheet(text: received.file.lastPathComponent)
    }
    .suggestedFileName("sheet.pdf")
    DataRepresentation(contentType: .json) {
      try JSONEncoder().encode($0)
    } importing: {
      try JSONDecoder().decode(Sheet.self, from: $0)
    }
    .visibility(TransferRepresentationVisibility.team)
    ProxyRepresentation { (sheet: Sheet) in
      sheet.text
    } importing: {
      Sheet(text: $0)
    }
  }
}

/// Travels as the two ways that a builder makes into one.
private struct Note: Transferable {
  var text: String

  @TransferRepresentationBuilder<Note>
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text)
    ProxyRepresentation(importing: { Note(text: $0) })
  }
}

/// An object of the app's own, as an item provider carries it.
private final class Parcel: NSItemProviderWriting, NSItemProviderReading {}

private struct TransferProbe: View {
  @State private var log = "none"

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text("word").draggable("hello")
      Text("sheet").draggable(Sheet(text: "plan"))
      Text("note").draggable(Note(text: "memo"))
      Text("sheets").dropDestination(for: Sheet.self) { sheets, _ in
        log = "sheets \(sheets.map(\.text))"
        return true
      }
      Text("words").dropDestination(for: String.self) { words, _ in
        log = "words \(words)"
        return true
      }
      Text(kinds).accessibilityIdentifier("kinds")
      Text(provided).accessibilityIdentifier("provided")
    }
  }

  private var kinds: String {
    let png = UTType(filenameExtension: "png")
    return "\(png?.identifier ?? "none") \(UTType.png.conforms(to: .image)) "
      + "\(UTType.json.preferredMIMEType ?? "none") \(UTType.text.conforms(to: .image))"
  }

  private var provided: String {
    let provider = NSItemProvider(object: NSString(string: "text"))
    provider.registerObject(Parcel(), visibility: NSItemProviderRepresentationVisibility.ownProcess)
    return "\(provider.hasItemConformingToTypeIdentifier("public.text")) "
      + "\(provider.canLoadObject(ofClass: URL.self)) \(provider.registeredTypeIdentifiers)"
  }
}

private struct ClipboardProbe: View {
  @State private var text = "first"

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("text")
      Text("source").copyable(["copied"])
        .cuttable(for: String.self) {
          text = "gone"
          return ["cut"]
        }
      Text("target").pasteDestination(for: String.self) {
        text = $0.joined()
      } validator: {
        $0
      }
      Text("services").exportableToServices(["a"]).importableFromServices(for: String.self) { _ in
        true
      }
    }
  }
}

private struct ShareLinkProbe: View {
  private let url = URL(fileURLWithPath: "/page")
  private var plain: ShareLink<CollectionOfOne<URL>, Never, Never, DefaultShareLinkLabel> {
    ShareLink(item: url)
  }

  var body: some View {
    VStack {
      plain
      ShareLink("Titled", item: url, subject: Text("Subject"), message: Text("Message"))
      ShareLink(Text("By text"), item: "words")
      ShareLink(String("String"), items: ["a", "b"])
      ShareLink(item: url) { Label2(text: "Label") }
      ShareLink(items: [url, url], message: Text("Two")) { Text("Several") }
      ShareLink("Card", item: Card(name: "Ace"), preview: SharePreview("An ace"))
      ShareLink(
        items: [Card(name: "Ace"), Card(name: "King")],
        preview: { SharePreview(LocalizedStringKey($0.name)) })
      ShareLink(
        item: Card(name: "Queen"),
        preview: SharePreview("A queen", image: Image(systemName: "crown"))
      ) { Text("With picture") }
    }
  }
}

private struct Label2: View {
  let text: String
  var body: some View {
    HStack {
      Image(systemName: "square.and.arrow.up"); Text(text)
    }
  }
}
