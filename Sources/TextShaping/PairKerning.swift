import CHarfBuzz
import CICU
import DynamicType

/// Kerning of the system font by pairs of a stand-in's glyphs, from `AdvanceTable.pairKerning`.
struct PairKerning: Sendable {
  /// Class of a glyph that takes no part.
  private static let none = UInt8.max

  /// Kerning in the display master over that in the text master.
  let displayFactor: Double
  private let classes: ContiguousArray<UInt8>
  private let classCount: Int
  /// By left and right class, 1/2048 em in the text master.
  private let units: ContiguousArray<Float>

  /// - Parameters:
  ///   - ratio: factor on all kerning, the width of a stretched face.
  ///   - font: the stand-in, whose glyphs the pairs are told by.
  init(table: AdvanceTable, weight: FontWeight, ratio: Double, font: OpaquePointer) {
    let pairs = table.pairKerning
    displayFactor = pairs.displayFactor
    let characters = Self.characters(of: pairs)
    classCount = characters.count
    let indices = Dictionary(
      characters.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    classes = Self.classes(of: indices, font: font)
    var units = ContiguousArray<Float>(repeating: 0, count: classCount * classCount)
    // The light weights are not on the line from regular to bold.
    let position = max(0, table.position(of: weight))
    for (left, row) in pairs.rows {
      guard let left = left.unicodeScalars.first.flatMap({ indices[$0.value] }) else { continue }
      for (offset, scalar) in row.right.unicodeScalars.enumerated()
      where offset < row.regular.count && offset < row.bold.count {
        guard let right = indices[scalar.value] else { continue }
        let value = row.regular[offset] + position * (row.bold[offset] - row.regular[offset])
        units[left * classCount + right] = Float(min(0, value) * ratio)
      }
    }
    self.units = units
  }

  /// Kerning between two glyphs in the text master, 1/2048 em, zero or negative; nil when the
  /// table does not know one of them.
  @inline(__always)
  func units(_ left: UInt32, _ right: UInt32) -> Double? {
    guard Int(left) < classes.count, Int(right) < classes.count else { return nil }
    let (left, right) = (classes[Int(left)], classes[Int(right)])
    guard left != Self.none, right != Self.none else { return nil }
    return Double(units[Int(left) * classCount + Int(right)])
  }

  /// All characters of the table: printable ASCII, where no kerning is known to be none, and what
  /// the rows hold beside it.
  private static func characters(of pairs: AdvanceTable.PairKerning) -> [UInt32] {
    var characters = Set(UInt32(0x20)..<0x7F)
    for (left, row) in pairs.rows {
      for scalar in left.unicodeScalars { characters.insert(scalar.value) }
      for scalar in row.right.unicodeScalars { characters.insert(scalar.value) }
    }
    return Array(characters.sorted().prefix(Int(none)))
  }

  private static func classes(
    of indices: [UInt32: Int], font: OpaquePointer
  ) -> ContiguousArray<UInt8> {
    let face = hb_font_get_face(font)
    var classes = ContiguousArray<UInt8>(
      repeating: none, count: Int(hb_face_get_glyph_count(face)))
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face, characters)
    var character: hb_codepoint_t = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0 {
      guard let index = indices[character] ?? indices[icu_decomposition_base(character)] else {
        continue
      }
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, character, &glyph) != 0, Int(glyph) < classes.count {
        classes[Int(glyph)] = UInt8(index)
      }
    }
    return classes
  }
}
