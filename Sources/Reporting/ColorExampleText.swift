import Audit
import Foundation

/// Two colours as an appearance shows them, in words and samples.
struct ColorExampleText {
  let example: ColorExample
  /// The role of the foreground, such as `text`.
  let role: String
  let style: TerminalStyle

  private var isAboutStates: Bool { role == "states" }

  /// What is drawn as a sample of the role.
  private var glyph: String {
    switch role {
    case "text", "statusBar": " Aa "
    case "icon": " ★ "
    default: " ● "
    }
  }

  /// A sample; one on each end of an unknown background; nothing on a terminal without 24-bit
  /// colours.
  var sample: String {
    let swatch = Swatch(style: style)
    guard !isAboutStates else {
      return swatch.patch(example.foreground) + swatch.patch(example.background)
    }
    return ([example.background] + (example.lightestBackground.map { [$0] } ?? []))
      .map { swatch.sample(glyph, color: example.foreground, on: $0) }.joined()
  }

  /// The two colours: `#FF9500 on #FFFFFF`, `#FFFFFF on #000000–#FFFFFF`.
  var colors: String {
    let joint = isAboutStates ? "and" : "on"
    let range = example.lightestBackground.map { "–\($0)" } ?? ""
    return "\(example.foreground) \(joint) \(example.background)\(range)"
  }

  /// The ratio, or its worst and its best case.
  var ratio: String {
    let worst = ratioText(example.ratio)
    return example.bestRatio.map { "\(worst)–\(ratioText($0))" } ?? worst
  }

  /// A line for each suggestion: a sample, the colour, its ratio and its components.
  ///
  /// - Parameter appearances: whether the line names the appearances.
  func suggestions(namingAppearances: Bool) -> [String] {
    example.suggestions.map { suggestion in
      let isForeground = suggestion.replaces == "foreground"
      let sample = Swatch(style: style).sample(
        glyph, color: isForeground ? suggestion.color : example.foreground,
        on: isForeground ? example.background : suggestion.color)
      let names = ["red", "green", "blue", "alpha"].filter {
        $0 != "alpha" || suggestion.components[$0] != "1.000"
      }
      let components = names.compactMap { name in
        suggestion.components[name].map { "\(name) \($0)" }
      }
      let lead = namingAppearances ? "\(example.shortAppearances): " : ""
      let what = isForeground ? (role == "text" ? "text" : role) : "background"
      return (sample.isEmpty ? "" : sample + "  ")
        + "\(lead)\(what) \(suggestion.color)  \(ratioText(suggestion.ratio))  "
        + style.paint(components.joined(separator: ", "), .quiet)
    }
  }
}

/// A contrast ratio that was rounded down to two decimals already: `4.50:1`.
func ratioText(_ value: Double) -> String { String(format: "%.2f:1", value) }

/// A ratio that is asked for, without needless zeros: `4.5:1`, `3:1`.
func minimumText(_ value: Double) -> String { "\(points(value, digits: 2)):1" }
