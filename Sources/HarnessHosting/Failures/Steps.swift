/// The names of the steps around, outermost first. Each test has its own, also if several run at once.
nonisolated enum Steps {
  @TaskLocal static var names: [String] = []
}

/// A part of a test with a name, which its failures tell. Steps may stand in steps.
///
/// ```swift
/// step("sign in") {
///   SignIn.phoneNumber.element.clearAndType(text: "0151 234567")
/// }
/// ```
@discardableResult
public func step<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
  try Steps.$names.withValue(Steps.names + [name], operation: body)
}

/// The same for a part that waits.
@discardableResult
public func step<Result>(_ name: String, _ body: @MainActor () async throws -> Result)
  async rethrows -> Result
{
  try await Steps.$names.withValue(Steps.names + [name], operation: body)
}
