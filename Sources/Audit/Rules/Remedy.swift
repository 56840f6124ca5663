import Components

/// What a component offers a text that does not fit, besides a shorter text.
struct Remedy {
  /// What the app can do, as the end of a sentence.
  let phrase: String
  /// The same as a change of the app's options.
  let change: @Sendable (inout SlotOptions) -> Void

  /// The remedies for a truncated text, as the end of a sentence; empty where there are none.
  static func suffix(for placement: Placement) -> String {
    let remedies = all(for: placement)
    return remedies.isEmpty
      ? "" : ", or " + remedies.map(\.phrase).joined(separator: " or ")
  }

  /// The remedies for a truncated text.
  static func all(for placement: Placement) -> [Remedy] {
    let slot = placement.slot
    let component = slot.prefix { $0 != "." }
    var remedies: [Remedy] = []
    switch component {
    case "label", "tableCell", "button", "collectionCell", "widget":
      if placement.maximumLines == 1, placement.maximumHeight == nil {
        remedies.append(Remedy(phrase: "allow two lines") { $0.lineLimit = 2 })
      } else if placement.maximumLines > 1, placement.maximumHeight == nil {
        remedies.append(Remedy(phrase: "allow more lines") { $0.lineLimit = 0 })
      }
      if let shrink = shrink(placement) { remedies.append(shrink) }
    case "segmentedControl" where placement.maximumLines == 1:
      remedies.append(
        Remedy(phrase: "let segments be as wide as their titles need") {
          $0.style = "proportional"
        })
    case "toolbar" where slot == "toolbar.button",
      "navigationBar" where slot == "navigationBar.button":
      remedies.append(
        Remedy(phrase: "show an image and keep the text as its accessibility label") {
          $0.image = .standard
        })
    default: break
    }
    return remedies
  }

  /// Shrinking to the scale that is needed, where that stays readable.
  ///
  /// The width of a text is nearly proportional to its size; the scale is rounded down.
  private static func shrink(_ placement: Placement) -> Remedy? {
    guard placement.maximumLines == 1, placement.fit.scale >= 0.9999, placement.requiredWidth > 0
    else { return nil }
    let percent = Int((100 * placement.availableWidth / placement.requiredWidth).rounded(.down))
    guard Double(percent) >= 100 * SeverityPolicy.smallScale, percent < 100 else { return nil }
    return Remedy(phrase: "let it shrink to \(percent) %") {
      $0.minimumScale = Double(percent) / 100
    }
  }

  /// What the app may choose otherwise beside a text, whatever happens to it.
  ///
  /// - Parameter name: name of the component.
  static func choices(of name: String, in options: SlotOptions) -> [Remedy] {
    var choices: [Remedy] = []
    if options.height != nil {
      let part = name.hasPrefix("table") ? "row" : name
      choices.append(
        Remedy(phrase: "let the height of the \(part) follow its text") { $0.height = nil })
    }
    // In bars an image stands in place of a title.
    let isBar = ["navigationBar", "toolbar", "tabBar"].contains(name)
    if let image = options.image, image != .none, !isBar {
      choices.append(Remedy(phrase: "drop the image") { $0.image = nil })
    }
    if name.hasPrefix("tableCell."), !["list", "listPlain"].contains(options.style) {
      choices.append(
        Remedy(phrase: "make it a list row, which wraps or stacks") { $0.style = "list" })
    }
    if name == "button", [nil, "system", "custom"].contains(options.style) {
      choices.append(
        Remedy(phrase: "give the button a configuration, which wraps") { $0.style = "plain" })
    }
    return choices
  }
}
