/// A sample of colours for a terminal that shows 24-bit colours; nothing for any other.
struct Swatch {
  let style: TerminalStyle

  /// A sample text in a colour on a background, both `#RRGGBB`; empty where it cannot be shown.
  func sample(_ text: String, color: String, on background: String) -> String {
    guard style.isTrueColor, let ink = Self.bytes(color), let ground = Self.bytes(background) else {
      return ""
    }
    return "\u{1B}[38;2;\(Self.code(ink));48;2;\(Self.code(ground))m\(text)\u{1B}[0m"
  }

  /// A plain patch of a colour.
  func patch(_ color: String) -> String { sample("  ", color: color, on: color) }

  /// A colour's name behind its patch.
  func labelled(_ color: String) -> String {
    let patch = patch(color)
    return patch.isEmpty ? color : "\(patch) \(color)"
  }

  private static func code(_ bytes: [UInt8]) -> String {
    bytes.map(String.init).joined(separator: ";")
  }

  private static func bytes(_ color: String) -> [UInt8]? {
    let digits = Array(color.dropFirst())
    guard color.hasPrefix("#"), digits.count >= 6 else { return nil }
    let bytes = [0, 2, 4].compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return bytes.count == 3 ? bytes : nil
  }
}
