// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Blends",
  products: [.library(name: "Blends", type: .dynamic, targets: ["Blends"])],
  dependencies: [.package(name: "harness", path: "../../..")],
  targets: [
    .target(
      name: "Blends",
      dependencies: [.product(name: "HarnessDynamic", package: "harness")])
  ]
)
