import CICU
import Localization

/// One paragraph of a text as a reader sees it: which parts stand where, from left to right.
///
/// The Unicode bidirectional algorithm (UAX #9) is ICU's. As iOS does for natural alignment, the
/// first strong character gives the paragraph its direction (Apple, NSWritingDirection.natural:
/// "rules P2 and P3"); where there is none, the language does.
struct BidiText {
  /// A character, or a placeholder as a whole.
  struct Part {
    /// As written in the file.
    var text: Substring
    /// What stands for it when the order is computed.
    var sample: String
    /// The placeholder; nil for a character.
    var placeholder: FormatPlaceholder?

    /// Whether it is a letter that runs from right to left.
    var isRightToLeft: Bool { placeholder == nil && text.unicodeScalars.contains(where: \.isRTL) }
    /// Whether it is a letter that runs from left to right.
    var isLeftToRight: Bool {
      placeholder == nil
        && text.unicodeScalars.contains { icu_is_letter($0.value) && !$0.isRTL }
    }
    /// Whether it is a digit or stands for a number.
    var isNumber: Bool {
      guard let placeholder else { return text.first?.isWholeNumber == true }
      switch placeholder.kind {
      case .integer, .unsignedBase, .decimal, .variable: return true
      default: return false
      }
    }
    /// Whether it stands for a text of the app.
    var isValue: Bool { placeholder?.kind == .text }
    /// Whether it is white space.
    var isSpace: Bool { placeholder == nil && text.allSatisfy(\.isWhitespace) }
    /// Whether it is an invisible mark, embedding, override or isolate.
    var isControl: Bool {
      placeholder == nil && text.unicodeScalars.contains { DirectionalMark($0) != nil }
    }
  }

  /// What stands for the texts that the app inserts.
  enum Value: String {
    /// A word of the text's own direction.
    case rightToLeft = "\u{05D0}\u{05D1}"
    /// A word in Latin letters.
    case leftToRight = "Ab"
    /// A word in Latin letters in an isolate.
    case isolated = "\u{2068}Ab\u{2069}"
  }

  /// The parts in the order in which they are read.
  let parts: [Part]
  /// The embedding level of each part.
  let levels: [UInt8]
  /// Where each part stands, counted from the left.
  let positions: [Int]
  /// Whether the paragraph runs from left to right.
  let runsLeftToRight: Bool

  /// The paragraphs of a text that have a letter of a right-to-left script.
  static func paragraphs(
    of text: String, placeholders: [FormatPlaceholder], value: Value = .rightToLeft
  ) -> [BidiText] {
    var paragraphs: [BidiText] = []
    var parts: [Part] = []
    var index = text.startIndex
    var rest = placeholders[...]
    func finish() {
      if parts.contains(where: \.isRightToLeft) { paragraphs.append(BidiText(parts)) }
      parts = []
    }
    while index < text.endIndex {
      if let placeholder = rest.first, placeholder.range.lowerBound == index {
        rest.removeFirst()
        parts.append(
          Part(
            text: text[placeholder.range], sample: sample(of: placeholder, value),
            placeholder: placeholder))
        index = placeholder.range.upperBound
        continue
      }
      let end = text.index(after: index)
      if text[index].isNewline {
        finish()
      } else {
        // A mark joins no cluster, and letters with it are taken apart to see both.
        for scalar in text[index..<end].unicodeScalars.indices {
          let next = text.unicodeScalars.index(after: scalar)
          parts.append(Part(text: text[scalar..<next], sample: String(text[scalar..<next])))
        }
      }
      index = end
    }
    finish()
    return paragraphs
  }

  private init(_ parts: [Part]) {
    self.parts = parts
    var units: [UInt16] = []
    var starts: [Int] = []
    for part in parts {
      starts.append(units.count)
      units += part.sample.utf16
    }
    var levels = [UInt8](repeating: 1, count: max(units.count, 1))
    let bidi = icu_bidi_open()
    defer { icu_bidi_close(bidi) }
    // 0xFF: rules P2 and P3, right to left where nothing is strong.
    let base = icu_bidi_levels(bidi, units, Int32(units.count), 0xFF, &levels)
    runsLeftToRight = base == 0
    // An isolate's own level is that of the text around it.
    self.levels = starts.map { levels[$0] }
    var order = [Int32](repeating: 0, count: parts.count)
    icu_bidi_visual_order(self.levels, Int32(parts.count), &order)
    var positions = [Int](repeating: 0, count: parts.count)
    for (position, part) in order.enumerated() { positions[Int(part)] = position }
    self.positions = positions
  }

  /// Parts as written.
  func text(_ range: Range<Int>) -> String { parts[range].map(\.text).joined() }

  /// Parts as they stand from left to right.
  func shown(_ range: Range<Int>) -> String {
    range.sorted { positions[$0] < positions[$1] }.map { parts[$0].text }.joined()
  }

  /// Whether parts stand side by side from left to right as they are written.
  func isShownInOrder(_ range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { positions[$0] == positions[$0 - 1] + 1 }
  }

  private static func sample(of placeholder: FormatPlaceholder, _ value: Value) -> String {
    switch placeholder.kind {
    case .text, .character, .pointer: value.rawValue
    case .percent: "%"
    case .integer, .unsignedBase, .decimal, .variable: "5"
    case .nothing: ""
    }
  }
}

/// An invisible character that changes the direction of what is around it (UAX #9, chapter 2).
enum DirectionalMark: UInt32, CaseIterable {
  case leftToRightMark = 0x200E
  case rightToLeftMark = 0x200F
  case arabicLetterMark = 0x061C
  case leftToRightEmbedding = 0x202A
  case rightToLeftEmbedding = 0x202B
  case popDirectionalFormatting = 0x202C
  case leftToRightOverride = 0x202D
  case rightToLeftOverride = 0x202E
  case leftToRightIsolate = 0x2066
  case rightToLeftIsolate = 0x2067
  case firstStrongIsolate = 0x2068
  case popDirectionalIsolate = 0x2069

  init?(_ scalar: Unicode.Scalar) {
    guard scalar.value == 0x061C || (0x200E...0x2069).contains(scalar.value) else { return nil }
    self.init(rawValue: scalar.value)
  }

  /// How Unicode calls it, with its number.
  var name: String {
    let words =
      switch self {
      case .leftToRightMark: "left-to-right mark"
      case .rightToLeftMark: "right-to-left mark"
      case .arabicLetterMark: "Arabic letter mark"
      case .leftToRightEmbedding: "left-to-right embedding"
      case .rightToLeftEmbedding: "right-to-left embedding"
      case .popDirectionalFormatting: "pop directional formatting"
      case .leftToRightOverride: "left-to-right override"
      case .rightToLeftOverride: "right-to-left override"
      case .leftToRightIsolate: "left-to-right isolate"
      case .rightToLeftIsolate: "right-to-left isolate"
      case .firstStrongIsolate: "first strong isolate"
      case .popDirectionalIsolate: "pop directional isolate"
      }
    return "\(words) (\(code))"
  }

  /// Its number as Unicode writes it.
  var code: String {
    let digits = String(rawValue, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character that ends what it begins; nil for a mark or an end.
  var end: DirectionalMark? {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
      .rightToLeftOverride:
      .popDirectionalFormatting
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: .popDirectionalIsolate
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that runs from right to left.
  ///
  /// The blocks from Hebrew to Arabic Extended-A, their presentation forms, and the planes that
  /// Unicode reserves for such scripts (DerivedBidiClass.txt, "@missing" lines for R and AL).
  var isRTL: Bool {
    guard value >= 0x0590 else { return false }
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return icu_is_letter(value)
    default: return false
    }
  }
}
