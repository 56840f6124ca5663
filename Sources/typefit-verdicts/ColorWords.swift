import ColorContrast
import DynamicType

/// A colour in a report's words.
///
/// Understood are a hexadecimal number anywhere in the words (`about #E0E0E0`), a share of black or
/// white (`25 % black`), and the name of a system colour in words (`tertiary label`). Colours of an
/// app's own that the report only names are not stated.
enum ColorWords {
  /// The colour; `nil` if the words do not say which it is.
  static func color(_ words: String, in appearance: Appearance, os: OSGeneration) -> Color? {
    let tokens = words.lowercased().split { " (),;".contains($0) }.map(String.init)
    if let number = tokens.first(where: { $0.hasPrefix("#") }) {
      return try? Color(hexadecimal: number)
    }
    for (index, token) in tokens.enumerated() where token == "%" && index > 0 {
      guard let share = Double(tokens[index - 1]), index + 1 < tokens.count else { continue }
      switch tokens[index + 1] {
      case "black": return Color(white: 0, alpha: share / 100)
      case "white": return Color(white: 1, alpha: share / 100)
      default: continue
      }
    }
    // One word such as "green" may be the app's own.
    guard tokens.count > 1 else { return nil }
    let name = tokens[0] + tokens.dropFirst().map(\.capitalized).joined()
    return SystemColor.named(name)?.resolved(in: appearance, os: os)?.color
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
