public import Foundation

/// A decoder of a whole value, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// What is decoded.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// An encoder of a whole value, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// What is made of a value.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// A publisher of decoded values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are decoded.
    public let upstream: Upstream
    fileprivate let decoder: Coder

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryRelay(to: subscriber) { [decoder] in
        .pass(try decoder.decode(Output.self, from: $0))
      }
    }
  }

  /// A publisher of encoded values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The values are encoded.
    public typealias Output = Coder.Output
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are encoded.
    public let upstream: Upstream
    fileprivate let encoder: Coder

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryRelay(to: subscriber) { [encoder] in .pass(try encoder.encode($0)) }
    }
  }
}

extension Publisher {
  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
