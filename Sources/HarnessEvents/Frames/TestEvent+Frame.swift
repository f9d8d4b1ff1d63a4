extension TestEvent: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    switch self {
    case .ready:
      encoder.append(byte: 0)
    case .fault(let sentence):
      encoder.append(byte: 1)
      encoder.append(sentence)
    case .collected(let unit, let tests):
      encoder.append(byte: 2)
      encoder.append(unit)
      encoder.append(tests)
    case .started(let test):
      encoder.append(byte: 3)
      encoder.append(test)
    case .finished(let test, let result):
      encoder.append(byte: 4)
      encoder.append(test)
      result.encode(into: &encoder)
    case .unitFinished(let unit):
      encoder.append(byte: 5)
      encoder.append(unit)
    case .retiring:
      encoder.append(byte: 6)
    case .answer(let answer):
      encoder.append(byte: 7)
      answer.encode(into: &encoder)
    case .wrote(let file):
      encoder.append(byte: 8)
      file.encode(into: &encoder)
    case .notWritten(let sentence):
      encoder.append(byte: 9)
      encoder.append(sentence)
    }
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    switch try decoder.byte() {
    case 0: self = .ready
    case 1: self = .fault(try decoder.string())
    case 2: self = .collected(unit: try decoder.int(), tests: try decoder.values())
    case 3: self = .started(test: try decoder.int())
    case 4: self = .finished(test: try decoder.int(), try TestResult(from: &decoder))
    case 5: self = .unitFinished(unit: try decoder.int())
    case 6: self = .retiring
    case 7: self = .answer(try SessionAnswer(from: &decoder))
    case 8: self = .wrote(try TestFile(from: &decoder))
    case 9: self = .notWritten(try decoder.string())
    case let other: throw .unknownValue(UInt64(other), of: "event")
    }
  }
}

extension TestFile: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(name)
    encoder.append(mime)
    encoder.append(size)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(name: try decoder.string(), mime: try decoder.string(), size: try decoder.int())
  }
}

extension TestInfo: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(names)
    encoder.append(line)
    encoder.append(tags)
    encoder.append(skipReason)
    encoder.append(retries.map { [$0] } ?? [])
    encoder.append(timeoutNanoseconds != nil)
    encoder.append(timeoutNanoseconds ?? 0)
    encoder.append(isOnly)
    encoder.append(isTodo)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      names: try decoder.strings(), line: try decoder.int(), tags: try decoder.strings(),
      skipReason: try decoder.optionalString())
    retries = try decoder.ints().first
    let hasTimeout = try decoder.bool()
    let timeout = try decoder.number()
    timeoutNanoseconds = hasTimeout ? timeout : nil
    isOnly = try decoder.bool()
    isTodo = try decoder.bool()
  }
}

extension TestResult: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(byte: status.rawValue)
    encoder.append(failures)
    encoder.append(notes)
    encoder.append(reason)
    encoder.append(cpuNanoseconds)
    encoder.append(wallNanoseconds)
    encoder.append(virtualNanoseconds)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    let code = try decoder.byte()
    guard let status = TestStatus(rawValue: code) else {
      throw .unknownValue(UInt64(code), of: "status")
    }
    self.init(
      status: status, failures: try decoder.values(), notes: try decoder.strings(),
      reason: try decoder.optionalString(), cpuNanoseconds: try decoder.number(),
      wallNanoseconds: try decoder.number(), virtualNanoseconds: try decoder.number())
  }
}
