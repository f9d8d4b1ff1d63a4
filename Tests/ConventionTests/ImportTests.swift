import Testing

/// Who may know whom, where the compiler does not see it.
@Suite struct ImportTests {
  @Test func `samples import what an app imports`() {
    let allowed: Set = ["SwiftUI", "Combine", "HarnessControls", "HarnessIdentifiers"]
    let samples = SourceFile.swift.inTargets("HarnessSamples")
    #expect(!samples.isEmpty)
    for file in samples {
      #expect(allowed.isSuperset(of: file.imports), "\(file) imports \(file.imports)")
    }
  }

  @Test func `components of the dependent package import what an app imports`() {
    let allowed: Set = ["SwiftUI", "Combine", "HarnessIdentifiers"]
    let files = SourceFile.swift.filter { $0.path.contains("DependentPackage/Sources/") }
    let components = files.filter { $0.path.contains("TeaShop/") }
    #expect(components.count > 2)
    for file in components {
      #expect(allowed.isSuperset(of: file.imports), "\(file) imports \(file.imports)")
    }
  }

  @Test func `events, runner and reporters know neither Lua nor views`() {
    let forbidden = ["Lua", "HarnessUI", "HarnessGraph", "HarnessScripting", "SwiftUI"]
    for file in SourceFile.swift.inTargets("HarnessEvents", "HarnessRunner", "HarnessReporters") {
      for module in file.imports {
        #expect(!forbidden.contains { module.contains($0) }, "\(file) imports \(module)")
      }
      for name in ["LuaState", "LuaValue", "LuaError", "LuaCall", "UIElement"] {
        #expect(!file.text.contains(name), "\(file) names \(name)")
      }
    }
  }

  @Test func `only the bridge knows Lua's own header`() {
    for file in SourceFile.c where !file.path.hasPrefix("Sources/CHarnessLua/") {
      let isSystem = file.path.hasPrefix("Sources/CLua54/") || file.path.hasPrefix("Tests/")
      #expect(isSystem || !file.text.contains("lua.h"), "\(file)")
    }
    let header = SourceFile.c.first { $0.path.hasSuffix("CHarnessLua/include/CHarnessLua.h") }
    #expect(header?.text.contains("#include <lua") == false)
    for file in SourceFile.swift where file.imports.contains("CHarnessLua") {
      #expect(file.path.hasPrefix("Sources/HarnessLua/"), "\(file)")
    }
  }

  /// The compiler lets a target import what one of its dependencies depends on.
  @Test func `a target imports what the manifest names for it, and nothing else of ours`() throws {
    let manifest = try Manifest()
    #expect(manifest.targets.count > 15)
    for (target, dependencies) in manifest.targets {
      for file in SourceFile.swift where file.path.hasPrefix("Sources/\(target)/") {
        let ours = Set(file.imports).intersection(manifest.targets.keys)
        #expect(ours.isSubset(of: dependencies), "\(file) imports \(ours.sorted())")
      }
    }
  }

  @Test func `the wings import no other wing`() {
    let rules: [(target: String, forbidden: [String])] = [
      ("HarnessLua", ["HarnessUI", "HarnessGraph", "HarnessEvents", "HarnessCombine"]),
      ("HarnessUI", ["HarnessGraph", "HarnessLua", "HarnessEvents"]),
      ("HarnessCombine", ["HarnessUI", "HarnessGraph", "HarnessLua"]),
      ("HarnessAppleNames", ["HarnessUI", "HarnessGraph", "HarnessLua", "FoundationNetworking"]),
      ("HarnessControls", ["HarnessGraph", "HarnessInput", "HarnessLua", "HarnessEvents"]),
      ("HarnessGraph", ["HarnessQueries", "HarnessInput", "HarnessLua", "HarnessEvents"]),
      ("HarnessQueries", ["HarnessInput", "HarnessLua", "HarnessEvents"]),
      ("HarnessHosting", ["HarnessLua", "HarnessScripting", "HarnessEvents", "Testing", "XCTest"]),
      ("HarnessInput", ["HarnessQueries", "HarnessLua", "HarnessEvents"]),
    ]
    for rule in rules {
      let files = SourceFile.swift.inTargets(rule.target)
      #expect(!files.isEmpty)
      for file in files {
        #expect(Set(rule.forbidden).isDisjoint(with: file.imports), "\(file)")
      }
    }
  }
}
