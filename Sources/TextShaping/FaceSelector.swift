import CICU
import DynamicType

/// Chooses the face of each grapheme cluster in the order iOS does: emoji where the characters ask
/// for it, then the font asked for, then the system font, then the fallback list. One per thread.
///
/// A character that iOS has no font for counts as missing even when a stand-in has it: iOS shows a
/// box. One that iOS has and no stand-in is undetermined: its width is not known.
final class FaceSelector {
  /// Code points no font of iOS has, since `reset`, each once.
  private(set) var missing: [Unicode.Scalar] = []
  /// Code points iOS has and no font of the stack, since `reset`, each once.
  private(set) var undetermined: [Unicode.Scalar] = []

  private struct FallbackKey: Hashable {
    var script: UInt32
    var locale: String
    var weight: FontWeight
  }

  private let fontStack: FontStack
  private lazy var coverage = fontStack.iosCoverage
  private let emojiFace: Int?
  private var tables: [Int: GlyphTable?] = [:]
  private var primaryFaces: [FontDescriptor: Int] = [:]
  private var fallbacks: [FallbackKey: [Int]] = [:]
  /// The list looked up last, which most clusters of a text take.
  private var latest: (key: FallbackKey, indices: [Int])?

  init(fontStack: FontStack) {
    self.fontStack = fontStack
    emojiFace = fontStack.emojiFace
  }

  /// Forgets the missing and undetermined code points.
  func reset() {
    missing.removeAll(keepingCapacity: true)
    undetermined.removeAll(keepingCapacity: true)
  }

  /// The face of a grapheme cluster as an index for `FontStack.open`; nil when the stack has no
  /// system font that can be read.
  ///
  /// - Parameters:
  ///   - cluster: its code points.
  ///   - script: ISO 15924 tag, resolved: common characters take their neighbour's.
  ///   - font: the face asked for.
  ///   - locale: BCP 47 tag, which decides between the fonts for Han and Arabic.
  func face(
    for cluster: [UInt32], script: UInt32, font: FontDescriptor, locale: String
  ) -> Int? {
    guard let primary = primaryFace(of: font), let first = cluster.first else { return nil }
    let presentation = Presentation(cluster)
    if presentation == .emoji, let emojiFace, covers(emojiFace, cluster) { return emojiFace }
    if font.family != nil, covers(primary, cluster) { return primary }
    if presentation == .emojiOnIOS, let emojiFace, covers(emojiFace, cluster) { return emojiFace }
    let system = font.family == nil ? primary : primaryFace(of: font.systemFont) ?? primary
    if !Self.isPrivate(first), covers(system, cluster) { return system }
    if !cluster.allSatisfy(hasFontOnIOS) {
      for codePoint in cluster where !hasFontOnIOS(codePoint) { note(codePoint, in: &missing) }
      return system
    }
    let tag = Self.isEastAsianForm(first) ? Self.han : script
    for index in fallbackFaces(script: tag, locale: locale, weight: font.weight)
    where covers(index, cluster) {
      return index
    }
    if let emojiFace, covers(emojiFace, cluster) { return emojiFace }
    for codePoint in cluster where !Self.isUndrawn(codePoint) {
      note(codePoint, in: &undetermined)
    }
    return icu_is_pictograph(first) ? emojiFace ?? system : system
  }

  // MARK: - Coverage

  private func note(_ codePoint: UInt32, in list: inout [Unicode.Scalar]) {
    guard let scalar = Unicode.Scalar(codePoint), !list.contains(scalar) else { return }
    list.append(scalar)
  }

  private func covers(_ index: Int, _ cluster: [UInt32]) -> Bool {
    guard let table = table(index) else { return false }
    return cluster.allSatisfy { codePoint in
      if table[codePoint] != nil || Self.isUndrawn(codePoint) { return true }
      // A precomposed glyph may stand for base and mark; HarfBuzz composes them.
      let role = table.face.info.role
      return codePoint < 0x370 && (role == .system || role == .custom) && icu_is_mark(codePoint)
    }
  }

  /// Whether some font of iOS draws a code point, or it needs no drawing. What was assigned after
  /// the list of iOS's code points was made may be there.
  private func hasFontOnIOS(_ codePoint: UInt32) -> Bool {
    guard let coverage, !coverage.contains(codePoint) else { return true }
    if Self.isUndrawn(codePoint) || icu_is_white_space(codePoint) { return true }
    if icu_is_pictograph(codePoint) { return true }
    let base = icu_decomposition_base(codePoint)
    return base != codePoint && coverage.contains(base)
  }

  /// Control and default ignorable characters.
  private static func isUndrawn(_ codePoint: UInt32) -> Bool {
    codePoint < 0x20 || (0x7F..<0xA0).contains(codePoint) || icu_is_default_ignorable(codePoint)
  }

  /// A private use character: in the stand-ins these are alternates of their own.
  private static func isPrivate(_ codePoint: UInt32) -> Bool {
    (0xE000...0xF8FF).contains(codePoint) || codePoint >= 0xF0000
  }

  static let han: UInt32 = 0x4861_6E69

  /// Punctuation and forms of Chinese, Japanese and Korean text, which have no script: CJK symbols
  /// and punctuation, the middle dot and length mark of kana, enclosed and squared ones, vertical, small, fullwidth and halfwidth forms.
  static func isEastAsianForm(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x3000...0x303F, 0x30FB...0x30FC, 0x3200...0x33FF, 0xFE10...0xFE1F, 0xFE30...0xFE6F,
      0xFF00...0xFFEF:
      true
    default: false
    }
  }

  // MARK: - Faces

  /// A damaged fallback file is treated as missing; the system faces were checked on loading.
  private func table(_ index: Int) -> GlyphTable? {
    if let table = tables[index] { return table }
    let table = (try? fontStack.open(index)).map(GlyphTable.init)
    tables[index] = .some(table)
    return table
  }

  private func primaryFace(of font: FontDescriptor) -> Int? {
    if let index = primaryFaces[font] { return index }
    guard let index = fontStack.primaryFace(for: font), table(index) != nil else { return nil }
    primaryFaces[font] = index
    return index
  }

  private func fallbackFaces(script: UInt32, locale: String, weight: FontWeight) -> [Int] {
    let key = FallbackKey(script: script, locale: locale, weight: weight)
    if let latest, latest.key == key { return latest.indices }
    if let indices = fallbacks[key] {
      latest = (key, indices)
      return indices
    }
    let bytes = [24, 16, 8, 0].map { UInt8((script >> UInt32($0)) & 0xFF) }
    let indices = fontStack.fallbackFaces(
      script: String(decoding: bytes, as: UTF8.self), language: locale, weight: weight)
    fallbacks[key] = indices
    return indices
  }
}

extension FontDescriptor {
  /// The system font that stands in for characters the font lacks.
  fileprivate var systemFont: FontDescriptor {
    FontDescriptor(weight: weight, isItalic: isItalic)
  }
}

/// Whether a grapheme cluster is drawn as text or as emoji.
enum Presentation {
  case text
  /// An emoji by default, by a variation selector, as a keycap, with a skin tone or in a sequence.
  case emoji
  /// A character that Unicode draws as text by default and iOS as emoji, unless the font asked for
  /// has it or U+FE0E follows (migueldeicaza/SwiftTerm pull request 575, measured on iOS 26: U+2733,
  /// U+26A0, U+2714). That the system font has ©, ® and ™ and no other of them is an estimate.
  case emojiOnIOS

  init(_ cluster: [UInt32]) {
    self = .text
    guard let first = cluster.first, first >= 0x80 || cluster.count > 1, icu_is_emoji(first),
      !cluster.contains(0xFE0E)
    else { return }
    if icu_is_emoji_presentation(first) || cluster.contains(where: Self.asksForEmoji) {
      self = .emoji
    } else if first > 0x100, first != 0x2122 {
      self = cluster.count > 1 ? .emoji : .emojiOnIOS
    }
  }

  /// The variation selector for emoji, or the keycap.
  private static func asksForEmoji(_ codePoint: UInt32) -> Bool {
    codePoint == 0xFE0F || codePoint == 0x20E3
  }
}
