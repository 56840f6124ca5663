/// One unit of an XLIFF document: a text and its translation.
struct XLIFFUnit {
  /// The identifier, which names the key and the variation.
  var id: String
  /// The line of the unit, counted from 1.
  var line: Int
  /// The text to translate.
  var source: LocalizationUnit?
  /// The translation.
  var target: LocalizationUnit?
  /// What the developer says about it.
  var notes: [String] = []
  /// False for `translate="no"`.
  var shouldTranslate = true
  /// How long the translation may be.
  var sizeRestrictions: [SizeRestriction] = []
}

/// What a unit's identifier says: which key, and which of its texts.
struct XLIFFUnitID: Equatable {
  /// The key in its table.
  var key: String
  /// The variable whose form it is; nil for the text itself.
  var substitution: String?
  /// Kinds and names by turns, as in ``LocalizationForm/path``.
  var path: [String] = []

  /// Reads an identifier in one of the two ways Xcode writes them: `key|==|plural.one` for string
  /// catalogs, and `/key:dict/variable:dict/one:dict/:string` for plural rules.
  init(_ id: String) {
    key = id
    if id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
      var names = id.dropFirst().dropLast(":dict/:string".count).components(separatedBy: ":dict/")
      guard names.count > 1 else { return }
      key = names.removeFirst()
      readRules(names)
    } else if let mark = id.firstRange(of: "|==|") {
      let names = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
      guard readVariations(names) else { return }
      key = String(id[..<mark.lowerBound])
    }
  }

  /// `plural.one`, `device.ipad.plural.other`, `substitutions.count.plural.one`.
  private mutating func readVariations(_ names: [String]) -> Bool {
    var names = names[...]
    if names.first == "substitutions" {
      // The name of a variable may hold a dot.
      let rest = names.dropFirst()
      guard let end = rest.firstIndex(where: { $0 == "plural" || $0 == "device" }), end > 1 else {
        return false
      }
      substitution = rest[..<end].joined(separator: ".")
      names = rest[end...]
    }
    guard names.count > 1, names.count.isMultiple(of: 2) else {
      substitution = nil
      return false
    }
    path = Array(names)
    return true
  }

  private mutating func readRules(_ names: [String]) {
    var names = names[...]
    while let name = names.popFirst() {
      switch name {
      case StringsdictKeys.format: return
      case StringsdictKeys.width, StringsdictKeys.device:
        path += [name == StringsdictKeys.width ? "width" : "device", names.popFirst() ?? ""]
      default:
        guard let category = names.popFirst() else { return }
        substitution = name
        path += ["plural", category]
      }
    }
  }
}

extension Substring {
  fileprivate func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
