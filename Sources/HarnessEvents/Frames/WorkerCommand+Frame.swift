extension WorkerCommand: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    switch self {
    case .configure(let configuration):
      encoder.append(byte: 0)
      configuration.encode(into: &encoder)
    case .run(let unit):
      encoder.append(byte: 1)
      unit.encode(into: &encoder)
    case .list(let unit):
      encoder.append(byte: 2)
      unit.encode(into: &encoder)
    case .stop:
      encoder.append(byte: 3)
    case .ask(let request):
      encoder.append(byte: 4)
      request.encode(into: &encoder)
    }
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    switch try decoder.byte() {
    case 0: self = .configure(try WorkerConfiguration(from: &decoder))
    case 1: self = .run(try RunUnit(from: &decoder))
    case 2: self = .list(try RunUnit(from: &decoder))
    case 3: self = .stop
    case 4: self = .ask(try SessionRequest(from: &decoder))
    case let other: throw .unknownValue(UInt64(other), of: "command")
    }
  }
}

extension RunUnit: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(unit)
    encoder.append(path)
    encoder.append(only)
    encoder.append(attempt)
    encoder.append(lines)
    encoder.append(titles)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      unit: try decoder.int(), path: try decoder.string(), only: try decoder.strings(),
      attempt: try decoder.int(), lines: try decoder.ints(), titles: try decoder.strings())
  }
}

extension WorkerConfiguration: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(rootDirectory)
    selection.encode(into: &encoder)
    encoder.append(seed)
    encoder.append(timeoutNanoseconds)
    encoder.append(memoryLimit)
    encoder.append(luaPath)
    encoder.append(slot)
    encoder.append(outputMark)
    encoder.append(byte: leaks.rawValue)
    encoder.append(isReproducible)
    encoder.append(results)
    let names = variables.keys.sorted()
    encoder.append(names)
    encoder.append(names.map { variables[$0] ?? "" })
    encoder.append(requiresAssertions)
    encoder.append(forbidsOnly)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init(
      rootDirectory: try decoder.string(), selection: try TestSelection(from: &decoder),
      seed: try decoder.number(), timeoutNanoseconds: try decoder.number(),
      memoryLimit: try decoder.number(), luaPath: try decoder.strings(),
      slot: try decoder.int(), outputMark: try decoder.byteArray(),
      leaks: try LeakPolicy(from: &decoder), isReproducible: try decoder.bool(),
      results: try decoder.optionalString(),
      variables: Dictionary(zip(try decoder.strings(), try decoder.strings())) { $1 },
      requiresAssertions: try decoder.bool(), forbidsOnly: try decoder.bool())
  }
}

extension TestSelection: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    for list in [patterns, excludedPatterns, names, tags, excludedTags] { encoder.append(list) }
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    self.init()
    patterns = try decoder.strings()
    excludedPatterns = try decoder.strings()
    names = try decoder.strings()
    tags = try decoder.strings()
    excludedTags = try decoder.strings()
  }
}

extension LeakPolicy {
  fileprivate init(from decoder: inout ByteDecoder) throws(FrameError) {
    let code = try decoder.byte()
    guard let policy = LeakPolicy(rawValue: code) else {
      throw .unknownValue(UInt64(code), of: "leak policy")
    }
    self = policy
  }
}
