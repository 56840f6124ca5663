import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite("Font stack")
struct FontStackTests {
  /// The manifest of the project over a folder that holds only links to some installed fonts.
  private func stack(with files: [String]) throws -> FontStack {
    let folder = try TemporaryFolder()
    let system = FontLocator(directories: FontLocator.systemFolders)
    for name in files {
      let path = try #require(system.find([name]))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: path)
    }
    let manifest = try FontLocator.defaultManifest()
    let table = manifest.deletingLastPathComponent().appendingPathComponent("sf-advances.json")
    return try FontStack(
      manifest: JSONDecoder().decode(FontManifest.self, from: Data(contentsOf: manifest)),
      table: JSONDecoder().decode(AdvanceTable.self, from: Data(contentsOf: table)),
      locator: FontLocator(directories: [folder.url]))
  }

  private static let inter = ["Regular", "Medium", "SemiBold", "Bold"].map { "Inter-\($0).otf" }
  private static let others = [
    "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  @Test("a missing font is an error that names the package that brings it")
  func missingFont() throws {
    #expect(throws: Never.self) { try stack(with: Self.inter + Self.others) }
    let packages = ["fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"]
    for (missing, package) in zip(Self.others, packages) {
      let error = #expect(throws: FontStackError.self) {
        try stack(with: Self.inter + Self.others.filter { $0 != missing })
      }
      #expect(error?.description.contains("install the package \(package) ") == true)
    }
    let noInter = #expect(throws: FontStackError.self) { try stack(with: Self.others) }
    #expect(noInter?.description.contains("fonts-inter") == true)
    let noBold = #expect(throws: FontStackError.self) {
      try stack(with: Self.inter.dropLast() + Self.others)
    }
    #expect(noBold?.description.contains("weight bold") == true)
  }

  @Test("a damaged manifest is an error with its path")
  func damagedManifest() throws {
    let folder = try TemporaryFolder()
    let url = URL(
      fileURLWithPath: try folder.write("{\"version\": 1,", to: "font-stack.json"))
    let error = #expect(throws: FontStackError.self) { _ = try FontStack.load(manifest: url) }
    #expect(error?.description.contains(url.path) == true)
  }

  @Test("Apple's fonts are used, uncalibrated, when both optical sizes are there")
  func appleFonts() throws {
    let folder = try TemporaryFolder()
    let inter = try #require(
      FontLocator(directories: FontLocator.systemFolders).find(["Inter-Regular.otf"]))
    // Inter under the names of Apple's files: what counts here is which file is taken, and how.
    for name in ["SF-Pro-Text-Regular.otf", "SF-Pro-Display-Regular.otf"] {
      try FileManager.default.copyItem(
        atPath: inter, toPath: folder.path + "/" + name)
    }
    let shaper = TextShaper(fontStack: try FontStack.load(fontDirectories: [folder.url]))
    let shaped = shaper.shape("Hello")
    #expect(shaped.fontFileNames == ["SF-Pro-Text-Regular.otf"])
    #expect(shaped.confidence == .certain)
    // H e l l o in Inter 4: 2084 + 1640 + 668 + 668 + 1680 units of 2816, and its kerning.
    #expect(abs(shaped.records[5].textSum - 6740.0 * 2048 / 2816) < 40)
    #expect(shaped.records.allSatisfy { $0.textSum == $0.displaySum })
  }

  @Test("an uncalibrated stack has the advances of the font files at every size")
  func uncalibrated() throws {
    let shaper = TextShaper(fontStack: try FontStack.load(calibrated: false))
    let shaped = shaper.shape("HH")
    #expect(shaped.fontFileNames == ["Inter-Regular.otf"])
    for size in [14.0, 17, 34, 53] {
      // An H in Inter 4 beta is 2084 units of 2816 wide.
      #expect(abs(shaped.advance(pointSize: size) - size * 2 * 2084 / 2816) < 0.001)
    }
    // A Han glyph of Noto Sans CJK is one em wide; the iOS one is not.
    #expect(abs(shaper.shape("漢", locale: "ja").advance(pointSize: 17) - 17) < 0.001)
  }

  @Test("every face of the manifest names its origin and licence")
  func origins() throws {
    for face in try FontStack.load().faces {
      #expect(face.licence != "unknown", "\(face.candidates)")
    }
  }
}
