/// A text taken apart into prose and into what an app or a renderer reads.
struct PseudoText {
  /// A part of a text.
  struct Part {
    /// What the part is.
    enum Kind {
      /// Words and white space.
      case prose
      /// A placeholder of `String(format:)`.
      case placeholder(FormatPlaceholder)
      /// A tag, a link's target, an address, `${name}` …
      case markup
    }

    let kind: Kind
    let text: Substring
  }

  /// White space before the text.
  let leading: Substring
  /// White space after it.
  let trailing: Substring
  /// The parts between.
  let parts: [Part]

  init(_ text: String) {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else {
      leading = text[...]
      trailing = ""
      parts = []
      return
    }
    let end = text.index(after: last)
    leading = text[..<first]
    trailing = text[end...]
    parts = Self.parts(of: text[first..<end], in: text)
  }

  /// The text with its prose changed.
  func mapProse(_ change: (Substring) -> String) -> String {
    leading
      + parts.map { part in
        if case .prose = part.kind { change(part.text) } else { String(part.text) }
      }.joined() + trailing
  }

  /// The text between marks, white space outside.
  func wrapped(_ change: (Substring) -> String) -> String {
    guard !parts.isEmpty else { return String(leading) }
    return leading + change(Substring(parts.map(\.text).joined())) + trailing
  }

  /// The text twice with a space between.
  ///
  /// Placeholders get the position of their argument, so that both halves show the same values.
  /// Variables and placeholders whose width is an argument stay in the first half only.
  var doubled: String {
    guard !parts.isEmpty else { return String(leading) }
    let isSimple = !parts.contains { part in
      guard case .placeholder(let placeholder) = part.kind else { return false }
      return placeholder.takesWidth || placeholder.takesPrecision
    }
    var first = ""
    var second = ""
    var next = 1
    for part in parts {
      guard case .placeholder(let placeholder) = part.kind else {
        first += part.text
        second += part.text
        continue
      }
      let isValue = !placeholder.isVariable && placeholder.kind != .percent
      guard isSimple, isValue, placeholder.length != "arg" else {
        first += part.text
        if placeholder.kind == .percent { second += part.text }
        continue
      }
      var text = String(part.text)
      if placeholder.position == nil {
        text = "%\(next)$" + text.dropFirst()
        next += 1
      }
      first += text
      second += text
    }
    return "\(leading)\(first) \(second)\(trailing)"
  }

  // MARK: Parts

  private static func parts(of body: Substring, in text: String) -> [Part] {
    let placeholders = FormatPlaceholder.placeholders(in: text)
    var parts: [Part] = []
    var start = body.startIndex
    var position = body.startIndex
    var next = placeholders.startIndex
    func addProse(to end: String.Index, _ parts: inout [Part]) {
      if start < end { parts.append(Part(kind: .prose, text: body[start..<end])) }
    }
    while position < body.endIndex {
      while next < placeholders.endIndex, placeholders[next].range.lowerBound < position {
        next += 1
      }
      var part: Part?
      if next < placeholders.endIndex, placeholders[next].range.lowerBound == position {
        let placeholder = placeholders[next]
        let end = min(placeholder.range.upperBound, body.endIndex)
        part = Part(kind: .placeholder(placeholder), text: body[position..<end])
      } else if let end = markupEnd(body[position...]) {
        part = Part(kind: .markup, text: body[position..<end])
      }
      if let part {
        addProse(to: position, &parts)
        parts.append(part)
        position = part.text.endIndex
        start = position
      } else {
        position = body.index(after: position)
      }
    }
    addProse(to: body.endIndex, &parts)
    return parts
  }

  /// Where the markup at the beginning of a text ends; nil where there is none.
  private static func markupEnd(_ text: Substring) -> String.Index? {
    func end(_ opening: String, _ closing: Character) -> String.Index? {
      guard text.hasPrefix(opening), let close = text.firstIndex(of: closing) else { return nil }
      return text.index(after: close)
    }
    switch text.first {
    case "<":
      guard let second = text.dropFirst().first, second.isLetter || second == "/" else {
        return nil
      }
      return end("<", ">")
    case "&":
      guard let end = end("&", ";"), text[..<end].count <= 10,
        !text[..<end].contains(where: \.isWhitespace)
      else { return nil }
      return end
    case "]": return end("](", ")")
    case "$": return end("${", "}") ?? end("$(", ")")
    case "{": return end("{", "}")
    case "`":
      guard let close = text.dropFirst().firstIndex(of: "`") else { return nil }
      return text.index(after: close)
    case "h", "m", "w":
      guard
        ["http://", "https://", "mailto:", "www."].contains(where: { text.hasPrefix($0) })
      else { return nil }
      return text.firstIndex { $0.isWhitespace || ")>\"".contains($0) } ?? text.endIndex
    default: return nil
    }
  }
}

extension FormatPlaceholder {
  /// Whether it is a variable `%#@name@`.
  fileprivate var isVariable: Bool {
    if case .variable = kind { true } else { false }
  }
}
