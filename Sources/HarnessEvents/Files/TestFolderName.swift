/// The name of a test's folder: readable, and another one for each test.
///
/// It follows from the test's identity alone, so that the worker that writes, the parent that tells
/// and another machine with another share of the tests agree without a word.
///
///     scripts/login.lua › logs in              scripts.login--logs-in
///     scripts/login.lua › asks "Really?"       scripts.login--asks-really-41d0c9e7
///
/// A name from which the identity could be read back needs nothing more: no other test has it.
/// Where something was changed or cut, a hash of the identity is added.
package enum TestFolderName {
  /// The readable part is cut to so many bytes.
  private static let longest = 120

  package static func of(_ test: TestInfo, inFile path: String) -> String {
    let isScript = path.hasSuffix(".lua")
    let folders = (isScript ? path.dropLast(4) : path[...]).split(
      separator: "/", omittingEmptySubsequences: false)
    let place = folders.map { words(of: $0) }.filter { !$0.isEmpty }
    let titles = test.names.map { words(of: $0[...]) }
    let readable =
      place.joined(separator: ".") + (titles.isEmpty ? "" : "--" + titles.joined(separator: "."))
    let isExact =
      isScript && readable.utf8.count <= longest
      && folders.allSatisfy { isMadeOfWords($0, joinedBy: "-") }
      && test.names.allSatisfy { isMadeOfWords($0[...], joinedBy: " ") }
    if isExact { return readable }
    let start = shortened(readable)
    let hash = hexadecimal(fingerprint(of: test.id(inFile: path)))
    return start.isEmpty ? hash : "\(start)-\(hash)"
  }

  /// Words of letters and digits in lower case with hyphens between, whatever stood there.
  private static func words(of text: Substring) -> String {
    let words = text.unicodeScalars.split { !$0.isWordPart && $0 != "_" }
    // Some file systems take two names for one that differ only by case.
    return words.map { String($0).lowercased() }.joined(separator: "-")
  }

  /// Whether `words` keeps all that the text says: it is plain words with single joints between.
  private static func isMadeOfWords(_ text: Substring, joinedBy joint: Character) -> Bool {
    text.split(separator: joint, omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        }
    }
  }

  private static func shortened(_ name: String) -> String {
    var name = name
    while name.utf8.count > longest { name.unicodeScalars.removeLast() }
    while let last = name.last, last == "-" || last == "." { name.removeLast() }
    return name
  }

  /// FNV-1a over the bytes, folded to 32 bits.
  private static func fingerprint(of text: String) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of any script, or a mark on one.
  var isWordPart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
