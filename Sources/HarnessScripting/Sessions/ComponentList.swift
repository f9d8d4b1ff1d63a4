import HarnessLua

/// What `harness components` prints: a component a line, with what it takes.
@MainActor
func componentList(of host: ScriptHost) -> String {
  if host.componentNames.isEmpty {
    return "This harness registers no component; main.swift does that with harness.register(…)."
  }
  let lines = host.componentNames.compactMap { name -> String? in
    // A closure that does more than make the view may end the process: then the last step tells.
    host.noteStep?("the component \(name), to see what it takes", 0)
    return host.components[name]?.signature().line
  }
  return lines.joined(separator: "\n")
}

extension Signature {
  /// `Counter{ start?: integer, on_change?: function(count) }`, however long.
  var line: String {
    parameters.isEmpty ? component : "\(component){ \(list.joined(separator: ", ")) }"
  }
}
