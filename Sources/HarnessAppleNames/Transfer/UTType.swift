/// A kind of data, such as text or a picture.
///
/// Source: the Uniform Type Identifiers framework's documentation of `UTType`.
public struct UTType: Hashable, Codable, Sendable, Identifiable, CustomStringConvertible {
  /// Its name in the world, such as `public.plain-text`.
  public let identifier: String

  /// A kind under its name; every name is taken.
  public init?(_ identifier: String) { self.init(named: identifier) }

  /// The kind of files with an extension; nil if it is not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let known = Self.table.first { $0.fileExtension == filenameExtension.lowercased() }
    guard let known else { return nil }
    self.init(named: known.identifier)
  }

  /// The kind of a MIME type; nil if it is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.table.first(where: { $0.mime == mimeType.lowercased() }) else {
      return nil
    }
    self.init(named: known.identifier)
  }

  /// A kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// A kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  private init(named identifier: String) { self.identifier = identifier }

  /// The name.
  public var id: String { identifier }
  /// The name.
  public var description: String { identifier }
  /// The extension of such files, if it is known here.
  public var preferredFilenameExtension: String? { known?.fileExtension }
  /// The MIME type, if it is known here.
  public var preferredMIMEType: String? { known?.mime }
  /// What people call it, if it is known here.
  public var localizedDescription: String? { known?.name }
  /// Whether it belongs to an app.
  public var isDynamic: Bool { false }
  /// Whether the system declares it.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the system or an app declares it.
  public var isDeclared: Bool { known != nil }
  /// The kinds that it is one of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = known?.parents ?? []
    while let name = next.popLast() {
      let type = UTType(named: name)
      if found.insert(type).inserted { next += type.known?.parents ?? [] }
    }
    return found
  }

  /// Whether it is another kind or one of its kinds.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is one of another kind's kinds.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another kind is one of its kinds.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var known: Known? { Self.byIdentifier[identifier] }
}

// MARK: The table

extension UTType {
  fileprivate struct Known: Sendable {
    let identifier: String
    let parents: [String]
    let fileExtension: String?
    let mime: String?
    let name: String
  }

  fileprivate static let byIdentifier = Dictionary(
    table.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// Identifier, parents, extension, MIME type and name; a dash stands for nothing.
  fileprivate static let table: [Known] = rows.split(separator: "\n").map { row in
    let cells = row.split(separator: "|").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    func cell(_ index: Int) -> String? { cells[index] == "-" ? nil : cells[index] }
    return Known(
      identifier: cells[0], parents: cell(1)?.split(separator: " ").map(String.init) ?? [],
      fileExtension: cell(2), mime: cell(3), name: cells[4])
  }

  private static let rows = """
    public.item | - | - | - | item
    public.content | - | - | - | content
    public.composite-content | public.content | - | - | content
    public.data | public.item | - | application/octet-stream | data
    public.text | public.data public.content | - | - | text
    public.plain-text | public.text | txt | text/plain | text
    public.utf8-plain-text | public.plain-text | - | - | text
    public.utf16-plain-text | public.plain-text | - | - | text
    public.delimited-values-text | public.text | - | - | values
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv | CSV
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | TSV
    public.rtf | public.text | rtf | text/rtf | rich text
    com.apple.rtfd | public.composite-content | rtfd | - | rich text
    com.apple.flat-rtfd | public.data | - | - | rich text
    public.html | public.text | html | text/html | HTML
    public.xml | public.text | xml | application/xml | XML
    public.yaml | public.text | yaml | application/x-yaml | YAML
    public.css | public.text | css | text/css | style sheet
    public.json | public.text | json | application/json | JSON
    public.log | public.plain-text | log | - | log
    net.daringfireball.markdown | public.plain-text | md | text/markdown | Markdown
    public.source-code | public.plain-text | - | - | source code
    public.swift-source | public.source-code | swift | - | Swift source
    public.c-source | public.source-code | c | - | C source
    public.script | public.source-code | - | - | script
    public.shell-script | public.script | sh | - | shell script
    public.python-script | public.script | py | - | Python script
    com.netscape.javascript-source | public.source-code | js | text/javascript | JavaScript
    com.apple.property-list | public.data | plist | - | property list
    com.apple.xml-property-list | com.apple.property-list public.xml | - | - | property list
    com.apple.binary-property-list | com.apple.property-list | - | - | property list
    public.url | public.data | - | - | URL
    public.file-url | public.url | - | - | file URL
    com.apple.internet-location | public.data | webloc | - | web location
    public.vcard | public.text public.contact | vcf | text/vcard | contact
    public.contact | - | - | - | contact
    public.message | - | - | - | message
    public.email-message | public.message public.data | eml | message/rfc822 | e-mail
    public.calendar-event | - | - | - | event
    public.to-do-item | - | - | - | task
    public.image | public.data public.content | - | - | picture
    public.jpeg | public.image | jpeg | image/jpeg | JPEG
    public.png | public.image | png | image/png | PNG
    public.tiff | public.image | tiff | image/tiff | TIFF
    com.compuserve.gif | public.image | gif | image/gif | GIF
    com.microsoft.bmp | public.image | bmp | image/bmp | BMP
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon | icon
    com.apple.icns | public.image | icns | - | icon
    org.webmproject.webp | public.image | webp | image/webp | WebP
    public.svg-image | public.image public.xml | svg | image/svg+xml | SVG
    public.heic | public.image | heic | image/heic | HEIC
    public.heif | public.image | heif | image/heif | HEIF
    public.camera-raw-image | public.image | - | - | raw picture
    com.apple.live-photo | - | - | - | live photo
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF
    public.audiovisual-content | public.data public.content | - | - | media
    public.movie | public.audiovisual-content | - | - | film
    public.video | public.movie | - | - | video
    public.audio | public.audiovisual-content | - | - | sound
    com.apple.quicktime-movie | public.movie | mov | video/quicktime | QuickTime
    public.mpeg-4 | public.movie | mp4 | video/mp4 | MPEG-4
    public.mpeg | public.movie | mpg | video/mpeg | MPEG
    public.avi | public.movie | avi | video/avi | AVI
    public.mp3 | public.audio | mp3 | audio/mpeg | MP3
    public.mpeg-4-audio | public.audio public.mpeg-4 | m4a | audio/mp4 | MPEG-4 sound
    com.microsoft.waveform-audio | public.audio | wav | audio/vnd.wave | WAVE
    public.aiff-audio | public.audio | aiff | audio/aiff | AIFF
    public.midi-audio | public.audio | midi | audio/midi | MIDI
    public.3d-content | public.content | - | - | 3D
    com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | USDZ
    public.archive | - | - | - | archive
    org.gnu.gnu-zip-archive | public.archive public.data | gz | application/x-gzip | gzip
    public.bzip2-archive | public.archive public.data | bz2 | - | bzip2
    public.zip-archive | public.archive public.data | zip | application/zip | ZIP
    public.spreadsheet | public.content | - | - | spreadsheet
    public.presentation | public.content | - | - | presentation
    public.database | - | - | - | database
    public.directory | public.item | - | - | directory
    public.folder | public.directory | - | - | folder
    public.volume | public.folder | - | - | volume
    com.apple.package | public.directory | - | - | package
    com.apple.bundle | public.directory | - | - | bundle
    com.apple.application | - | - | - | app
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | - | app
    public.executable | public.item | - | - | program
    public.font | public.data | - | - | font
    public.bookmark | - | - | - | bookmark
    public.symlink | public.item | - | - | link
    """
}

extension UTType {
  init(known identifier: String) { self.init(named: identifier) }
}
