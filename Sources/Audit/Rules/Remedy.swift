import Components

/// What a component offers a text that does not fit, besides a shorter text.
enum Remedy {
  /// The remedies for a truncated text, as the end of a sentence; empty where there are none.
  static func suffix(for placement: Placement) -> String {
    let remedies = remedies(for: placement)
    return remedies.isEmpty ? "" : ", or " + remedies.joined(separator: " or ")
  }

  private static func remedies(for placement: Placement) -> [String] {
    let slot = placement.slot
    let component = slot.prefix { $0 != "." }
    var remedies: [String] = []
    switch component {
    case "label", "tableCell", "button", "collectionCell", "widget":
      if placement.maximumLines > 0, placement.maximumHeight == nil {
        remedies.append(placement.maximumLines == 1 ? "allow two lines" : "allow more lines")
      }
      if let shrink = shrink(placement) { remedies.append(shrink) }
    case "segmentedControl" where placement.maximumLines == 1:
      remedies.append("let segments be as wide as their titles need")
    case "toolbar" where slot == "toolbar.button",
      "navigationBar" where slot == "navigationBar.button":
      remedies.append("show an image and keep the text as its accessibility label")
    default: break
    }
    return remedies
  }

  /// Shrinking to the scale that is needed, where that stays readable.
  ///
  /// The width of a text is nearly proportional to its size; the scale is rounded down.
  private static func shrink(_ placement: Placement) -> String? {
    guard placement.maximumLines == 1, placement.fit.scale >= 0.9999, placement.requiredWidth > 0
    else { return nil }
    let percent = Int((100 * placement.availableWidth / placement.requiredWidth).rounded(.down))
    guard Double(percent) >= 100 * SeverityPolicy.smallScale, percent < 100 else { return nil }
    return "let it shrink to \(percent) %"
  }
}
