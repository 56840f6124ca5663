import DynamicType
import Localization

/// A variation by device that no device picks, or that changes nothing.
public struct UnusedVariationRule: KeyRule {
  public let id = "unused-variation"
  public let summary = "A variation by device or width is never picked, or changes nothing."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "No device has the name",
        files: [Self.catalog("device", ["phone": "Tap", "other": "Click"])],
        faults: ["en: no device picks the variation “phone”"]),
      RuleExample(
        "All say the same", files: [Self.catalog("device", ["iphone": "Tap", "other": "Tap"])],
        faults: ["en: all variations by device have the same text"]),
      RuleExample(
        "A narrow place never needs the longer text",
        files: [Self.catalog("width", ["20": "Departures", "25": "Leave", "30": "Departures at"])],
        faults: ["en: the variation for width 25 is shorter than the one for 20"]),
      RuleExample(
        "The narrowest phone has 22 ems",
        files: [Self.catalog("width", ["5": "Go", "20": "Leave", "30": "Departures"])],
        faults: [
          "en: the variation for width 5 is never picked by a label: windows are from 22 to 98 ems"
            + " wide"
        ]),
      RuleExample(
        "Two devices", files: [Self.catalog("device", ["iphone": "Tap", "other": "Click"])],
        faults: []),
    ]
  }

  private static func catalog(_ kind: String, _ cases: KeyValuePairs<String, String>)
    -> RuleExample.File
  {
    let forms = cases.map {
      #""\#($0.key)":{"stringUnit":{"state":"translated","value":"\#($0.value)"}}"#
    }
    return RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
      "en":{"variations":{"\(kind)":{\(forms.joined(separator: ","))}}}}}}}
      """)
  }

  /// Names in catalogs (Apple, "Localizing and varying text with a string catalog") and in
  /// `NSStringDeviceSpecificRuleType` of property lists.
  private static let devices: Set<String> = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    group.entries.flatMap { entry -> [LocalizationFault] in
      guard let value = entry.value else { return [] }
      let values = [value] + entry.substitutions.map(\.value)
      return values.flatMap { variations(of: $0) }.flatMap { check($0, of: entry) }
    }
  }

  private func variations(of value: LocalizationValue) -> [LocalizationVariation] {
    value.variations + value.variations.flatMap(\.cases).flatMap { variations(of: $0.value) }
  }

  private func check(
    _ variation: LocalizationVariation, of entry: LocalizationEntry
  ) -> [LocalizationFault] {
    switch variation.kind {
    case "device":
      let unknown = variation.cases.filter { !Self.devices.contains($0.name.lowercased()) }
      let faults = unknown.map { choice in
        fault(
          entry, choice, effect: .wrongText, "no device picks the variation “\(choice.name)”",
          advice: "name a device: \(Self.devices.sorted().joined(separator: ", "))")
      }
      return faults + same(variation, of: entry)
    case "width": return widths(variation, of: entry)
    default: return []
    }
  }

  private func same(
    _ variation: LocalizationVariation, of entry: LocalizationEntry
  ) -> [LocalizationFault] {
    let texts = variation.cases.map { $0.value.forms.map(\.unit.text) }
    guard texts.count > 1, let first = texts.first, texts.allSatisfy({ $0 == first }),
      let choice = variation.cases.first
    else { return [] }
    return [
      fault(
        entry, choice, "all variations by device have the same text",
        advice: "write one text without variations")
    ]
  }

  private func widths(
    _ variation: LocalizationVariation, of entry: LocalizationEntry
  ) -> [LocalizationFault] {
    let cases = variation.cases.compactMap { choice -> (Int, LocalizationVariation.Case)? in
      Int(choice.name).map { ($0, choice) }
    }.sorted { $0.0 < $1.0 }
    let known = WidthVariant.knownWindows
    let never = cases.compactMap { key, choice -> LocalizationFault? in
      let windows = WidthVariant.windows(of: key, among: cases.map(\.0))
      guard windows.upperBound <= known.lowerBound || windows.lowerBound > known.upperBound else {
        return nil
      }
      let bounds = [known.lowerBound, known.upperBound].map(WidthVariant.ems)
      return fault(
        entry, choice, confidence: .likely,
        "the variation for width \(key) is never picked by a label: windows are from \(bounds[0])"
          + " to \(bounds[1]) ems wide",
        advice: "give it a width between these, or remove it")
    }
    return never
      + zip(cases, cases.dropFirst()).compactMap { narrow, wide in
        guard let short = narrow.1.value.forms.first?.unit.text,
          let long = wide.1.value.forms.first?.unit.text
        else { return nil }
        if short == long {
          return fault(
            entry, wide.1,
            "the variation for width \(wide.0) has the text of the one for \(narrow.0)",
            advice: "remove one of them")
        }
        guard long.count < short.count else { return nil }
        return fault(
          entry, wide.1,
          "the variation for width \(wide.0) is shorter than the one for \(narrow.0)",
          advice: "give longer texts to greater widths")
      }
  }

  private func fault(
    _ entry: LocalizationEntry, _ choice: LocalizationVariation.Case, effect: Effect? = nil,
    confidence: Confidence = .certain,
    _ message: String, advice: String
  ) -> LocalizationFault {
    let unit = choice.value.forms.first?.unit
    return LocalizationFault(
      rule: id, effect: effect ?? self.effect, confidence: confidence, key: entry.key,
      locale: entry.locale,
      table: entry.table, variation: choice.name, text: unit?.text ?? "",
      place: SourcePlace(file: entry.place.file, line: unit?.line ?? entry.place.line),
      message: message, advice: advice)
  }
}
