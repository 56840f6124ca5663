import DynamicType
import InterfaceScan
import SwiftSourceScan
import Testing

@testable import InterfaceRules

/// The text style that fits a size. Sizes: Apple Human Interface Guidelines, Typography.
@Suite struct FixedFontTests {
  @Test(arguments: [
    (17.0, FontWeight.regular, TextStyle.body), (17, .semibold, .headline), (17, .bold, .headline),
    (15, .bold, .subheadline), (12, .regular, .caption1), (14, .regular, .footnote),
    (9, .regular, .caption2), (18, .regular, .body), (24, .regular, .title2),
    (36, .bold, .largeTitle),
  ])
  func style(points: Double, weight: FontWeight, style: TextStyle) {
    let font = FixedFont(pointSize: points, weight: weight, source: "", isUIKit: true)
    #expect(font.style == style)
    #expect(font.hasExactStyle == (style.pointSize(for: .large) == points))
  }

  @Test(
    "Calls around a node, modifiers and containers", .enabled(if: SwiftSourceReader.isAvailable))
  func nodes() throws {
    let text = "let a = VStack { Text(\"b\").bold().font(.system(size: 3)) }.padding()"
    let nodes = SourceNodes(SwiftSourceReader().read(text, file: "A.swift"))
    let view = try #require(nodes.calls("Text").first)
    #expect(nodes.modifiers(of: view).compactMap { nodes[$0].call?.name } == ["bold", "font"])
    #expect(nodes.containers(of: view).compactMap { nodes[$0].call?.name } == ["VStack"])
    let font = try #require(nodes.calls("font").first)
    #expect(nodes.root(of: font) == view)
    let system = try #require(nodes.calls("system").first)
    #expect(nodes.surroundingCall(of: system)?.call == font)
    #expect(nodes.subtree(of: font).contains(system))
  }
}

@Suite struct OtherCodeTests {
  @Test("Folders of other systems and of tests are told by their names, those above are not asked")
  func folders() {
    let roots = ["/Users/Mac/App"]
    for path in [
      "tvOS/A.swift", "Weather Watch App/Views/A.swift", "AppTests/A.swift", "HutDebugView.swift",
      "Debugging/A.swift",
    ] {
      #expect(OtherCode.contains("/Users/Mac/App/" + path, roots: roots), "\(path)")
    }
    for path in [
      "A.swift", "Watchlist/A.swift", "Macros/A.swift", "iOS/TV.swift", "Debugger.swift",
    ] {
      #expect(!OtherCode.contains("/Users/Mac/App/" + path, roots: roots), "\(path)")
    }
  }
}

@Suite struct WidgetFolderTests {
  @Test("Folders of widget extensions are told by their names")
  func widgets() {
    #expect(OtherCode.isWidget("App/WeatherWidgetExtension/A.swift", roots: ["App"]))
    #expect(OtherCode.isWidget("App/Widgets/A.swift", roots: ["App"]))
    #expect(!OtherCode.isWidget("App/Views/Compact Widgets/A.swift", roots: ["App"]))
  }
}
