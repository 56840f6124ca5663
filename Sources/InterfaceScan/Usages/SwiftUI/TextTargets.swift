import Components
import DynamicType
import Localization

/// What shows a text.
enum TextRole: Sendable {
  case text
  /// A text with an image before it.
  case label
  case button
}

/// A slot that a text stands in.
struct TextTarget {
  var slot: String
  var options: SlotOptions
  var confidence: Confidence
  var reason: String
}

extension ViewContext {
  /// The context with no more confidence than this.
  func lowered(to confidence: Confidence) -> ViewContext {
    var context = self
    context.confidence = min(context.confidence, confidence)
    return context
  }

  /// The slots that a text in this place has; most places have one.
  func targets(for role: TextRole) -> [TextTarget] {
    var options = control
    var confidence = confidence
    if isAlternative { confidence = .guess }
    if role == .label { options.image = .standard }
    switch place {
    case .hidden: return []
    case .plain:
      if role == .button {
        let isKnown = !sharesWidth && buttonStyleIsKnown
        return [
          target(
            "button.title", styled(buttonOptions), isKnown ? confidence : min(confidence, .likely))
        ]
      }
      // How wide a label is depends on all that is around it.
      return [label(options, min(confidence, .likely))]
    case .row, .pickerRows:
      if text.width != nil || text.height != nil {
        return [label(options, min(confidence, .likely))]
      }
      options.style = listStyle
      if place == .pickerRows { options.accessory = "checkmark" }
      let slot = isDetail ? "subtitle.detail" : hasDetail ? "subtitle.title" : "default.title"
      if sharesWidth { confidence = min(confidence, .likely) }
      return [target("tableCell." + slot, styled(options), confidence)]
    case .sectionHeader, .sectionFooter:
      options.style = listStyle
      let slot = place == .sectionHeader ? "tableSection.header" : "tableSection.footer"
      return [target(slot, styled(options), confidence)]
    case .widget(let slot): return [target(slot, styled(options), confidence)]
    case .control(let slot, let detail):
      if isDetail, let detail { return [target(detail, styled(options), confidence)] }
      return [target(slot, styled(options), confidence)]
    default: return systemTargets(for: role, options, confidence)
    }
  }

  /// Slots of places that the system draws.
  private func systemTargets(
    for role: TextRole, _ options: SlotOptions, _ confidence: Confidence
  ) -> [TextTarget] {
    var options = options
    switch place {
    case .barButtons(let side):
      options.style = side
      // Bars show the image of a label alone.
      if role == .label, styles["labelStyle"] == "titleAndIcon" { options.image = nil }
      let isView = role == .text
      return [
        target("navigationBar.button", options, isView ? min(confidence, .likely) : confidence)
      ]
    case .barTitle:
      options.style = "titleView"
      return [target("navigationBar.title", styled(options), min(confidence, .likely))]
    case .toolbar: return [target("toolbar.button", options, confidence)]
    case .menu: return [target("menu.item", options, confidence)]
    case .alertButtons:
      return role == .text ? [] : [target("alert.button", options, confidence)]
    case .alertMessage: return [target("alert.message", options, confidence)]
    case .dialogButtons:
      return role == .text ? [] : [target("actionSheet.button", options, confidence)]
    case .dialogMessage: return [target("actionSheet.message", options, confidence)]
    case .swipeActions: return [target("tableRow.swipeAction", options, confidence)]
    case .tabItem: return [target("tabBar.item", options, confidence)]
    case .segments:
      options.style = "swiftUI"
      return [target("segmentedControl.segment", options, confidence)]
    case .pickerMenu:
      return [
        target("menu.item", SlotOptions(), confidence),
        target("picker.value", options, min(confidence, .likely)),
      ]
    case .pickerWheel: return [target("picker.row", options, confidence)]
    default: return []
    }
  }

  private func target(
    _ slot: String, _ options: SlotOptions, _ confidence: Confidence
  ) -> TextTarget {
    TextTarget(
      slot: slot, options: options, confidence: confidence,
      reason: reason.isEmpty ? slot : reason)
  }

  private func label(_ options: SlotOptions, _ confidence: Confidence) -> TextTarget {
    var options = styled(options)
    options.style = nil
    // A text of SwiftUI has as many lines as it needs.
    options.lineLimit = text.lineLimit ?? 0
    return target("label", options, confidence)
  }

  /// Options with what the modifiers around the text say.
  func styled(_ options: SlotOptions) -> SlotOptions {
    var options = options
    options.font = text.font ?? options.font
    options.lineLimit = text.lineLimit ?? options.lineLimit
    options.minimumScale = text.minimumScale
    options.truncation = text.truncation
    options.textCase = text.textCase
    options.width = text.width ?? options.width
    options.height = text.height ?? options.height
    return options
  }

  /// Whether a button has a style of the system's own; an app's may have any font and margins.
  private var buttonStyleIsKnown: Bool {
    guard let style = styles["buttonStyle"] else { return true }
    return [
      "automatic", "default", "plain", "borderless", "bordered", "borderedProminent", "glass",
      "glassProminent",
    ].contains(style)
  }

  /// A button without a style has a title in the colour of the tint and nothing around it.
  private var buttonOptions: SlotOptions {
    var options = control
    switch styles["buttonStyle"] {
    case "bordered"?: options.style = "bordered"
    case "borderedProminent"?: options.style = "borderedProminent"
    case "glass"?: options.style = "glass"
    case "glassProminent"?: options.style = "prominentGlass"
    default: options.style = "borderless"
    }
    return options
  }
}
