/// Why bytes are no frame.
package enum FrameError: Error, Equatable, Sendable {
  /// The frame ends in the middle of a value.
  case truncated
  /// A frame says it is longer than `FrameReader.maximumLength`.
  case tooLong(Int)
  /// The frame goes on after its last value.
  case trailingBytes(Int)
  /// A number that stands for nothing, such as an unknown kind of event.
  case unknownValue(UInt64, of: String)
  /// A number that does not fit.
  case numberTooLarge

  /// What went wrong, as a sentence without a full stop.
  package var sentence: String {
    switch self {
    case .truncated: "a frame ends in the middle of a value"
    case .tooLong(let length): "a frame claims to be \(length) bytes long"
    case .trailingBytes(let count): "a frame has \(count) bytes too many"
    case .unknownValue(let value, let type): "\(value) is no \(type)"
    case .numberTooLarge: "a number in a frame is too large"
    }
  }
}
