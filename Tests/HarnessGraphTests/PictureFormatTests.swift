import Foundation
import HarnessUI
import Testing

@Suite struct PictureFormatTests {
  @Test(arguments: [
    ("\u{89}PNG\r\n\u{1A}\n…", PictureFormat.png), ("\u{FF}\u{D8}\u{FF}\u{E0}", .jpeg),
    ("GIF87a", .gif), ("GIF89a", .gif), ("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", .webp),
  ])
  func `a picture is known by how its data begins`(start: String, format: PictureFormat) {
    let bytes = start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(PictureFormat(of: Data(bytes)) == format)
    #expect(PictureFormat(of: Data([0] + bytes)) == nil)
  }

  @Test(arguments: ["", "GIF", "RIFF\u{1}\u{2}\u{3}\u{4}WAVE", "<svg/>", "\u{89}PNG\n"])
  func `other data is no picture`(start: String) {
    let bytes = start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(PictureFormat(of: Data(bytes)) == nil)
  }
}
