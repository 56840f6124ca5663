import DynamicType
import Foundation
import Testing

@testable import Components

@Suite struct SlotOptionsTests {
  private func decode(_ json: String) throws -> SlotOptions {
    try JSONDecoder().decode(SlotOptions.self, from: Data(json.utf8))
  }

  private func refusal(_ json: String) -> String? {
    do {
      _ = try decode(json)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "another error: \(error)"
    }
  }

  @Test func everyMemberIsRead() throws {
    let options = try decode(
      """
      {"width": 120, "height": 44, "lineLimit": 2, "font": {"size": 15, "weight": "semibold"},
       "scales": false, "minimumScale": 0.5, "truncation": "middle", "image": true,
       "leadingInset": 36, "trailingInset": 0, "accessory": "switch", "editing": true,
       "indexTitles": false, "count": 3, "distribution": "fillProportionally",
       "style": "insetGrouped", "textCase": "none",
       "controlSize": "large", "selected": true}
      """)
    #expect(
      options
        == SlotOptions(
          width: 120, height: 44, lineLimit: 2, font: SlotFont(size: 15, weight: .semibold),
          scales: false, minimumScale: 0.5, truncation: "middle", image: .standard,
          leadingInset: 36, trailingInset: 0, accessory: "switch", editing: true,
          indexTitles: false, count: 3, distribution: "fillProportionally", style: "insetGrouped",
          textCase: "none",
          controlSize: "large", selected: true))
    #expect(try decode("{}") == SlotOptions())
  }

  @Test func markdownIsAFlagOrAuto() throws {
    #expect(try decode(#"{"markdown": true}"#).markdown == .interpreted)
    #expect(try decode(#"{"markdown": false}"#).markdown == .literal)
    #expect(try decode(#"{"markdown": "auto"}"#).markdown == .automatic)
    #expect(refusal(#"{"markdown": "yes"}"#) == "markdown is true, false or \"auto\"")
    let options = SlotOptions(lineLimit: 2, markdown: .automatic)
    #expect(
      try JSONDecoder().decode(SlotOptions.self, from: JSONEncoder().encode(options)) == options)
  }

  @Test func imageIsAFlagOrAWidth() throws {
    #expect(try decode(#"{"image": 29.5}"#).image == .width(29.5))
    #expect(try decode(#"{"image": false}"#).image == ImageOption.none)
    #expect(refusal(#"{"image": "large"}"#)?.contains("true, false or a width") == true)
  }

  @Test func fontStyleTakesTheNamesOfUIKitAndSwiftUI() throws {
    #expect(try decode(#"{"font": {"style": "caption"}}"#).font?.style == .caption1)
    #expect(refusal(#"{"font": {"style": "huge"}}"#)?.contains("largeTitle") == true)
    #expect(refusal(#"{"font": {"name": "Futura"}}"#)?.contains("“name”") == true)
  }

  @Test func fontHasFamilySlopeWidthAndTracking() throws {
    let json = """
      {"font": {"family": "Brand Sans", "size": 17, "style": "body", "weight": "bold",
       "italic": true, "width": "condensed", "tracking": -0.5, "scales": false}}
      """
    #expect(
      try decode(json).font
        == SlotFont(
          family: "Brand Sans", style: .body, size: 17, weight: .bold, isItalic: true,
          width: .condensed, tracking: -0.5, scales: false))
    #expect(refusal(#"{"font": {"width": "narrow"}}"#)?.contains("condensed") == true)
    #expect(refusal(#"{"font": {"tracking": 500}}"#)?.contains("-100 to 100") == true)
  }

  @Test func unknownMemberIsNamedWithTheAllowedOnes() {
    let message = refusal(#"{"linelimit": 2}"#)
    #expect(message?.contains("“linelimit”") == true)
    #expect(message?.contains("width, height, lineLimit, font") == true)
  }

  @Test(arguments: [
    (#"{"accessory": "chevron"}"#, "disclosure, checkmark, detail, detailDisclosure, switch"),
    (#"{"truncation": "end"}"#, "tail, middle, head, clip"),
    (#"{"width": 0}"#, "more than 0"),
    (#"{"leadingInset": -1}"#, "0 or more"),
    (#"{"controlSize": "huge"}"#, "mini, small, regular, large"),
    (#"{"lineLimit": -1}"#, "0 or more"),
    (#"{"count": 0}"#, "1 or more"),
    (#"{"minimumScale": 1.5}"#, "from 0 to 1"),
  ])
  func valueOutOfRangeIsRefused(_ json: String, _ expected: String) {
    #expect(refusal(json)?.contains(expected) == true, "\(refusal(json) ?? "accepted")")
  }

  @Test func encodingRoundTrips() throws {
    let options = SlotOptions(
      width: 80,
      font: SlotFont(family: "Brand", style: .footnote, weight: .bold, isItalic: true, tracking: 1),
      image: .width(20), leadingInset: 10, trailingInset: 26, accessory: "badge",
      controlSize: "mini")
    let data = try JSONEncoder().encode(options)
    #expect(try JSONDecoder().decode(SlotOptions.self, from: data) == options)
  }
}
