import Foundation
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries
import HarnessSnapshots

extension Vocabulary {
  /// `attach(name, data[, mime])`, and `screenshot([name])` of the screen or of an element.
  static func addAttachments(to library: LuaLibrary) {
    library.function(
      "attach",
      acting("attach") { call, context in
        try context.attach(try Attachment(from: call))
        return 0
      })
    library.function(
      "screenshot",
      acting("screenshot") { call, context in
        try context.takeScreenshot(named: call.isNil(1) ? nil : try call.string(1), of: .root)
        return 0
      })
  }

  static func addScreenshot<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    acting("screenshot", of: type) { holder, call, context in
      let name = call.isNil(1) ? nil : try call.string(1)
      try context.takeScreenshot(named: name, of: holder.locator)
      call.push(holder)
      return 1
    }
  }
}

/// What `attach` is given.
struct Attachment {
  let name: String
  let bytes: [UInt8]
  let mime: String
  /// For a name without an extension.
  let defaultExtension: String

  init(from call: LuaCall) throws {
    name = try call.string(1)
    if name.isEmpty { throw Problem.usage("attach: a file needs a name that is not empty") }
    let mime = call.isNil(3) ? nil : try call.string(3)
    if let mime, mime.wholeMatch(of: /[\w.+-]+\/[\w.+-]+(\s*;.*)?/) == nil {
      throw Problem.usage(
        "attach: \(ValueText.quoted(mime)) is no media type; write \"text/csv\" or leave it out")
    }
    let kind: MediaType?
    switch call.value(2) {
    case .string(let text):
      bytes = Array(text.utf8)
      kind = .text
    case .bytes(let raw):
      bytes = raw.bytes
      kind = .binary
    case .table(let table):
      bytes = Array(try JSONValue(.table(table), at: "attach: data").data) + [UInt8(ascii: "\n")]
      kind = .json
    case .nil: throw Problem.usage("attach: there is no data; give a string or a table")
    default: throw call.mismatch(at: 2, expected: "string or table")
    }
    let told = mime.flatMap(MediaType.init(mime:)) ?? MediaType(fileName: name) ?? kind
    self.mime = mime ?? told?.mime ?? MediaType.binary.mime
    defaultExtension = (told ?? .binary).fileExtension
  }
}

/// The kinds of files that people look at, by their extensions.
private struct MediaType {
  let fileExtension: String
  let mime: String

  static let text = MediaType("txt", "text/plain")
  static let json = MediaType("json", "application/json")
  static let binary = MediaType("bin", "application/octet-stream")
  private static let all = [
    text, json, binary, MediaType("csv", "text/csv"), MediaType("html", "text/html"),
    MediaType("jpg", "image/jpeg"), MediaType("log", "text/plain"),
    MediaType("md", "text/markdown"), MediaType("png", "image/png"),
    MediaType("svg", "image/svg+xml"), MediaType("xml", "application/xml"),
  ]

  private init(_ fileExtension: String, _ mime: String) {
    self.fileExtension = fileExtension
    self.mime = mime
  }

  init?(mime: String) {
    let plain = mime.prefix { $0 != ";" && $0 != " " }.lowercased()
    guard let known = Self.all.first(where: { $0.mime == plain }) else { return nil }
    self = known
  }

  init?(fileName: String) {
    let name = fileName.lowercased()
    guard let known = Self.all.first(where: { name.hasSuffix("." + $0.fileExtension) }) else {
      return nil
    }
    self = known
  }
}

extension TestContext {
  func attach(_ attachment: Attachment) throws {
    let name = attachments.names.take(
      attachment.name, fallback: "attachment", defaultExtension: attachment.defaultExtension)
    try keep(
      KeptFile(name: name, mime: attachment.mime, bytes: attachment.bytes, isOurs: false),
      for: "attach")
  }

  /// Keeps a picture of the screen, or of the part of it that an element takes.
  func takeScreenshot(named name: String?, of locator: Locator) throws {
    let graph = try mountedApp(for: "screenshot").graph
    if !graph.isBusy { graph.settle() }
    var part: UIElement?
    if !locator.steps.isEmpty {
      let element = try one(locator, for: "screenshot")
      guard let frame = element.frame, !frame.isEmpty else {
        throw Problem(
          .refused, "screenshot: \(element.summary) takes no room on the screen")
      }
      part = element
    }
    let wanted = name.map { $0.lowercased().hasSuffix(".svg") ? $0 : $0 + ".svg" }
    let file = attachments.names.take(
      wanted ?? "screenshot.svg", fallback: "screenshot", defaultExtension: "svg")
    try keep(
      KeptFile(
        name: file, mime: EvidenceFile.screen.mime,
        bytes: Array((ScreenPicture.svg(of: graph, part: part) + "\n").utf8), isOurs: true),
      for: "screenshot")
  }

  private func keep(_ file: KeptFile, for word: String) throws {
    try attachments.add(file, for: word)
    host.keepFile?(file)
  }
}
