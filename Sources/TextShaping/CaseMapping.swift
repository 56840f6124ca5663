import CICU

/// Capitals and small letters by the rules of a language.
///
/// ICU's full mapping (Unicode Standard 3.13, `SpecialCasing.txt`): ß becomes SS, i becomes İ in
/// Turkish and Azerbaijani, Greek capitals lose their accents, Lithuanian ones their dot.
/// `NSString.uppercased(with:)` has the same rules (apple/swift-corelibs-foundation:
/// `CFUniChar.c`).
public enum CaseMapping {
  /// A text in capitals.
  ///
  /// - Parameter locale: a BCP 47 tag; a language without rules of its own has the general ones.
  public static func uppercased(_ text: String, locale: String) -> String {
    map(text, locale: locale, icu_to_upper)
  }

  /// A text in small letters.
  ///
  /// - Parameter locale: a BCP 47 tag; a language without rules of its own has the general ones.
  public static func lowercased(_ text: String, locale: String) -> String {
    map(text, locale: locale, icu_to_lower)
  }

  private typealias Function = (
    UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<UInt16>, Int32
  ) -> Int32

  private static func map(_ text: String, locale: String, _ function: Function) -> String {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return text }
    // Few letters become longer; the second try has the room that the first one asked for.
    var capacity = units.count + 16
    for _ in 0..<2 {
      var needed: Int32 = -1
      let mapped = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        base.initialize(repeating: 0, count: capacity)
        needed = function(units, Int32(units.count), locale, base, Int32(capacity))
        count = min(max(0, Int(needed)), capacity)
      }
      guard needed >= 0 else { return text }
      if Int(needed) <= capacity { return String(decoding: mapped, as: UTF16.self) }
      capacity = Int(needed)
    }
    return text
  }
}
