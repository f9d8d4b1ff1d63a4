public import Foundation
import HarnessAppleNames

/// Loads a picture while it is shown, and shows how far it is.
///
/// Source: SwiftUI's documentation of `AsyncImage`. The request goes through `URLSession.shared`.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Shows each phase in its own way. Without a URL the phase stays `empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The picture, once it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(decorative: "") }
  }

  /// Shows the picture in a way of its own, and something else until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// What the phase looks like.
  public var body: some View {
    let (loader, phase) = (ImageLoader(url: url, scale: scale), $phase.transaction(transaction))
    content(self.phase)
      .task(id: url) { await loader.load(into: phase) }
  }
}

/// How far an `AsyncImage` is.
///
/// Source: SwiftUI's documentation of `AsyncImagePhase`.
nonisolated public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// There is no picture, for this reason.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Fetches the picture of an `AsyncImage`.
nonisolated private struct ImageLoader: Sendable {
  let url: URL?
  let scale: CGFloat

  /// Loads anew: the picture of another URL is gone before this one is there. Who has been
  /// cancelled writes nothing: the view is gone, or the next load has begun.
  @MainActor func load(into phase: Binding<AsyncImagePhase>) async {
    if case .empty = phase.wrappedValue {} else { phase.wrappedValue = .empty }
    guard let url else { return }
    let result = await result(from: url)
    if !Task.isCancelled { phase.wrappedValue = result }
  }

  private func result(from url: URL) async -> AsyncImagePhase {
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      guard let format = PictureFormat(of: data) else {
        return .failure(URLError(.cannotDecodeContentData, for: url, explained: Self.sentence))
      }
      let picture = LoadedPicture(url: url, format: format, data: data, scale: scale)
      return .success(Image(loaded: picture))
    } catch {
      return .failure(error)
    }
  }

  private static let sentence =
    "The data is no picture: it begins like none of PNG, JPEG, GIF, WebP."
}

/// A picture that came as data. It is not decoded: nobody knows its size.
nonisolated package struct LoadedPicture: Equatable, Sendable {
  package let url: URL
  package let format: PictureFormat
  package let data: Data
  package let scale: CGFloat
}

/// The kind of a picture, by the bytes that its data begins with.
nonisolated package enum PictureFormat: String, Sendable {
  case png, jpeg, gif, webp

  /// Nil when the data begins like no picture.
  package init?(of data: Data) {
    let start = [UInt8](data.prefix(12))
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: bytes)
    }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has(Array("GIF87a".utf8)) || has(Array("GIF89a".utf8)) {
      self = .gif
    } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }
}
