package import Foundation

/// What the first bytes of a picture's data say: its kind and its size in pixels.
package struct PictureHeader: Equatable {
  /// The kinds of pictures that are known.
  package enum Format: String, Sendable { case png, jpeg, gif, webp }

  package let format: Format
  /// Nil when the data breaks off before it says so, or says it in a way that is not read.
  package let size: CGSize?

  /// Nil when the data begins like no picture.
  package init?(of data: Data) {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      size = Self.size(bytes, at: 16, bytesPerSide: 4, isLittleEndian: false)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      size = Self.jpegSize(bytes)
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      format = .gif
      size = Self.size(bytes, at: 6, bytesPerSide: 2, isLittleEndian: true)
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      format = .webp
      size = nil
    } else {
      return nil
    }
  }

  /// Width and height, one after the other.
  private static func size(
    _ bytes: [UInt8], at start: Int, bytesPerSide: Int, isLittleEndian: Bool
  ) -> CGSize? {
    guard bytes.count >= start + 2 * bytesPerSide else { return nil }
    func number(_ offset: Int) -> Int {
      let part = bytes[(start + offset)..<(start + offset + bytesPerSide)]
      let ordered = isLittleEndian ? Array(part.reversed()) : Array(part)
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
    return CGSize(width: number(0), height: number(bytesPerSide))
  }

  /// A JPEG is a row of segments with their lengths; one that begins a frame holds the size.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return CGSize(width: width, height: height)
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
