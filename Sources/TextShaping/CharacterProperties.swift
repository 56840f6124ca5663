import CICU

/// What shaping needs to know of a code point, from ICU.
struct CharacterProperties {
  struct Traits: OptionSet {
    let rawValue: UInt16
    /// A grapheme cluster by itself between two others of its kind.
    static let singleCluster = Traits(rawValue: 1 << 0)
    /// May give a left-to-right paragraph levels other than 0.
    static let affectsBidi = Traits(rawValue: 1 << 1)
    static let defaultIgnorable = Traits(rawValue: 1 << 3)
    static let mark = Traits(rawValue: 1 << 4)
    static let hangul = Traits(rawValue: 1 << 5)
    /// A virama that puts the next consonant under or beside this one, or a joiner.
    static let joinsNext = Traits(rawValue: 1 << 6)
    /// Goes on with the cluster before it, whatever that is.
    static let extendsCluster = Traits(rawValue: 1 << 7)
  }

  /// ISO 15924 tag.
  var script: UInt32
  var traits: Traits
  var flags: ClusterFlags
  var lineBreak: LineBreakClass

  static let latin: UInt32 = 0x4C61_746E
  static let common: UInt32 = 0x5A79_7979
  static let inherited: UInt32 = 0x5A69_6E68

  init(of codePoint: UInt32) {
    script = icu_script_tag(codePoint)
    lineBreak = LineBreakClass(rawValue: icu_line_break_class(codePoint)) ?? .other
    var traits: Traits = []
    if icu_is_single_cluster(codePoint) { traits.insert(.singleCluster) }
    if icu_extends_cluster(codePoint) { traits.insert(.extendsCluster) }
    if icu_affects_bidi(codePoint) { traits.insert(.affectsBidi) }
    if icu_is_default_ignorable(codePoint) { traits.insert(.defaultIgnorable) }
    if icu_is_mark(codePoint) { traits.insert(.mark) }
    if (0xAC00...0xD7A3).contains(codePoint) || (0x1100...0x11FF).contains(codePoint) {
      traits.insert(.hangul)
    }
    if icu_is_virama(codePoint) || codePoint == 0x200D { traits.insert(.joinsNext) }
    self.traits = traits
    flags = Self.flags(of: codePoint)
  }

  private static func flags(of codePoint: UInt32) -> ClusterFlags {
    switch codePoint {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return [.newline, .whiteSpace]
    case 0x09: return [.tab, .whiteSpace]
    case 0x20: return .whiteSpace
    // A no-break space does not hang: it glues.
    case 0xA0, 0x202F: return []
    case 0xAD: return .softHyphen
    case 0x30...0x39: return .wordCharacter
    default:
      if icu_is_white_space(codePoint) { return .whiteSpace }
      return icu_is_letter(codePoint) ? .wordCharacter : []
    }
  }
}

/// The properties of the code points met so far, in pages of 128. One per thread.
final class CharacterPropertyTable {
  private static let pageBits: UInt32 = 7
  private static let pageCount = Int(0x110000 >> pageBits)
  // A constant pointer instead of an array: reading it costs no check for exclusive access.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<CharacterProperties>?>

  init() {
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
  }

  deinit {
    for index in 0..<Self.pageCount { pages[index]?.deallocate() }
    pages.deallocate()
  }

  /// Properties of a code point up to U+10FFFF; of U+FFFD for anything else.
  subscript(codePoint: UInt32) -> CharacterProperties {
    @inline(__always)
    get {
      let index = Int(codePoint >> Self.pageBits)
      guard index < Self.pageCount else { return fill(0xFFFD >> Int(Self.pageBits))[0xFFFD & 127] }
      let page = pages[index] ?? fill(index)
      return page[Int(codePoint & ((1 << Self.pageBits) - 1))]
    }
  }

  @inline(never)
  private func fill(_ index: Int) -> UnsafeMutablePointer<CharacterProperties> {
    let count = 1 << Int(Self.pageBits)
    let page = UnsafeMutablePointer<CharacterProperties>.allocate(capacity: count)
    for offset in 0..<count {
      (page + offset).initialize(
        to: CharacterProperties(of: UInt32(index << Int(Self.pageBits) + offset)))
    }
    pages[index] = page
    return page
  }
}
