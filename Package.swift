// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The house, from the ground up. docs/architecture.md says what each room is for and what it may
// know of the others.

var targets: [Target] = [
  // Floor 0: system libraries, C, and the component model's helpers
  .systemLibrary(
    name: "CLua54", pkgConfig: "lua5.4",
    providers: [.apt(["liblua5.4-dev"]), .brew(["lua"])]),
  .target(name: "CHarnessRuntime", cSettings: [.define("_GNU_SOURCE")]),
  .target(name: "CHarnessEditors"),
  .target(name: "CHarnessLua", dependencies: ["CLua54"], cSettings: [.define("_GNU_SOURCE")]),
  .macro(name: "HarnessUIMacros"),
  .target(name: "HarnessCombine"),
  .target(name: "HarnessAppleNames", dependencies: ["HarnessCombine"]),
  .target(
    name: "HarnessUI", dependencies: ["HarnessCombine", "HarnessAppleNames", "HarnessUIMacros"],
    exclude: ["Text/Metrics/Inter-LICENSE.txt"]),

  // Floor 1: a Lua state, a living view graph, a run's record
  .target(name: "HarnessLua", dependencies: ["CHarnessLua"]),
  .target(name: "HarnessGraph", dependencies: ["HarnessUI", "HarnessCombine", "CHarnessRuntime"]),
  .target(name: "HarnessEvents"),
  .target(name: "HarnessResults"),

  // Floor 2: finding, touching, picturing
  .target(name: "HarnessQueries", dependencies: ["HarnessGraph", "HarnessUI"]),
  .target(name: "HarnessInput", dependencies: ["HarnessGraph", "HarnessUI"]),
  .target(name: "HarnessSnapshots", dependencies: ["HarnessGraph", "HarnessUI"]),

  // Floor 3: the words of a test; running many; telling people
  .target(
    name: "HarnessScripting",
    dependencies: [
      "HarnessLua", "HarnessUI", "HarnessAppleNames", "HarnessGraph", "HarnessQueries",
      "HarnessInput", "HarnessSnapshots", "HarnessEvents",
    ]),
  .target(
    name: "HarnessRunner",
    dependencies: ["HarnessEvents", "HarnessResults", "CHarnessRuntime"]),
  .target(name: "HarnessReporters", dependencies: ["HarnessEvents"]),

  // Floor 4: inside a worker process
  .target(
    name: "HarnessWorker",
    dependencies: [
      "HarnessScripting", "HarnessGraph", "HarnessLua", "HarnessEvents", "HarnessResults",
      "CHarnessRuntime",
    ]),

  // Floor 5: the public face
  .target(
    name: "HarnessKit",
    dependencies: [
      "HarnessUI", "HarnessAppleNames", "HarnessGraph", "HarnessLua", "HarnessQueries",
      "HarnessScripting", "HarnessIdentifiers", "HarnessWorker", "HarnessRunner",
      "HarnessReporters", "HarnessEvents", "CHarnessEditors",
    ]),
]

// Targets that hold Harness's own code get the strict settings; the others stand for users' code.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let strictOnMain = strict + [.defaultIsolation(MainActor.self)]
let onMainActor: Set<String> = [
  "HarnessGraph", "HarnessQueries", "HarnessInput", "HarnessSnapshots", "HarnessScripting",
]
for target in targets where target.type != .system && !target.name.hasPrefix("CHarness") {
  target.swiftSettings = onMainActor.contains(target.name) ? strictOnMain : strict
}

// What a component file imports, and components written with nothing else.
let application: [Target] = [
  .target(name: "HarnessControls", dependencies: ["HarnessUI"], swiftSettings: strict),
  .target(name: "HarnessIdentifiers", dependencies: ["HarnessUI"], swiftSettings: strict),
  .target(
    name: "SwiftUI", dependencies: ["HarnessUI", "HarnessCombine", "HarnessAppleNames"],
    swiftSettings: strict),
  .target(
    name: "Combine", dependencies: ["HarnessCombine", "HarnessAppleNames"], swiftSettings: strict),
  .target(
    // Files import SwiftUI only. HarnessUI is named because a change of it is not seen through the
    // module that re-exports it, and the samples would not be compiled anew.
    name: "HarnessSamples", dependencies: ["SwiftUI", "Combine", "HarnessControls", "HarnessUI"],
    swiftSettings: [.swiftLanguageMode(.v5), .define("DEBUG")]),
  .executableTarget(
    name: "harness", dependencies: ["HarnessKit", "HarnessSamples"],
    swiftSettings: strict + [.define("DEBUG")]),
]

// Tests, each named after what it tests, and the programs that they start.
let tests: [Target] = [
  .executableTarget(
    name: "FixtureWorker", dependencies: ["HarnessEvents", "CHarnessRuntime"],
    path: "Tests/FixtureWorker", swiftSettings: strict),
  .executableTarget(
    name: "ClockFixture", dependencies: ["HarnessGraph", "CHarnessRuntime"],
    path: "Tests/Fixtures/ClockFixture",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(
    name: "EngineBenchmark",
    dependencies: ["HarnessGraph", "HarnessUI", "HarnessQueries"],
    path: "Tests/Benchmarks/EngineBenchmark", swiftSettings: strictOnMain),
  // Components as people write them, in both language modes: the second folder is a link.
  .target(
    name: "ComponentCompileChecks", dependencies: ["SwiftUI", "Combine", "HarnessUI"],
    path: "Tests/ComponentCompileChecks",
    swiftSettings: [.swiftLanguageMode(.v5), .define("DEBUG")]),
  .target(
    name: "ComponentCompileChecksSwift6", dependencies: ["SwiftUI", "Combine", "HarnessUI"],
    path: "Tests/ComponentCompileChecksSwift6",
    swiftSettings: [.swiftLanguageMode(.v6), .define("DEBUG")]),
  .testTarget(
    name: "HarnessGraphTests",
    dependencies: [
      "HarnessGraph", "HarnessUI", "HarnessAppleNames", "SwiftUI", "Combine",
      "ComponentCompileChecks",
      "ComponentCompileChecksSwift6",
    ], swiftSettings: strict),
  .testTarget(
    name: "HarnessLuaTests", dependencies: ["HarnessLua"], swiftSettings: strict),
  .testTarget(
    name: "HarnessCombineTests", dependencies: ["Combine", "HarnessCombine"],
    swiftSettings: strict),
  .testTarget(
    name: "HarnessAppleNamesTests", dependencies: ["HarnessAppleNames", "HarnessCombine"],
    swiftSettings: strict),
  .testTarget(
    name: "MacroTests", dependencies: ["SwiftUI", "HarnessUI", "HarnessGraph"],
    swiftSettings: strict),
  .testTarget(
    name: "HarnessClockTests", dependencies: ["ClockFixture"], swiftSettings: strict),
  .testTarget(
    name: "HarnessQueriesTests",
    dependencies: ["HarnessQueries", "HarnessGraph", "HarnessUI"], swiftSettings: strictOnMain),
  .testTarget(
    name: "HarnessInputTests", dependencies: ["HarnessInput", "HarnessGraph", "HarnessUI"],
    swiftSettings: strictOnMain),
  .testTarget(
    name: "HarnessControlsTests",
    dependencies: [
      "HarnessControls", "HarnessInput", "HarnessQueries", "HarnessGraph", "HarnessUI",
    ], swiftSettings: strictOnMain),
  .testTarget(
    name: "HarnessIdentifiersTests",
    dependencies: ["HarnessIdentifiers", "HarnessGraph", "HarnessUI"], swiftSettings: strict),
  .testTarget(
    name: "HarnessSnapshotsTests",
    dependencies: ["HarnessSnapshots", "HarnessGraph", "HarnessUI"], exclude: ["Golden"],
    swiftSettings: strictOnMain),
  .testTarget(
    name: "HarnessEventsTests", dependencies: ["HarnessEvents"], swiftSettings: strict),
  .testTarget(
    name: "HarnessResultsTests", dependencies: ["HarnessResults"], swiftSettings: strict),
  .executableTarget(
    name: "FaultyHarness", dependencies: ["HarnessKit", "SwiftUI", "Combine", "HarnessUI"],
    path: "Tests/Fixtures/FaultyHarness"),
  .executableTarget(
    name: "DataFlowHarness", dependencies: ["HarnessKit", "SwiftUI", "Combine", "HarnessUI"],
    path: "Tests/Fixtures/DataFlowHarness"),
  .executableTarget(
    name: "CaseHarness", dependencies: ["HarnessKit", "SwiftUI", "HarnessUI"],
    path: "Tests/Fixtures/CaseHarness"),
  // Components that use every name of docs/components.md.
  .executableTarget(
    name: "ProbeHarness", dependencies: ["HarnessKit", "SwiftUI", "Combine", "HarnessUI"],
    path: "Tests/Probes/ProbeHarness",
    resources: [
      .copy("Tables/en.lproj"), .copy("Tables/de.lproj"), .copy("Tables/fr.lproj"),
      .copy("Tables/Catalogue.xcstrings"),
    ],
    swiftSettings: [.swiftLanguageMode(.v5), .define("DEBUG")]),
  .testTarget(
    name: "HarnessScriptingTests",
    dependencies: ["HarnessScripting", "HarnessUI", "HarnessEvents", "HarnessLua"],
    swiftSettings: strictOnMain),
  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "harness", "FaultyHarness", "DataFlowHarness", "CaseHarness", "ProbeHarness",
    ],
    exclude: ["Snapshots"], swiftSettings: strict),
  .testTarget(
    name: "DocumentationTests",
    dependencies: ["HarnessScripting", "HarnessLua", "HarnessRunner", "harness"],
    swiftSettings: strict),
  .testTarget(name: "ConventionTests", swiftSettings: strict),
  .testTarget(
    name: "HarnessRunnerTests",
    dependencies: ["HarnessRunner", "HarnessEvents", "FixtureWorker"], swiftSettings: strict),
  .testTarget(
    name: "HarnessReportersTests", dependencies: ["HarnessReporters", "HarnessEvents"],
    exclude: ["Golden"], swiftSettings: strict),
]

let package = Package(
  name: "harness",
  products: [
    .library(name: "SwiftUICompat", targets: ["SwiftUI", "Combine"]),
    .library(name: "HarnessControls", targets: ["HarnessControls"]),
    .library(name: "HarnessIdentifiers", targets: ["HarnessIdentifiers"]),
    .library(name: "HarnessKit", targets: ["HarnessKit"]),
    // Both in one shared object, for components in dynamic libraries: with a copy in each of them,
    // a button of the one would be no button to the other.
    .library(
      name: "HarnessDynamic", type: .dynamic,
      targets: ["HarnessKit", "HarnessControls", "HarnessIdentifiers", "SwiftUI", "Combine"]),
    .executable(name: "harness", targets: ["harness"]),
  ],
  traits: [
    .trait(
      name: "RealNetworking",
      description: "Lets network.allow() of a script reach the real network.")
  ],
  targets: targets + application + tests
)
