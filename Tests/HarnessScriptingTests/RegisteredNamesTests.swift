import HarnessScripting
import HarnessUI
import Testing

/// What a harness registers under one name.
@Suite struct RegisteredNamesTests {
  private func component(_ name: String) -> Component { Component(name) { _ in Text(name) } }

  @Test func `each name once is no problem, whatever the kind`() {
    let names = RegisteredNames(
      components: [component("Limit"), component("limit")], environmentKeys: AppComponents.keys,
      functions: ["limit", "add"])
    #expect(names.problem == nil)
  }

  @Test func `a component twice is told`() {
    let names = RegisteredNames(
      components: [component("A"), component("B"), component("A")], environmentKeys: [],
      functions: [])
    #expect(
      names.problem
        == "this harness registers the component \"A\" twice, and scripts could reach only one of "
        + "both: give one another name in main.swift")
  }

  @Test func `a key and a function are compared as scripts write them`() {
    let keys = AppComponents.keys + [EnvironmentKeyBinding("api_base", \.limit)]
    let names = RegisteredNames(components: [], environmentKeys: keys, functions: [])
    #expect(
      names.problem?.hasPrefix(
        "this harness registers the EnvironmentKeyBinding \"api_base\" twice")
        == true)
    let functions = RegisteredNames(
      components: [], environmentKeys: [], functions: ["openShop", "open_shop"])
    #expect(
      functions.problem?.hasPrefix("this harness registers the function \"open_shop\" twice")
        == true)
  }
}
