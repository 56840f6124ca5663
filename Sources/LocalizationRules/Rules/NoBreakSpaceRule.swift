import Localization

/// A space at which a line may end where the language wants none to.
public struct NoBreakSpaceRule: TextRule {
  public let id = "no-break-space"
  public let summary =
    "A plain space stands where a no-break space belongs: before French marks, and before units."
  public let effect = Effect.hint
  public let isOnByDefault = false

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [RuleOption("units", "Look at spaces between numbers and units too.", default: "true")]
  }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Before French marks", "Name:", ["fr": "Nom :"],
        faults: ["fr: has a plain space before “:”"]),
      RuleExample(
        "Inside of guillemets", "Delete “%@”", ["fr": "Supprimer « %@\u{A0}»"],
        faults: ["fr: has a plain space after “«”"]),
      RuleExample(
        "Between a number and its unit", "%d km left", ["de": "Noch %d km"],
        faults: ["en: has a plain space before “km”", "de: has a plain space before “km”"]),
      RuleExample(
        "With the right ones", "%d\u{A0}km left: go", ["fr": "Reste %d\u{A0}km\u{202F}: allez"],
        faults: []),
      RuleExample("A word is no unit", "%d meters", ["de": "%d Meter"], faults: []),
    ]
  }

  /// Symbols of units that are no words of their own (BIPM, The International System of Units;
  /// bytes and bits by IEC 80000-13).
  private static let units: Set<String> = [
    "%", "‰", "°", "°C", "°F", "mm", "cm", "dm", "km", "kg", "mg", "µg", "ml", "mL", "dl", "dL",
    "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "Kb", "Mb", "Gb", "kbps", "Mbps", "Hz",
    "kHz", "MHz", "GHz", "km/h", "m/s", "mph", "kWh", "kW", "MW", "mA", "mAh", "mV", "kcal", "kJ",
    "hPa", "ms", "px", "dB", "dBm", "mmol/L", "mg/dL", "mg/dl", "Go", "Mo", "Ko", "ГБ", "МБ", "КБ",
    "км", "кг", "см", "мм", "мл", "Гц", "кГц", "МГц", "ГГц",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.contains(.space), unit.sourceText != unit.text else { return [] }
    let scalars = Array(unit.text(placeholdersAs: "\u{FFFC}").unicodeScalars)
    if unit.language == "fr" {
      for (index, scalar) in scalars.enumerated() where scalar == " " && index > 0 {
        let (previous, next) = (
          scalars[index - 1], index + 1 < scalars.count ? scalars[index + 1] : " "
        )
        if previous == "«" { return [found("after", "«", unit)] }
        let end = index + 2 < scalars.count ? scalars[index + 2] : " "
        if next == "»" || [":", ";", "!", "?"].contains(next) && end.properties.isWhitespace {
          return [found("before", String(next), unit)]
        }
      }
    }
    guard context.flag("units", of: self) ?? true,
      unit.characters.contains(.digit) || !unit.placeholders.isEmpty
    else { return [] }
    for (index, scalar) in scalars.enumerated() where scalar == " " && index > 0 {
      guard scalars[index - 1].isDigit || scalars[index - 1] == "\u{FFFC}" else { continue }
      var symbol = String.UnicodeScalarView()
      symbol.append(
        contentsOf: scalars[(index + 1)...].prefix {
          $0.properties.isAlphabetic || "%‰°/".unicodeScalars.contains($0)
        })
      if Self.units.contains(String(symbol)) { return [found("before", String(symbol), unit)] }
    }
    return []
  }

  private func found(_ side: String, _ mark: String, _ unit: TextUnit) -> LocalizationFault {
    fault(
      unit, "has a plain space \(side) “\(mark)”",
      advice: "write a no-break space (U+00A0, or the narrow U+202F)")
  }
}
