import Foundation
import Testing

@testable import TextShaping

@Suite("Emoji of the Unicode Standard")
struct EmojiConformanceTests {
  private static let file = "emoji/emoji-test.txt"
  /// The version of the emoji font that Debian 12 has.
  private static let version = "# Version: 15.0\n"

  private static var isInstalled: Bool {
    guard let bytes = try? UnicodeTestData.bytes(file) else { return false }
    return String(decoding: bytes.prefix(400), as: UTF8.self).contains(version)
  }

  @Test(
    "every emoji, qualified or not, is one cluster as wide as one emoji",
    .enabled(if: isInstalled, UnicodeTestData.whySkipped))
  func everySequence() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    var failures: [String] = []
    var count = 0
    for line in String(decoding: try UnicodeTestData.bytes(Self.file), as: UTF8.self)
      .split(separator: "\n") where !line.hasPrefix("#")
    {
      var text = ""
      for code in line.prefix(while: { $0 != ";" }).split(separator: " ") {
        guard let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) else {
          continue
        }
        text.unicodeScalars.append(scalar)
      }
      // Without a selector these three are text.
      guard !text.isEmpty, !["©", "®", "™"].contains(text) else { continue }
      count += 1
      let shaped = shaper.shape(text)
      if shaped.clusterCount != 1 || abs(shaped.advance(pointSize: 100) - 100) > 0.001
        || shaped.fontFileNames != ["NotoColorEmoji.ttf"]
      {
        failures.append(text)
      }
    }
    #expect(failures.isEmpty)
    #expect(count == 4730)
  }
}
