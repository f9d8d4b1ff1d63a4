// The rules of the languages with more than two forms, each as the Unicode repository states it.
extension PluralRules {
  static func eastSlavic(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "other" }
    let (ones, tens) = (number.whole % 10, number.whole % 100)
    if ones == 1, tens != 11 { return "one" }
    if (2...4).contains(ones), !(12...14).contains(tens) { return "few" }
    return "many"
  }

  static func southSlavic(_ number: PluralQuantity) -> String {
    let digits = number.isWhole ? number.whole : number.fraction
    let (ones, tens) = (digits % 10, digits % 100)
    if ones == 1, tens != 11 { return "one" }
    if (2...4).contains(ones), !(12...14).contains(tens) { return "few" }
    return "other"
  }

  static func polish(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "other" }
    let (ones, tens) = (number.whole % 10, number.whole % 100)
    if number.whole == 1 { return "one" }
    if (2...4).contains(ones), !(12...14).contains(tens) { return "few" }
    return "many"
  }

  static func czech(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "many" }
    switch number.whole {
    case 1: return "one"
    case 2...4: return "few"
    default: return "other"
    }
  }

  static func slovenian(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "few" }
    switch number.whole % 100 {
    case 1: return "one"
    case 2: return "two"
    case 3, 4: return "few"
    default: return "other"
    }
  }

  static func arabic(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "other" }
    switch number.whole {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default: break
    }
    switch number.whole % 100 {
    case 3...10: return "few"
    case 11...99: return "many"
    default: return "other"
    }
  }

  static func lithuanian(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "many" }
    let (ones, tens) = (number.whole % 10, number.whole % 100)
    if (11...19).contains(tens) || ones == 0 { return "other" }
    return ones == 1 ? "one" : "few"
  }

  static func latvian(_ number: PluralQuantity) -> String {
    let digits = number.isWhole ? number.whole : number.fraction
    let (ones, tens) = (digits % 10, digits % 100)
    if ones == 0 || (11...19).contains(tens) { return "zero" }
    return ones == 1 ? "one" : "other"
  }

  static func romanian(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "few" }
    if number.whole == 1 { return "one" }
    return number.whole == 0 || (1...19).contains(number.whole % 100) ? "few" : "other"
  }

  static func hebrew(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return number.whole == 0 ? "one" : "other" }
    return number.whole == 1 ? "one" : number.whole == 2 ? "two" : "other"
  }

  static func irish(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "other" }
    switch number.whole {
    case 1: return "one"
    case 2: return "two"
    case 3...6: return "few"
    case 7...10: return "many"
    default: return "other"
    }
  }

  static func welsh(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "other" }
    return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number.whole] ?? "other"
  }

  static func maltese(_ number: PluralQuantity) -> String {
    guard number.isWhole else { return "other" }
    switch (number.whole, number.whole % 100) {
    case (1, _): return "one"
    case (2, _): return "two"
    case (0, _), (_, 3...10): return "few"
    case (_, 11...19): return "many"
    default: return "other"
    }
  }

  static func lastDigitOne(_ number: PluralQuantity) -> String {
    let digits = number.isWhole ? number.whole : number.fraction
    return digits % 10 == 1 && digits % 100 != 11 ? "one" : "other"
  }
}
