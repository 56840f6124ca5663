import DynamicType

/// The numbers of section headers and footers.
enum TableSectionMetrics {
  static let header26 = Metric(
    "section header at the default size, iOS 26, semibold", 17, source: Source.openUIKitTable,
    confidence: .certain)
  static let groupedHeader = Metric(
    "header of a grouped section at the default size, iOS 7–18, regular capitals", 13,
    source: "flutter/packages: packages/cupertino_ui/lib/src/list_section.dart",
    confidence: .certain)
  static let plainHeader = Metric(
    "header of a plain section at the default size, iOS 7–18, semibold", 17,
    source: Source.none, confidence: .guess)
  static let prominentHeader = Metric(
    "prominent header of an inset grouped section at the default size, bold", 20,
    source: "flutter/packages: packages/cupertino_ui/lib/src/list_section.dart",
    confidence: .likely)
  static let footer = Metric(
    "section footer at the default size", 13,
    source: "\(Source.openUIKitTable); "
      + "flutter/packages: packages/cupertino_ui/lib/src/list_section.dart",
    confidence: .certain)

  static let all = [header26, groupedHeader, plainHeader, prominentHeader, footer]

  static let plainLineNote = "assumed: the header of a plain section has one line"
  static let headerWrapNote = "assumed: the header of a grouped section wraps without limit"
  static let plainFooterNote = "assumed: the footer of a plain section looks as in a grouped one"
  static let styleNames = [
    "plain", "grouped", "insetGrouped", "list", "listPlain", "prominent",
  ]
  static let styleNote =
    "the style is not known, measured as grouped; known are "
    + styleNames.joined(separator: ", ")
}
