// swift-tools-version: 6.2
import PackageDescription

// Copied beside the components that scripts/check-seeds cuts out of the seed documents.
let package = Package(
  name: "seeds",
  dependencies: [.package(name: "harness", path: "../..")],
  targets: [
    // The same files in both language modes; the first one is driven by scripts.
    .executableTarget(
      name: "seeds",
      dependencies: [
        .product(name: "SwiftUICompat", package: "harness"),
        .product(name: "HarnessKit", package: "harness"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SeedsInSwift6",
      dependencies: [.product(name: "SwiftUICompat", package: "harness")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
