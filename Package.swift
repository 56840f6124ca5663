// swift-tools-version: 6.0
import Foundation
import PackageDescription

// A target names every module below it, not only the nearest: the package manager rebuilds a target
// when a module it names has changed, and the size of an object may change anywhere below.
let shaping: [Target.Dependency] = ["DynamicType", "TextShaping"]
let layout: [Target.Dependency] = shaping + ["TextLayout"]
let components: [Target.Dependency] = layout + ["Markup", "Components"]
let audit: [Target.Dependency] =
  components + [
    "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization", "LocalizationRules",
    "InterfaceScan", "InterfaceRules", "Audit",
  ]
let pictures: [Target.Dependency] = components + ["ColorContrast", "Pictures"]
let command: [Target.Dependency] =
  audit + ["Pictures", "Reporting", "SwiftSourceScan", "TypefitCommand"]

// Swift source is read with SwiftSyntax, which every toolchain of Swift 6 brings along. Where its
// folder is not found the package builds all the same and reads no Swift source.
let syntax = ToolchainSyntax.find()

let package = Package(
  name: "typefit",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "typefit", targets: ["typefit"]),
    .library(name: "TypefitAudit", targets: ["Audit", "Reporting"]),
    .library(name: "TypefitLayout", targets: ["DynamicType", "TextShaping", "TextLayout"]),
  ],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CICUSystem", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CICU", dependencies: ["CICUSystem"],
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),

    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),

    .target(name: "DynamicType"),
    .target(name: "ColorContrast", dependencies: ["DynamicType"]),
    .target(name: "TextShaping", dependencies: ["DynamicType", "CHarfBuzz", "CICU"]),
    .target(name: "TextLayout", dependencies: shaping),
    .target(name: "Markup"),
    .target(name: "Components", dependencies: layout + ["Markup", "CICU"]),
    .target(name: "JSONText"),
    .target(name: "XMLText", dependencies: ["JSONText"]),
    .target(name: "FileSearch"),
    .target(
      name: "Localization", dependencies: ["CICU", "JSONText", "XMLText", "Markup", "FileSearch"]),
    .target(
      name: "LocalizationRules",
      dependencies: [
        "DynamicType", "CICU", "JSONText", "XMLText", "Markup", "FileSearch", "Localization",
      ]),
    .target(
      name: "InterfaceScan",
      dependencies: components + [
        "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization",
      ]),
    .target(
      name: "SwiftSourceScan",
      dependencies: components
        + ["ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization", "InterfaceScan"],
      swiftSettings: syntax.swiftSettings, linkerSettings: syntax.linkerSettings),
    .target(
      name: "InterfaceRules",
      dependencies: components + [
        "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization", "LocalizationRules",
        "InterfaceScan",
      ]),
    .target(
      name: "Audit",
      dependencies: components + [
        "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization", "LocalizationRules",
        "InterfaceScan", "InterfaceRules",
      ]),
    .target(
      name: "Pictures",
      dependencies: components + ["ColorContrast", "CHarfBuzz", "CFreeType", "CCairo"]),
    .target(
      name: "Reporting", dependencies: audit + ["CICU", "CZlib", "Pictures"],
      resources: [.embedInCode("HTML/Page")]),
    .target(
      name: "TypefitCommand", dependencies: audit + ["Pictures", "Reporting", "SwiftSourceScan"],
      swiftSettings: syntax.swiftSettings),
    .executableTarget(
      name: "typefit", dependencies: command, swiftSettings: syntax.swiftSettings),
    .executableTarget(name: "typefit-fidelity", dependencies: layout + ["JSONText"]),
    .executableTarget(
      name: "typefit-verdicts",
      dependencies: components + [
        "JSONText", "XMLText", "ColorContrast", "FileSearch", "Localization", "LocalizationRules",
      ]),
    .executableTarget(name: "typefit-bench", dependencies: layout),
    .executableTarget(name: "typefit-corpus", dependencies: audit),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"]),
    .testTarget(
      name: "ColorContrastTests", dependencies: ["DynamicType", "ColorContrast", "TestSupport"]),
    .testTarget(name: "TextShapingTests", dependencies: shaping + ["TestSupport"]),
    .testTarget(
      name: "TextLayoutTests", dependencies: layout + ["AllocationCounter", "TestSupport"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "TestSupport"]),
    .testTarget(name: "ComponentsTests", dependencies: components + ["TestSupport"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "TestSupport"]),
    .testTarget(name: "XMLTextTests", dependencies: ["JSONText", "XMLText", "TestSupport"]),
    .testTarget(name: "FileSearchTests", dependencies: ["FileSearch", "TestSupport"]),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "CICU", "JSONText", "XMLText", "Markup", "FileSearch", "Localization", "TestSupport",
      ]),
    .testTarget(
      name: "SwiftSourceScanTests",
      dependencies: components
        + [
          "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization", "InterfaceScan",
          "SwiftSourceScan", "TestSupport",
        ], swiftSettings: syntax.swiftSettings),
    .testTarget(
      name: "LocalizationRulesTests",
      dependencies: [
        "DynamicType", "JSONText", "XMLText", "Markup", "FileSearch", "Localization",
        "LocalizationRules",
        "TestSupport",
      ]),
    .testTarget(
      name: "InterfaceScanTests",
      dependencies: components
        + [
          "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization", "InterfaceScan",
          "TestSupport",
        ]),
    .testTarget(
      name: "InterfaceRulesTests",
      dependencies: components
        + [
          "ColorContrast", "JSONText", "XMLText", "FileSearch", "Localization",
          "LocalizationRules", "InterfaceScan", "InterfaceRules", "SwiftSourceScan", "TestSupport",
        ], swiftSettings: syntax.swiftSettings),
    .testTarget(name: "AuditTests", dependencies: audit + ["TestSupport"]),
    .testTarget(
      name: "PicturesTests",
      dependencies: pictures + ["CCairo", "JSONText", "XMLText", "TestSupport"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: audit + ["CZlib", "Pictures", "Reporting", "TestSupport"]),
    .testTarget(
      name: "TypefitBenchTests", dependencies: layout + ["typefit-bench", "TestSupport"]),
    .testTarget(
      name: "TypefitVerdictsTests",
      dependencies: components + [
        "JSONText", "XMLText", "ColorContrast", "FileSearch", "Localization", "LocalizationRules",
        "typefit-verdicts",
      ]),
    .testTarget(
      name: "TypefitCommandTests", dependencies: command + ["TestSupport"],
      swiftSettings: syntax.swiftSettings),
  ]
)

/// The toolchain's own copy of SwiftSyntax.
struct ToolchainSyntax {
  var swiftSettings: [SwiftSetting] = []
  var linkerSettings: [LinkerSetting] = []

  /// Looks for `lib/swift/host` beside the `swift` that builds the package: the one SWIFT_EXEC names,
  /// else the first on the search path, else the one of the chosen Xcode.
  static func find() -> ToolchainSyntax {
    let environment = ProcessInfo.processInfo.environment
    var compilers = environment["SWIFT_EXEC"].map { [$0] } ?? []
    compilers += (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
    let xcode = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
    compilers.append("\(xcode)/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift")
    for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
      let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().path
      let host = folder + "/lib/swift/host"
      if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") {
        return ToolchainSyntax(host: host)
      }
    }
    return ToolchainSyntax()
  }

  private init() {}

  private init(host: String) {
    swiftSettings = [.unsafeFlags(["-I", host])]
    linkerSettings = [
      .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  }
}
