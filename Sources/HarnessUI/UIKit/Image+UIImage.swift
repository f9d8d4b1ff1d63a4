public import Foundation
public import HarnessAppleNames

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .empty: self.init("", label: Text(verbatim: ""))
    case .asset(let name): self.init(name)
    case .symbol(let name): self.init(systemName: name)
    case .data(let data, let format):
      self.init(loaded: LoadedPicture(data, format, scale: uiImage.scale))
    }
  }

  /// A picture of AppKit.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }

  /// A picture of Core Graphics with a label.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(named: UIImage(cgImage: cgImage).name, label: label)
  }

  /// A picture of Core Graphics that accessibility, and so a test, does not see as an element.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(named: UIImage(cgImage: cgImage).name, label: nil, isDecorative: true)
  }

  /// A picture of a bundle's assets.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A picture of a bundle's assets that accessibility, and so a test, does not see as an element.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }

  /// A picture of a bundle's assets with a label of its own.
  public init(_ resource: ImageResource, label: Text) {
    self.init(resource.name, bundle: resource.bundle, label: label)
  }
}

extension UIImage {
  /// What an element of the picture is called.
  fileprivate var name: String {
    switch source {
    case .empty, .data: ""
    case .asset(let name), .symbol(let name): name
    }
  }
}

extension LoadedPicture {
  /// A picture that nobody fetched from an address.
  fileprivate init(_ data: Data, _ format: PictureHeader.Format, scale: CGFloat) {
    self.init(
      url: URL(fileURLWithPath: ""), format: PictureFormat(rawValue: format.rawValue) ?? .png,
      data: data, scale: scale)
  }
}
