// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tea-shop",
  dependencies: [.package(name: "harness", path: "../..")],
  targets: [
    .target(
      name: "TeaShop",
      dependencies: [.product(name: "SwiftUICompat", package: "harness")]),
    .executableTarget(
      name: "tea-harness",
      dependencies: ["TeaShop", .product(name: "HarnessKit", package: "harness")]),
  ]
)

// What docs/getting-started.md leaves out: components in Swift 5 mode, and the harness of
// docs/extending.md.
package.targets += [
  .target(
    name: "OldTeaShop",
    dependencies: [
      .product(name: "SwiftUICompat", package: "harness"),
      .product(name: "HarnessIdentifiers", package: "harness"),
    ],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(
    name: "extended-harness",
    dependencies: [
      "TeaShop", "OldTeaShop", .product(name: "HarnessKit", package: "harness"),
    ]),
]

// A component in a dynamic library, and previews of all kinds of libraries.
package.dependencies.append(.package(path: "Blends"))
package.targets.append(
  .executableTarget(
    name: "blend-harness",
    dependencies: [
      .product(name: "Blends", package: "Blends"),
      .product(name: "HarnessDynamic", package: "harness"),
    ]))

// Tests in Swift, as docs/swift-tests.md shows them.
package.targets += [
  .target(
    name: "TeaClub",
    dependencies: [
      .product(name: "SwiftUICompat", package: "harness"),
      .product(name: "HarnessIdentifiers", package: "harness"),
    ]),
  .testTarget(
    name: "TeaClubTests",
    dependencies: ["TeaClub", .product(name: "HarnessHosting", package: "harness")]),
]
