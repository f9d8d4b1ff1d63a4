extension Font.TextStyle {
  /// How many points text of this style has at a size of text.
  ///
  /// Source: the tables of text sizes in Apple's Human Interface Guidelines ("Typography"). The two
  /// extra large titles, which telephones do not have, grow as the large title does.
  func points(at size: DynamicTypeSize) -> Double {
    size == .large ? standardPoints : standardPoints * growth(at: size)
  }

  /// How much larger text of this style is than at the default size.
  ///
  /// Source: the same tables. That a metric grows in the same proportion is ours.
  func growth(at size: DynamicTypeSize) -> Double {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: size),
      let standard = DynamicTypeSize.allCases.firstIndex(of: .large)
    else { return 1 }
    let points = points
    return points[index] / points[standard]
  }

  /// The size in points at the default size of text.
  private var standardPoints: Double {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The size in points, from the smallest size of text to the largest.
  private var points: [Double] {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2:
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
