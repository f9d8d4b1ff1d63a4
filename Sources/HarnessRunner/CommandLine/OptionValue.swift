import HarnessEvents

/// Reads the values of options.
package enum OptionValue {
  static func workers(_ text: String) throws(UsageError) -> RunOptions.WorkerCount {
    if text == "auto" { return .auto }
    guard let count = Int(text), (1...1024).contains(count) else {
      throw UsageError("--workers takes a number from 1 to 1024, or auto; not '\(text)'.")
    }
    return .exactly(count)
  }

  static func grep(_ text: String) throws(UsageError) -> String {
    do throws(InvalidNamePattern) {
      _ = try NamePattern(text)
      return text
    } catch {
      throw UsageError("--grep: \(error.sentence)")
    }
  }

  static func seed(_ text: String) throws(UsageError) -> RunOptions.Seed {
    if text == "random" { return .random }
    guard let number = UInt64(text) else {
      throw UsageError("--seed takes a number that is not negative, or random; not '\(text)'.")
    }
    return .fixed(number)
  }

  static func reporter(_ text: String) throws(UsageError) -> ReporterRequest {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : nil
    guard !parts[0].isEmpty, path != "" else {
      throw UsageError("--reporter takes NAME or NAME:PATH, not '\(text)'.")
    }
    return ReporterRequest(name: String(parts[0]), path: path)
  }

  static func output(_ text: String) throws(UsageError) -> String {
    if text.isEmpty { throw UsageError("--output takes a folder, not ''.") }
    return text
  }

  static func leaks(_ text: String) throws(UsageError) -> LeakPolicy {
    guard let policy = LeakPolicy.allCases.first(where: { $0.name == text }) else {
      throw UsageError("--leaks takes warn, fail or off; not '\(text)'.")
    }
    return policy
  }

  static func color(_ text: String) throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: text) else {
      throw UsageError("--color takes auto, always or never; not '\(text)'.")
    }
    return choice
  }

  /// Reads "500ms", "1.5s", "2m" or "0" as nanoseconds.
  package static func duration(_ text: String, of option: String) throws(UsageError) -> UInt64 {
    let units: [(String, Double)] = [("ms", 1e6), ("s", 1e9), ("m", 60e9), ("h", 3600e9)]
    if text == "0" { return 0 }
    for (unit, nanoseconds) in units where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let count = Double(digits), count * nanoseconds < 1e18
      else { continue }
      return UInt64((count * nanoseconds).rounded())
    }
    throw UsageError("\(option) takes a time such as 500ms, 30s, 2m or 0; not '\(text)'.")
  }
}
