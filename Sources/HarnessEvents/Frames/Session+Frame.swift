extension SessionRequest: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    switch self {
    case .components:
      encoder.append(byte: 0)
    case .mount(let mount):
      encoder.append(byte: 1)
      encoder.append(mount.name)
      encoder.append(mount.arguments)
      encoder.append(mount.options)
    case .tree(let tree):
      encoder.append(byte: 2)
      encoder.append(byte: tree.margin.rawValue)
      encoder.append(tree.includesHidden)
      encoder.append(tree.isUnmerged)
    case .perform(let line):
      encoder.append(byte: 3)
      encoder.append(line)
    case .undo:
      encoder.append(byte: 4)
    case .firstScript:
      encoder.append(byte: 5)
    }
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    switch try decoder.byte() {
    case 0: self = .components
    case 1:
      self = .mount(
        SessionMount(
          name: try decoder.string(), arguments: try decoder.string(),
          options: try decoder.string()))
    case 2:
      let code = try decoder.byte()
      guard let margin = SessionTree.Margin(rawValue: code) else {
        throw .unknownValue(UInt64(code), of: "margin")
      }
      self = .tree(
        SessionTree(
          margin: margin, includesHidden: try decoder.bool(), isUnmerged: try decoder.bool()))
    case 3: self = .perform(try decoder.string())
    case 4: self = .undo
    case 5: self = .firstScript
    case let other: throw .unknownValue(UInt64(other), of: "request")
    }
  }
}

extension SessionAnswer: FrameValue {
  func encode(into encoder: inout ByteEncoder) {
    encoder.append(byte: status.rawValue)
    encoder.append(text)
    encoder.append(script)
  }

  init(from decoder: inout ByteDecoder) throws(FrameError) {
    let code = try decoder.byte()
    guard let status = Status(rawValue: code) else {
      throw .unknownValue(UInt64(code), of: "status of an answer")
    }
    self.init(status, try decoder.string(), script: try decoder.strings())
  }
}
