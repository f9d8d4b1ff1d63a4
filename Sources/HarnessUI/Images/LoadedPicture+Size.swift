import Foundation

extension LoadedPicture {
  /// The size in points, as the beginning of the data says it; nil where it is not understood.
  nonisolated var size: CGSize? {
    let bytes = [UInt8](data)
    let pixels: (width: Int, height: Int)? =
      switch format {
      case .png: Self.pngSize(bytes)
      case .gif: Self.gifSize(bytes)
      case .jpeg: Self.jpegSize(bytes)
      case .webp: nil
      }
    guard let pixels, scale > 0 else { return nil }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The first chunk begins after 8 bytes of signature, 4 of length and 4 of name.
  private nonisolated static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  private nonisolated static func gifSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10 else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Goes from segment to segment up to the one that begins a frame.
  private nonisolated static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    let noFrames: Set<UInt8> = [0xC4, 0xC8, 0xCC]
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      let word = { (offset: Int) in Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
      }
      if 0xC0...0xCF ~= marker, !noFrames.contains(marker) { return (word(7), word(5)) }
      start += 2 + word(2)
    }
    return nil
  }
}
