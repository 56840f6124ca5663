import CHarfBuzz
import CICU
import DynamicType

/// The faces of one font in one language: which face draws a character, and what is known of it.
///
/// One per thread, like the shaper that owns it.
final class FontContext {
  /// What shaping needs of a code point, found once.
  struct Entry {
    var slot: UInt16
    /// Index in `shapers` of the face that draws the character.
    var face: Int16
    var model: ShapingModel
    var flags: ClusterFlags
    var traits: CharacterProperties.Traits
    /// ISO 15924 tag.
    var script: UInt32
  }

  /// Tells the contexts of a shaper apart.
  let number: UInt64
  let font: FontDescriptor
  let locale: String
  /// The locale is written from right to left.
  let isRightToLeft: Bool
  private let properties: CharacterPropertyTable
  private let selector: FaceSelector
  private let faceShapers: FaceShaperPool
  private(set) var shapers: [FaceShaper] = []
  private var shaperOfFace: [Int: Int16] = [:]
  /// Index in `shapers` of the face asked for; -1 without one.
  private(set) var primaryShaper: Int16 = -1
  /// Faces that draw a character whatever stands beside it.
  private var ownFaces: Set<Int> = []

  private static let pageBits: UInt32 = 7
  private static let pageCount = Int(0x110000 >> pageBits)
  // A constant pointer instead of an array: reading it costs no check for exclusive access.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>

  init(
    number: UInt64, font: FontDescriptor, locale: String, stack: FontStack,
    properties: CharacterPropertyTable,
    selector: FaceSelector, faceShapers: FaceShaperPool
  ) {
    self.number = number
    self.font = font
    self.locale = locale
    self.properties = properties
    self.selector = selector
    self.faceShapers = faceShapers
    isRightToLeft = LayoutDirection.isRightToLeft(locale: locale)
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
    if let face = stack.primaryFace(for: font) {
      primaryShaper = shaperIndex(of: face)
      ownFaces.insert(face)
    }
    if let face = stack.systemFace(weight: font.weight, italic: font.isItalic) {
      ownFaces.insert(face)
    }
  }

  deinit {
    for index in 0..<Self.pageCount { pages[index]?.deallocate() }
    pages.deallocate()
  }

  /// What is known of a code point; `.words` where it must be seen with its neighbours.
  @inline(__always)
  func entry(_ codePoint: UInt32) -> Entry {
    let page = pages[Int(codePoint >> Self.pageBits)] ?? addPage(codePoint)
    let entry = page[Int(codePoint & ((1 << Self.pageBits) - 1))]
    return entry.model == .unresolved ? resolve(codePoint, page) : entry
  }

  private func addPage(_ codePoint: UInt32) -> UnsafeMutablePointer<Entry> {
    let count = 1 << Int(Self.pageBits)
    let page = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    page.initialize(
      repeating: Entry(slot: 0, face: -1, model: .unresolved, flags: [], traits: [], script: 0),
      count: count)
    pages[Int(codePoint >> Self.pageBits)] = page
    return page
  }

  private func resolve(_ codePoint: UInt32, _ page: UnsafeMutablePointer<Entry>) -> Entry {
    let properties = properties[codePoint]
    var entry = Entry(
      slot: 0, face: -1, model: .words, flags: properties.flags, traits: properties.traits,
      script: properties.script)
    let isCommon =
      properties.script == CharacterProperties.common
      || properties.script == CharacterProperties.inherited
    if properties.flags.isDisjoint(with: .undrawn) {
      selector.reset()
      let face = selector.face(
        for: [codePoint], script: properties.script, font: font, locale: locale)
      // A common character the system font lacks goes with its neighbours, unless all of East Asia
      // shares it.
      if let face, selector.missing.isEmpty, selector.undetermined.isEmpty,
        !isCommon || ownFaces.contains(face) || FaceSelector.isEastAsianForm(codePoint)
      {
        entry.face = shaperIndex(of: face)
        if entry.face >= 0 { classify(codePoint, properties, &entry) }
      }
    }
    page[Int(codePoint & ((1 << Self.pageBits) - 1))] = entry
    return entry
  }

  private func classify(
    _ codePoint: UInt32, _ properties: CharacterProperties, _ entry: inout Entry
  ) {
    let shaper = shapers[Int(entry.face)]
    let model = ShapingModel.of(codePoint, properties, in: shaper.face)
    guard model != .words, let slot = shaper.slot(for: codePoint, script: properties.script) else {
      return
    }
    entry.model = model
    entry.slot = slot
  }

  // MARK: - Faces

  /// The face for a cluster of several characters, or for one that depends on its neighbours, with
  /// the code points that nothing can draw.
  ///
  /// - Parameter script: ISO 15924 tag, resolved.
  func face(
    for cluster: [UInt32], script: UInt32
  ) -> (face: Int16, missing: [Unicode.Scalar], undetermined: [Unicode.Scalar]) {
    selector.reset()
    let face = selector.face(for: cluster, script: script, font: font, locale: locale)
    return (face.map(shaperIndex) ?? -1, selector.missing, selector.undetermined)
  }

  private func shaperIndex(of face: Int) -> Int16 {
    if let index = shaperOfFace[face] { return index }
    guard let shaper = faceShapers.shaper(for: face, locale: locale) else { return -1 }
    shapers.append(shaper)
    let index = Int16(shapers.count - 1)
    shaperOfFace[face] = index
    return index
  }
}

/// The face shapers of a thread, shared by all fonts and languages that a face treats alike.
final class FaceShaperPool {
  private struct Key: Hashable {
    var face: Int
    var languages: LanguageSystems
  }

  private let stack: FontStack
  private let buffer: OpaquePointer
  private var shapers: [Key: FaceShaper] = [:]
  private var faces: [Int: FontFace] = [:]
  private var broken: Set<Int> = []
  private var languages: [String: OpaquePointer] = [:]

  init(stack: FontStack, buffer: OpaquePointer) {
    self.stack = stack
    self.buffer = buffer
  }

  /// The shaper of a face for a language; nil for a damaged file.
  func shaper(for index: Int, locale: String) -> FaceShaper? {
    guard let face = face(index) else { return nil }
    let language = harfBuzzLanguage(locale)
    let key = Key(face: index, languages: LanguageSystems(of: face, language: language))
    if let shaper = shapers[key] { return shaper }
    let shaper = FaceShaper(face: face, index: index, language: language, buffer: buffer)
    shapers[key] = shaper
    return shaper
  }

  private func face(_ index: Int) -> FontFace? {
    if let face = faces[index] { return face }
    guard !broken.contains(index), let face = try? stack.open(index) else {
      broken.insert(index)
      return nil
    }
    faces[index] = face
    return face
  }

  private func harfBuzzLanguage(_ locale: String) -> OpaquePointer? {
    if let language = languages[locale] { return language }
    let language = hb_language_from_string(locale, -1)
    languages[locale] = language
    return language
  }
}

/// The language systems a face has of its own for a language; languages without any share what
/// was found with the face.
struct LanguageSystems: Hashable {
  private var indices: [UInt32] = []

  init(of face: FontFace, language: OpaquePointer?) {
    guard let hbFace = hb_font_get_face(face.font) else { return }
    for table in [Self.gsub, Self.gpos] {
      var scriptTags = [hb_tag_t](repeating: 0, count: 64)
      var count = UInt32(scriptTags.count)
      _ = hb_ot_layout_table_get_script_tags(hbFace, table, 0, &count, &scriptTags)
      for script in 0..<count {
        indices.append(Self.languageIndex(hbFace, table, script, language))
      }
    }
  }

  private static let gsub: hb_tag_t = 0x4753_5542
  private static let gpos: hb_tag_t = 0x4750_4F53

  private static func languageIndex(
    _ face: OpaquePointer, _ table: hb_tag_t, _ script: UInt32, _ language: OpaquePointer?
  ) -> UInt32 {
    var scripts: UInt32 = 0
    var languages: UInt32 = 4
    var tags = [hb_tag_t](repeating: 0, count: 4)
    hb_ot_tags_from_script_and_language(
      HB_SCRIPT_INVALID, language, &scripts, nil, &languages, &tags)
    var index: UInt32 = 0
    return hb_ot_layout_script_select_language(face, table, script, languages, &tags, &index) != 0
      ? index : UInt32.max
  }
}
