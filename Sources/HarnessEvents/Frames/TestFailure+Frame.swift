extension TestFailure: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(byte: kind.rawValue)
    encoder.append(headline)
    encoder.append(message)
    encoder.append(location != nil)
    location?.encode(into: &encoder)
    encoder.append(codeFrame)
    encoder.append(fields)
    encoder.append(lastSteps)
    encoder.append(treeExcerpt)
    encoder.append(traceback)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    let code = try decoder.byte()
    guard let kind = FailureKind(rawValue: code) else {
      throw .unknownValue(UInt64(code), of: "kind of failure")
    }
    self.init(
      kind: kind, headline: try decoder.string(), message: try decoder.string(),
      location: try decoder.bool() ? try SourceLocation(from: &decoder) : nil,
      codeFrame: try decoder.values(), fields: try decoder.values(),
      lastSteps: try decoder.strings(), treeExcerpt: try decoder.strings(),
      traceback: try decoder.strings())
  }
}

extension SourceLocation: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(file)
    encoder.append(line)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(file: try decoder.string(), line: try decoder.int())
  }
}

extension CodeLine: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(number)
    encoder.append(text)
    encoder.append(isMarked)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      number: try decoder.int(), text: try decoder.string(), isMarked: try decoder.bool())
  }
}

extension FailureField: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(name)
    encoder.append(value)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(try decoder.string(), try decoder.string())
  }
}
