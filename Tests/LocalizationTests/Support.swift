import Foundation
import TestSupport

@testable import Localization

/// Reads a string catalog given as text.
func readCatalog(_ json: String, path: String = "Localizable.xcstrings") -> LocalizationResult {
  StringCatalogReader.read(LocalizationFile(path: path, data: Data(json.utf8)))
}

/// Reads a `.strings` file given as text.
func readStrings(
  _ text: String, path: String = "en.lproj/Localizable.strings", developmentLanguage: String? = nil
) -> LocalizationResult {
  StringsReader.read(
    LocalizationFile(
      path: path, data: Data(text.utf8), developmentLanguage: developmentLanguage))
}

/// Changes, removes, repeats or inserts a few bytes, or cuts the end off.
func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  let interesting = Array("\"\\{}[]:;,=<>/*%@#$u0 \n\r".utf8) + [0, 0xFF, 0xFE, 0xE2, 0x80, 0xED]
  for _ in 0..<Int.random(in: 1...4, using: &generator) {
    guard !bytes.isEmpty else { break }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, index + Int.random(in: 1...20, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
    case 3: bytes.insert(interesting.randomElement(using: &generator) ?? 0, at: index)
    case 4: bytes[index] = interesting.randomElement(using: &generator) ?? 0
    default: bytes.removeSubrange(index...)
    }
  }
  return bytes
}
