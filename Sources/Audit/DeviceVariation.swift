import DynamicType

/// Reads which devices a variation such as `device.ipad.plural.other` is for.
enum DeviceVariation {
  private static let pluralCategories: Set<Substring> = [
    "zero", "one", "two", "few", "many", "other",
  ]

  /// The idioms that show a text, given the device it is for and those its siblings are for.
  ///
  /// `other` is for whatever has no variation of its own. Macs, watches, televisions and headsets
  /// give the empty set; nil is for every device.
  static func idioms(of device: String?, siblings: Set<String>) -> IdiomSet {
    guard let device else { return .all }
    switch device.lowercased() {
    case "iphone", "ipod": return .phone
    case "ipad": return .pad
    case "other":
      var idioms: IdiomSet = .all
      if siblings.contains("iphone") { idioms.remove(.phone) }
      if siblings.contains("ipad") { idioms.remove(.pad) }
      return idioms
    default: return []
    }
  }

  /// The variation without its plural categories: texts that differ only in them are one string.
  static func withoutPlural(_ variation: String?) -> String? {
    guard let variation else { return nil }
    var kept: [Substring] = []
    for part in variation.split(separator: ".") {
      // `device.other` is no plural category.
      if pluralCategories.contains(part), kept.last != "device" { continue }
      if part != "plural" { kept.append(part) }
    }
    return kept.isEmpty ? nil : kept.joined(separator: ".")
  }
}
