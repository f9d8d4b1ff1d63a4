public import HarnessAppleNames

extension Image: Transferable {
  /// As a picture.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      exportedContentType: .png, exporting: { _ in throw NotDrawn() })
  }

  /// There is no picture's data without a screen.
  private struct NotDrawn: Error {}
}

extension Color: Transferable {
  /// As data.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .data, exporting: { _ in throw NotCoded() })
  }

  /// Colours have no data of their own here.
  private struct NotCoded: Error {}
}
