import Components
import DynamicType

/// Classic table cells and list content configurations.
extension UIKitPlacer {
  /// Styles of cells.
  private static let cellStyles = [
    "default": "tableCell.default", "subtitle": "tableCell.subtitle",
    "value1": "tableCell.value1", "value2": "tableCell.value2",
  ]
  private static let accessories = [
    "disclosureIndicator": "disclosure", "checkmark": "checkmark", "detailButton": "detail",
    "detailDisclosureButton": "detailDisclosure",
  ]

  /// The text of `cell.textLabel?.text`; nil where the event is about something else.
  func cellText(_ event: UIKitEvent, on object: UIKitObject) -> [PendingUsage]? {
    guard let part = event.owner.last, ["textLabel", "detailTextLabel"].contains(part),
      let value = event.value
    else { return nil }
    guard ["text", "attributedText"].contains(event.name) else { return [] }
    let cell = Array(event.owner.dropLast())
    let detail = text(set: cell + ["detailTextLabel", "text"], on: object, with: event)
    let title = text(set: cell + ["textLabel", "text"], on: object, with: event)
    let hasDetail = object.events.contains {
      $0.path == cell + ["detailTextLabel", "text"] && $0.isCompatible(with: event)
    }
    let style = object.creation?.call?["style"]?.lastName
    let known = style.flatMap { Self.cellStyles[$0] }
    let isDetail = part == "detailTextLabel"
    let family = known ?? (hasDetail || isDetail ? "tableCell.subtitle" : "tableCell.default")
    if family == "tableCell.default", isDetail { return [] }
    let found = options(of: object, event.owner, with: event)
    var options = found.options
    let accessory = object.value(cell + ["accessoryType"], with: event)?.lastName
    options.accessory = accessory.flatMap { Self.accessories[$0] }
    if isSwitch(object, cell, event) { options.accessory = "switch" }
    if object.value(cell + ["imageView", "image"], with: event) != nil {
      options.image = .standard
    }
    let companions =
      isDetail
      ? ["\(family).title": [title]]
      : family == "tableCell.default" ? [:] : ["\(family).detail": [detail]]
    let confidence: Confidence = known != nil ? .certain : isDetail || hasDetail ? .guess : .likely
    return usage(
      text(value, in: event), "\(family).\(isDetail ? "detail" : "title")", event,
      "\(part).text of a cell" + (style.map { " of style \($0)" } ?? ""), options: options,
      maximum: found.maximum, companions: companions, confidence)
  }

  private func isSwitch(_ object: UIKitObject, _ cell: [String], _ event: UIKitEvent) -> Bool {
    guard
      let view = object.events.last(where: {
        $0.path == cell + ["accessoryView"] && $0.isCompatible(with: event)
      })
    else { return false }
    if case .call(let call)? = view.value, call.name == "UISwitch" { return true }
    return view.given.joined().contains { objects[$0].type == "UISwitch" }
      || view.value?.lastName?.lowercased().hasSuffix("switch") == true
  }

  // MARK: Content configurations

  /// Slots by the function that makes the configuration.
  private static let configurations: [String: String] = [
    "cell": "tableCell.default", "subtitleCell": "tableCell.subtitle",
    "valueCell": "tableCell.value1", "sidebarCell": "tableCell.default",
    "sidebarSubtitleCell": "tableCell.subtitle", "accompaniedSidebarCell": "tableCell.default",
    "groupedHeader": "tableSection.header", "plainHeader": "tableSection.header",
    "header": "tableSection.header", "prominentInsetGroupedHeader": "tableSection.header",
    "extraProminentInsetGroupedHeader": "tableSection.header",
    "sidebarHeader": "tableSection.header", "groupedFooter": "tableSection.footer",
    "plainFooter": "tableSection.footer", "footer": "tableSection.footer",
  ]

  func contentText(_ event: UIKitEvent, on object: UIKitObject) -> [PendingUsage] {
    guard event.owner.isEmpty, let value = event.value else { return [] }
    let isDetail = event.name.lowercased().hasPrefix("secondary")
    guard
      ["text", "attributedText", "secondaryText", "secondaryAttributedText"].contains(event.name)
    else { return [] }
    let maker = object.creation?.call?.name ?? ""
    var family = Self.configurations[maker] ?? "tableCell.default"
    let title = text(set: ["text"], on: object, with: event)
    let detail = text(set: ["secondaryText"], on: object, with: event)
    let hasDetail =
      isDetail
      || object.events.contains {
        $0.path == ["secondaryText"] && $0.isCompatible(with: event)
      }
    if family == "tableCell.default", hasDetail { family = "tableCell.subtitle" }
    if object.value(["prefersSideBySideTextAndSecondaryText"])?.isTrue == true {
      family = "tableCell.value1"
    }
    let properties = isDetail ? "secondaryTextProperties" : "textProperties"
    let found = options(of: object, [properties], with: event)
    var options = found.options
    if object.value(["image"], with: event) != nil { options.image = .standard }
    options.textCase = object.value([properties, "transform"], with: event)?.lastName.flatMap {
      SlotOptions.textCaseNames.contains($0) ? $0 : nil
    }
    let isSection = family.hasPrefix("tableSection")
    options.style =
      !isSection ? "list" : maker.hasPrefix("plain") ? "listPlain" : nil
    if maker.lowercased().contains("prominent") { options.style = "prominent" }
    let slot = isSection ? family : "\(family).\(isDetail ? "detail" : "title")"
    let companions =
      isSection
      ? [:]
      : isDetail
        ? ["\(family).title": [title]]
        : hasDetail ? ["\(family).detail": [detail]] : [:]
    let isKnown = Self.configurations[maker] != nil
    return usage(
      text(value, in: event), slot, event, "UIListContentConfiguration.\(event.name)",
      options: options, maximum: found.maximum, companions: companions,
      isKnown ? .certain : .likely)
  }
}
