import ColorContrast
import DynamicType
import Localization

/// Finds pairs of colour sets by their names.
///
/// A pair is only made where the names say it; a `PrimaryText` whose background nothing names stays
/// alone.
public struct NamePairings {
  /// The pairs in the order of the catalogs.
  public private(set) var pairings: [ColorPairing] = []

  private let idiom: Idiom
  private let gamut: DisplayGamut

  /// Pairs the colour sets of each catalog.
  public init(
    _ catalogs: AssetCatalogs, idiom: Idiom = .phone, gamut: DisplayGamut = .displayP3
  ) {
    self.idiom = idiom
    self.gamut = gamut
    for catalog in catalogs.catalogs where !catalog.isForOtherPlatform {
      addNames(of: catalog)
      if let set = catalogs.accentColor(of: catalog), !catalog.isForWidget {
        addAccentColor(set)
      }
    }
  }

  /// The sets that are named like a text or a symbol and are in no pair.
  public static func unpaired(
    _ catalogs: AssetCatalogs, besides pairings: [ColorPairing]
  ) -> [ColorSet] {
    let paired = Set(pairings.map(\.foreground.name))
    let sets = catalogs.catalogs.filter { !$0.isForOtherPlatform }.flatMap(\.colorSets)
    return sets.filter { set in
      ColorNameWords(set.name).isForeground && !set.isUnset && !paired.contains(set.name)
    }
  }

  // MARK: Names

  private struct Named {
    let set: ColorSet
    let words: ColorNameWords
  }

  private mutating func addNames(of catalog: AssetCatalog) {
    let named = catalog.colorSets.map { Named(set: $0, words: ColorNameWords($0.name)) }
    for text in named {
      let found = grounds(of: text, among: named)
      for (ground, confidence) in found {
        pair(
          text.set, on: ground, role: text.words.isIcon ? .icon : .text, reason: .names,
          saying: "the names \(text.set.name) and \(ground.name) belong together",
          confidence: confidence, isDisabled: text.words.isDisabled)
      }
    }
  }

  private func grounds(of text: Named, among named: [Named]) -> [(ColorSet, Confidence)] {
    if let target = text.words.onWhat {
      let exact = named.filter { $0.words.words == target && $0.set != text.set }
      let others = named.filter { other in
        other.words.isBackground && other.words.without(ColorNameWords.background) == target
      }
      return (exact.isEmpty ? others : exact).map { ($0.set, .likely) }
    }
    guard text.words.isForeground else { return [] }
    let grounds = named.filter(\.words.isBackground)
    func matching(_ words: [String]) -> [ColorSet] {
      grounds.filter { $0.words.without(ColorNameWords.background) == words }.map(\.set)
    }
    func plain(_ words: [String]) -> [String] {
      words.filter { !ColorNameWords.ranks.contains($0) && Int($0) == nil }
    }
    let rest = text.words.without(ColorNameWords.foreground)
    // In "LabelForeground" and "LabelBackground" the first word is the place, not the role.
    for words in [rest, text.words.withoutLastForeground] {
      let same = matching(words)
      if !same.isEmpty { return same.map { ($0, plain(words).isEmpty ? .guess : .likely) } }
    }
    // "CardTextSecondary" stands on "CardBackground" too; "TextSecondary" stands on anything.
    let place = plain(rest)
    if !place.isEmpty, place != rest { return matching(place).map { ($0, .likely) } }
    if text.words.words.last == "foreground", !rest.isEmpty {
      return named.filter { $0.words.words == rest }.map { ($0.set, .likely) }
    }
    return []
  }

  // MARK: The accent colour

  /// Titles of buttons and links have the accent colour, on the backgrounds of screens and of
  /// grouped lists; the two system colours here are those of both in all appearances. A widget shows
  /// it where it likes.
  private mutating func addAccentColor(_ set: ColorSet) {
    for name in ["systemBackground", "secondarySystemBackground"] {
      guard let system = SystemColor.named(name), let color = set.color(idiom: idiom, gamut: gamut)
      else { continue }
      pairings.append(
        ColorPairing(
          PairedColor(color, place: set.place),
          on: PairedBackdrop(PairedColor(system, place: nil)), role: .text,
          component: set.name, reason: .accentColor,
          explanation: "the accent colour is the tint of titles and links on \(name)",
          place: set.place, confidence: .likely))
    }
  }

  private mutating func pair(
    _ text: ColorSet, on ground: ColorSet, role: ColorPairing.Role, reason: ColorPairing.Reason,
    saying explanation: String, confidence: Confidence, isDisabled: Bool
  ) {
    guard let foreground = text.color(idiom: idiom, gamut: gamut),
      let background = ground.color(idiom: idiom, gamut: gamut)
    else { return }
    pairings.append(
      ColorPairing(
        PairedColor(foreground, place: text.place),
        on: PairedBackdrop(PairedColor(background, place: ground.place)), role: role,
        component: text.name, reason: reason, explanation: explanation, place: text.place,
        confidence: confidence, exemption: isDisabled ? .disabled : nil))
  }
}
