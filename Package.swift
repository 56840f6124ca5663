// swift-tools-version: 6.0
import PackageDescription

// A target names every module below it, not only the nearest: the package manager rebuilds a target
// when a module it names has changed, and the size of an object may change anywhere below.
let shaping: [Target.Dependency] = ["DynamicType", "TextShaping"]
let layout: [Target.Dependency] = shaping + ["TextLayout"]
let components: [Target.Dependency] = layout + ["Components"]
let audit: [Target.Dependency] = components + ["JSONText", "Localization", "Audit"]
let command: [Target.Dependency] = audit + ["Reporting", "TypefitCommand"]

let package = Package(
  name: "typefit",
  platforms: [.macOS(.v14)],
  products: [
  ],
  targets: [

    .target(name: "DynamicType"),

    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"]),
  ]
)
