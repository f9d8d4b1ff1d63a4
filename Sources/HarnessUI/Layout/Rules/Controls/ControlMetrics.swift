import Foundation

/// The sizes of controls, in points. All are ours (docs/components.md, "Ours").
nonisolated enum ControlMetrics {
  /// Between a label and what stands beside it.
  static let gap: CGFloat = 8
  static let toggle = CGSize(width: 51, height: 31)
  static let checkbox = CGSize(width: 22, height: 22)
  static let stepper = CGSize(width: 94, height: 32)
  static let colorWell = CGSize(width: 28, height: 28)

  static let sliderHeight: CGFloat = 31
  /// The length of a slider or a bar to which none is offered.
  static let idealLength: CGFloat = 100
  static let barHeight: CGFloat = 4
  static let spinner = CGSize(width: 20, height: 20)
  static let roundGauge = CGSize(width: 60, height: 60)

  static let segmentHeight: CGFloat = 32
  static let wheelHeight: CGFloat = 216
  static let wheelRowHeight: CGFloat = 32
  static let optionHeight: CGFloat = 44
  /// The value of a menu, and the two arrows behind it.
  static let menuValueHeight: CGFloat = 34
  static let menuArrowsWidth: CGFloat = 20

  static let compactDate = CGSize(width: 120, height: 34)
  static let compactTime = CGSize(width: 80, height: 34)
  static let calendarHeight: CGFloat = 340

  /// A text field with a border: at least so high, with this space at both sides of the text.
  static let borderedFieldHeight: CGFloat = 34
  static let borderedFieldInset: CGFloat = 7

  /// Behind the label of a disclosure group.
  static let disclosureArrowWidth: CGFloat = 20

  /// Around the content of a group box.
  static let groupBoxInset: CGFloat = 16

  /// A symbol's square, compared to the font of the text around it.
  static let symbolScale: CGFloat = 1.2
  /// The size of a picture whose file is not there to be read.
  static let unknownPicture = CGSize(width: 100, height: 100)

  /// The space around the label of a button with a border.
  static func buttonInsets(_ size: ControlSize) -> CGSize {
    switch size {
    case .mini: CGSize(width: 8, height: 4)
    case .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large: CGSize(width: 20, height: 15)
    case .extraLarge: CGSize(width: 24, height: 18)
    }
  }
}
