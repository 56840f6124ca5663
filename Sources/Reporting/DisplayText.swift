import CICU

/// The number of terminal columns a text takes, grapheme by grapheme: two for wide characters of East
/// Asia and emoji (Unicode Standard Annex 11), none for what only marks another character and for
/// sequences that set colours or links.
///
/// Characters of ambiguous width count one column, as terminals outside East Asia draw them.
public func displayWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  return withoutEscapes(text).reduce(0) { $0 + columns(of: $1) }
}

/// A text without the sequences that set colours (`CSI … m`) and links (`OSC 8`).
private func withoutEscapes(_ text: String) -> String {
  guard text.utf8.contains(0x1B) else { return text }
  return text.replacing(/\u{1B}(\[[0-9;]*m|\]8;[^\u{1B}\u{07}]*(\u{1B}\\|\u{07}))/, with: "")
}

private func columns(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if icu_is_wide(first.value) { return 2 }
  // VARIATION SELECTOR-16 asks for the emoji; two regional indicators are a flag.
  let isFlag = (0x1F1E6...0x1F1FF).contains(first.value) && scalars.count > 1
  if isFlag || scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
  // The halfwidth marks of Katakana join what they mark, but have a column of their own.
  return 1 + scalars.count { $0.value == 0xFF9E || $0.value == 0xFF9F }
}

/// A text made safe for one line of a terminal: line breaks and control characters are shown, not
/// obeyed, so that a catalog cannot send escape sequences.
public func singleLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "⏎"
    case "\t": result += "⇥"
    case "\r": continue
    case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    || scalar.value == 0x2028 || scalar.value == 0x2029
}

/// A text shortened to a number of terminal columns, with an ellipsis at the cut.
public func shorten(_ text: String, to width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  var result = ""
  var used = 1
  for character in text {
    used += columns(of: character)
    if used > width { break }
    result.append(character)
  }
  return result + "…"
}

/// A text wrapped at spaces to a number of terminal columns; a longer word keeps its own line.
public func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  // A percent sign stays with its number.
  for word in text.replacing(" %", with: "\u{A0}%").split(separator: " ") {
    let word = String(word).replacing("\u{A0}%", with: " %")
    if !line.isEmpty, displayWidth(of: line) + 1 + displayWidth(of: word) > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " \(word)"
  }
  lines.append(line)
  return lines
}

/// A text filled up with spaces to a number of terminal columns.
func pad(_ text: String, to width: Int, right: Bool = false) -> String {
  let gap = String(repeating: " ", count: max(0, width - displayWidth(of: text)))
  return right ? gap + text : text + gap
}

/// A text whose right-to-left parts cannot reorder what stands around it: between FIRST STRONG
/// ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex 9), where it has such parts.
public func bidiIsolated(_ text: String) -> String {
  text.unicodeScalars.contains(where: { icu_affects_bidi($0.value) })
    ? "\u{2068}\(text)\u{2069}" : text
}
