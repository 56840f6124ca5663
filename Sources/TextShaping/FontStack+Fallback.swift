import DynamicType

extension FontStack {
  /// ISO 15924 tag of the faces for symbols.
  static let symbols = "Zsym"

  /// Indices of the faces to try for a script, best first: those of the script in the language's
  /// order, those for symbols, then one face of each other family.
  ///
  /// iOS goes through one list for all scripts, in which only the place of Arabic and Han fonts
  /// depends on the language (HusterYP/FontFallback: README, the list of .SFUI-Regular).
  func fallbackFaces(script: String, language: String, weight: FontWeight) -> [Int] {
    let locale = Self.fontLanguage(of: language)
    var groups: [[Int]] = [[], [], [], [], []]
    for (index, entry) in entries.enumerated() where entry.face.role == .fallback {
      groups[Self.group(of: entry.face, script: script, locale: locale)].append(index)
    }
    return groups.enumerated().flatMap { group, indices in
      // The order of the manifest counts between families, the weight within one.
      let keys = indices.map { index -> (family: Int, distance: Int, index: Int) in
        (families[index], entries[index].face.weight.distance(to: weight), index)
      }
      let sorted = keys.sorted { $0 < $1 }
      // Of the many other families the nearest weight has to do.
      var last = -1
      return sorted.filter { key in
        defer { last = key.family }
        return group < 2 || key.family != last
      }.map(\.index)
    }
  }

  private static func group(of face: FontManifest.Face, script: String, locale: String) -> Int {
    let scripts = face.scripts ?? []
    let languages = face.languages ?? []
    guard scripts.contains(script) else { return scripts.contains(symbols) ? 3 : 4 }
    if languages.isEmpty { return 1 }
    if languages.contains(where: { locale == $0 || locale.hasPrefix($0 + "-") }) { return 0 }
    // Han needs some font even in a language that has none of its own; Arabic has a common one.
    return 2
  }

  /// The number of each face's family, in the order in which the families come.
  static func families(of entries: [Entry]) -> [Int] {
    var numbers: [String: Int] = [:]
    return entries.map { entry in
      let name = family(entry.face)
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      return number
    }
  }

  /// What the weights of a family have in common.
  private static func family(_ face: FontManifest.Face) -> String {
    let name = face.files.first.map { $0.prefix { $0 != "-" && $0 != "[" && $0 != "." } } ?? ""
    return "\(name) \(face.index ?? 0) \((face.scripts ?? []).joined())"
  }

  /// The language by which fonts are told apart: Chinese by script and place, others as they are.
  static func fontLanguage(of locale: String) -> String {
    let tag = locale.replacing("_", with: "-")
    if tag == "yue" || tag.hasPrefix("yue-") { return tag.contains("Hans") ? "zh-Hans" : "zh-HK" }
    guard tag == "zh" || tag.hasPrefix("zh-") else { return tag }
    if tag.contains("Hans") { return "zh-Hans" }
    if tag.hasSuffix("-HK") || tag.hasSuffix("-MO") { return "zh-HK" }
    return tag.contains("Hant") || tag.hasSuffix("-TW") ? "zh-Hant" : "zh-Hans"
  }
}
