/// The number of terminal columns a text takes: two for wide East Asian characters and emoji, none
/// for combining marks and for colours (Unicode Standard Annex 11, with the blocks terminals agree
/// on).
public func displayWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  return text.replacing(/\u{1B}\[[0-9;]*m/, with: "").reduce(0) { $0 + columns(of: $1) }
}

private func columns(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if first.properties.isEmojiPresentation { return 2 }
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
  switch first.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
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
  for word in text.split(separator: " ") {
    if !line.isEmpty, displayWidth(of: line) + 1 + displayWidth(of: String(word)) > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " \(word)"
  }
  lines.append(line)
  return lines
}

/// A text filled up with spaces to a number of terminal columns.
func pad(_ text: String, to width: Int, right: Bool = false) -> String {
  let gap = String(repeating: " ", count: max(0, width - displayWidth(of: text)))
  return right ? gap + text : text + gap
}
