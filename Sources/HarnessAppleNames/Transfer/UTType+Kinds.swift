extension UTType {
  /// Anything that has a place.
  public static var item: UTType { .init(known: "public.item") }
  /// Anything that has content.
  public static var content: UTType { .init(known: "public.content") }
  /// Content with parts.
  public static var compositeContent: UTType { .init(known: "public.composite-content") }
  /// Bytes.
  public static var data: UTType { .init(known: "public.data") }
  /// Text.
  public static var text: UTType { .init(known: "public.text") }
  /// Text without a look.
  public static var plainText: UTType { .init(known: "public.plain-text") }
  /// Text in UTF-8.
  public static var utf8PlainText: UTType { .init(known: "public.utf8-plain-text") }
  /// Text in UTF-16.
  public static var utf16PlainText: UTType { .init(known: "public.utf16-plain-text") }
  /// Values with a mark between them.
  public static var delimitedText: UTType { .init(known: "public.delimited-values-text") }
  /// Values with commas between them.
  public static var commaSeparatedText: UTType {
    .init(known: "public.comma-separated-values-text")
  }
  /// Values with tabs between them.
  public static var tabSeparatedText: UTType { .init(known: "public.tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { .init(known: "public.rtf") }
  /// Rich text with what belongs to it.
  public static var rtfd: UTType { .init(known: "com.apple.rtfd") }
  /// The same in one piece.
  public static var flatRTFD: UTType { .init(known: "com.apple.flat-rtfd") }
  /// HTML.
  public static var html: UTType { .init(known: "public.html") }
  /// XML.
  public static var xml: UTType { .init(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { .init(known: "public.yaml") }
  /// A style sheet.
  public static var css: UTType { .init(known: "public.css") }
  /// JSON.
  public static var json: UTType { .init(known: "public.json") }
  /// A log.
  public static var log: UTType { .init(known: "public.log") }
  /// Source code.
  public static var sourceCode: UTType { .init(known: "public.source-code") }
  /// Swift source.
  public static var swiftSource: UTType { .init(known: "public.swift-source") }
  /// C source.
  public static var cSource: UTType { .init(known: "public.c-source") }
  /// A script.
  public static var script: UTType { .init(known: "public.script") }
  /// A script for a shell.
  public static var shellScript: UTType { .init(known: "public.shell-script") }
  /// A Python script.
  public static var pythonScript: UTType { .init(known: "public.python-script") }
  /// JavaScript.
  public static var javaScript: UTType { .init(known: "com.netscape.javascript-source") }
  /// A property list.
  public static var propertyList: UTType { .init(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { .init(known: "com.apple.xml-property-list") }
  /// A property list in bytes.
  public static var binaryPropertyList: UTType { .init(known: "com.apple.binary-property-list") }
  /// An address.
  public static var url: UTType { .init(known: "public.url") }
  /// A file's address.
  public static var fileURL: UTType { .init(known: "public.file-url") }
  /// A file with an address in it.
  public static var internetLocation: UTType { .init(known: "com.apple.internet-location") }
  /// A contact in a file.
  public static var vCard: UTType { .init(known: "public.vcard") }
  /// A contact.
  public static var contact: UTType { .init(known: "public.contact") }
  /// A message.
  public static var message: UTType { .init(known: "public.message") }
  /// An e-mail.
  public static var emailMessage: UTType { .init(known: "public.email-message") }
  /// An event.
  public static var calendarEvent: UTType { .init(known: "public.calendar-event") }
  /// A task.
  public static var toDoItem: UTType { .init(known: "public.to-do-item") }
  /// A picture.
  public static var image: UTType { .init(known: "public.image") }
  /// A JPEG picture.
  public static var jpeg: UTType { .init(known: "public.jpeg") }
  /// A PNG picture.
  public static var png: UTType { .init(known: "public.png") }
  /// A TIFF picture.
  public static var tiff: UTType { .init(known: "public.tiff") }
  /// A GIF picture.
  public static var gif: UTType { .init(known: "com.compuserve.gif") }
  /// A BMP picture.
  public static var bmp: UTType { .init(known: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { .init(known: "com.microsoft.ico") }
  /// An icon of a Mac.
  public static var icns: UTType { .init(known: "com.apple.icns") }
  /// A WebP picture.
  public static var webP: UTType { .init(known: "org.webmproject.webp") }
  /// An SVG drawing.
  public static var svg: UTType { .init(known: "public.svg-image") }
  /// A HEIC picture.
  public static var heic: UTType { .init(known: "public.heic") }
  /// A HEIF picture.
  public static var heif: UTType { .init(known: "public.heif") }
  /// A picture as a camera saw it.
  public static var rawImage: UTType { .init(known: "public.camera-raw-image") }
  /// A live photo.
  public static var livePhoto: UTType { .init(known: "com.apple.live-photo") }
  /// A PDF document.
  public static var pdf: UTType { .init(known: "com.adobe.pdf") }
  /// Sound or pictures that move.
  public static var audiovisualContent: UTType { .init(known: "public.audiovisual-content") }
  /// A film.
  public static var movie: UTType { .init(known: "public.movie") }
  /// A film without sound.
  public static var video: UTType { .init(known: "public.video") }
  /// Sound.
  public static var audio: UTType { .init(known: "public.audio") }
  /// A QuickTime film.
  public static var quickTimeMovie: UTType { .init(known: "com.apple.quicktime-movie") }
  /// An MPEG-4 film.
  public static var mpeg4Movie: UTType { .init(known: "public.mpeg-4") }
  /// An MPEG film.
  public static var mpeg: UTType { .init(known: "public.mpeg") }
  /// An AVI film.
  public static var avi: UTType { .init(known: "public.avi") }
  /// MP3 sound.
  public static var mp3: UTType { .init(known: "public.mp3") }
  /// MPEG-4 sound.
  public static var mpeg4Audio: UTType { .init(known: "public.mpeg-4-audio") }
  /// WAVE sound.
  public static var wav: UTType { .init(known: "com.microsoft.waveform-audio") }
  /// AIFF sound.
  public static var aiff: UTType { .init(known: "public.aiff-audio") }
  /// MIDI.
  public static var midi: UTType { .init(known: "public.midi-audio") }
  /// Something with three dimensions.
  public static var threeDContent: UTType { .init(known: "public.3d-content") }
  /// A scene with three dimensions.
  public static var usdz: UTType { .init(known: "com.pixar.universal-scene-description-mobile") }
  /// An archive.
  public static var archive: UTType { .init(known: "public.archive") }
  /// A gzip archive.
  public static var gzip: UTType { .init(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { .init(known: "public.bzip2-archive") }
  /// A ZIP archive.
  public static var zip: UTType { .init(known: "public.zip-archive") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { .init(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { .init(known: "public.presentation") }
  /// A database.
  public static var database: UTType { .init(known: "public.database") }
  /// A directory.
  public static var directory: UTType { .init(known: "public.directory") }
  /// A folder.
  public static var folder: UTType { .init(known: "public.folder") }
  /// A volume.
  public static var volume: UTType { .init(known: "public.volume") }
  /// A package.
  public static var package: UTType { .init(known: "com.apple.package") }
  /// A bundle.
  public static var bundle: UTType { .init(known: "com.apple.bundle") }
  /// An app.
  public static var application: UTType { .init(known: "com.apple.application") }
  /// An app in a bundle.
  public static var applicationBundle: UTType { .init(known: "com.apple.application-bundle") }
  /// A program.
  public static var executable: UTType { .init(known: "public.executable") }
  /// A font.
  public static var font: UTType { .init(known: "public.font") }
  /// A bookmark.
  public static var bookmark: UTType { .init(known: "public.bookmark") }
  /// A link to a file.
  public static var symbolicLink: UTType { .init(known: "public.symlink") }
}
