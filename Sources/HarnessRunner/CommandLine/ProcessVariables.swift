import Glibc

/// The environment of this process.
package enum ProcessVariables {
  package static var all: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }
}
