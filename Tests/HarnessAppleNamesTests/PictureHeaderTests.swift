import Foundation
import HarnessAppleNames
import Testing

@Suite struct PictureHeaderTests {
  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 2, 0, 0, 0, 7]

  @Test func `a PNG says its size at once`() {
    #expect(PictureHeader(of: Data(png))?.size == CGSize(width: 258, height: 7))
  }

  @Test func `one that breaks off has a kind and no size`() {
    let header = PictureHeader(of: Data(png.dropLast()))
    #expect(header?.format == .png)
    #expect(header?.size == nil)
  }

  @Test func `a JPEG says its size where its frame begins`() {
    let bytes: [UInt8] =
      [0xFF, 0xD8] + [0xFF, 0xE0, 0, 4, 9, 9] + [0xFF, 0xC4, 0, 3, 9]
      + [0xFF, 0xC2, 0, 8, 8, 0, 5, 0, 6, 3]
    #expect(PictureHeader(of: Data(bytes))?.size == CGSize(width: 6, height: 5))
    #expect(PictureHeader(of: Data(bytes.prefix(8))).map { $0.size == nil } == true)
  }

  @Test func `a GIF has the low byte first`() {
    let bytes = Array("GIF89a".utf8) + [3, 1, 2, 0]
    #expect(PictureHeader(of: Data(bytes))?.size == CGSize(width: 259, height: 2))
  }

  @Test func `other data is no picture`() {
    #expect(PictureHeader(of: Data()) == nil)
    #expect(PictureHeader(of: Data("RIFF????WAVE".utf8)) == nil)
    #expect(PictureHeader(of: Data("RIFF????WEBP".utf8))?.format == .webp)
  }
}
