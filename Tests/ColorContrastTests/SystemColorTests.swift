import ColorContrast
import DynamicType
import Testing

@Suite struct SystemColorTests {
  private func hexadecimal(
    _ name: String, _ appearance: Appearance = .light, _ os: OSGeneration = .iOS13
  ) -> [Int]? {
    SystemColor.named(name)?.resolved(in: appearance, os: os).map { sourced in
      [sourced.color.red, sourced.color.green, sourced.color.blue].map {
        Int(($0 * 255).rounded())
      }
    }
  }

  /// The tint of the three generations, as Flutter and OpenUIKit read it from UIKit.
  @Test func blueChangedWithIOS26() {
    #expect(hexadecimal("systemBlue", .light, .iOS7) == [0, 122, 255])
    #expect(hexadecimal("systemBlue", .light, .iOS13) == [0, 122, 255])
    #expect(hexadecimal("systemBlue", .dark, .iOS13) == [10, 132, 255])
    #expect(hexadecimal("systemBlue", .light, .iOS26) == [0, 136, 255])
    #expect(hexadecimal("systemBlue", Appearance(.light, contrast: .high)) == [0, 64, 221])
    #expect(hexadecimal("systemBlue", Appearance(.dark, contrast: .high)) == [64, 156, 255])
  }

  /// The human interface guidelines of iOS 12 and 13.
  @Test func greenChangedWithIOS13() {
    #expect(hexadecimal("systemGreen", .light, .iOS7) == [76, 217, 100])
    #expect(hexadecimal("systemGreen", .light, .iOS13) == [52, 199, 89])
  }

  @Test func onlyDarkBackgroundsRise() {
    let elevated = Appearance(.dark, level: .elevated)
    #expect(hexadecimal("systemBackground", .dark) == [0, 0, 0])
    #expect(hexadecimal("systemBackground", elevated) == [28, 28, 30])
    #expect(
      hexadecimal("systemBackground", Appearance(.light, level: .elevated)) == [255, 255, 255])
    #expect(hexadecimal("systemBlue", elevated) == [10, 132, 255])
    #expect(hexadecimal("separator", elevated) == [84, 84, 88])
  }

  @Test func labelsAreTranslucent() throws {
    let label = try #require(SystemColor.named("secondaryLabel"))
    #expect(label.resolved(in: .light)?.color.alpha == 0.6)
    let high = label.resolved(in: Appearance(.light, contrast: .high))
    #expect(high?.color.alpha == 173.0 / 255)
  }

  @Test func namesOfIOS13AreUnknownBefore() throws {
    let fill = try #require(SystemColor.named("systemFill"))
    #expect(fill.resolved(in: .light, os: .iOS7) == nil)
    let label = try #require(SystemColor.named("label"))
    #expect(label.resolved(in: .dark, os: .iOS7)?.color == .black)
  }

  @Test(arguments: [
    "systemBlue", ".systemBlue", "UIColor.systemBlue", "Color.systemBlue", "Color(.systemBlue)",
    "Color(uiColor: .systemBlue)", "Color(UIColor.systemBlue)", "UIColor.systemBlue()",
    "[UIColor systemBlueColor]", "systemBlueColor", "Color.blue", "Color.accentColor", "tintColor",
    "AccentColor", "SystemBlue",
  ])
  func spellingsOfOneColor(_ spelling: String) {
    #expect(SystemColor.named(spelling)?.name == "systemBlue")
  }

  @Test(arguments: [
    ("labelColor", "label"), (".secondaryLabel", "secondaryLabel"),
    ("Color.secondary", "secondaryLabel"), ("Color.primary", "label"),
    ("systemGrey3", "systemGray3"), ("placeholderTextColor", "placeholderText"),
    ("groupTableViewBackgroundColor", "systemGroupedBackground"),
    ("tableCellGroupedBackgroundColor", "secondarySystemGroupedBackground"),
    ("UIColor.blue", "blue"), ("blueColor", "blue"), ("darkTextColor", "darkText"),
    ("Color.white", "white"), ("clear", "clear"),
  ])
  func spelling(_ spelling: String, _ name: String) {
    #expect(SystemColor.named(spelling)?.name == name)
  }

  @Test(arguments: ["", ".", "Color", "systemblu", "brandColor", "Color(.brand)", "UIColor."])
  func unknownNames(_ name: String) { #expect(SystemColor.named(name) == nil) }

  @Test func aBareNameDependsOnTheFramework() {
    #expect(SystemColor.named("blue")?.name == "blue")
    #expect(SystemColor.named(".blue", framework: .swiftUI)?.name == "systemBlue")
    #expect(SystemColor.named("blue", framework: .swiftUI)?.name == "systemBlue")
  }

  /// A value of one second-hand source is not certain, and what nobody saw unchanged is not either.
  @Test func confidenceTravels() {
    func confidence(_ name: String, _ appearance: Appearance, _ os: OSGeneration) -> Confidence? {
      SystemColor.named(name)?.resolved(in: appearance, os: os)?.confidence
    }
    #expect(confidence("systemBlue", .light, .iOS26) == .certain)
    #expect(confidence("systemBlue", .dark, .iOS26) == .likely)
    #expect(confidence("secondaryLabel", .light, .iOS26) == .certain)
    #expect(confidence("systemFill", .light, .iOS26) == .likely)
    #expect(confidence("systemFill", .light, .iOS13) == .certain)
    #expect(confidence("systemRed", Appearance(.light, contrast: .high), .iOS7) == .guess)
  }

  @Test func everyColorHasASource() {
    for color in SystemColor.all {
      for (_, variants) in color.definedVariants {
        #expect(Set(variants.keys) == Set(Appearance.allCases))
        #expect(variants.values.allSatisfy { !$0.source.isEmpty })
      }
    }
    #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
  }
}
