import DynamicType

extension ContrastRole {
  private static let flutter = "flutter/packages: packages/cupertino_ui/lib/src"
  private static let openUIKit = "Vercantez/openuikit: Sources/OpenUIKit"
  private static let documented = "Apple documentation: UIKit"

  /// Texts and symbols on a screen, and the buttons of cards above it.
  static let texts: [ContrastRole] = [
    ContrastRole(
      "label", .text(.style(.body)), [.iOS7: .system("label")], property: "textColor",
      source: documented, .certain),
    ContrastRole(
      "tableCell.value1.detail", .text(.style(.body)), [.iOS7: .system("secondaryLabel")],
      property: "detailTextLabel.textColor",
      source: "\(SystemColors13.flutter); UIListContentConfiguration", .certain),
    ContrastRole(
      "tableSection.footer", .text(.style(.footnote)),
      [
        .iOS7: .fixed(
          light: Color(eightBit: 109, 109, 114), dark: Color(eightBit: 109, 109, 114),
          source: "well-known constant of UIKit 7 to 12", confidence: .likely),
        .iOS13: .fixed(
          light: Color(eightBit: 108, 108, 108), dark: Color(eightBit: 142, 142, 146),
          source: "\(flutter)/list_section.dart", confidence: .likely),
      ], source: "\(flutter)/list_section.dart", .likely),
    ContrastRole(
      "textField.placeholder", .text(.style(.body)), [.iOS7: .system("placeholderText")],
      property: "attributedPlaceholder", source: SystemColors13.flutter, .certain),
    ContrastRole(
      "textView.link", .text(.style(.body)), [.iOS7: .tint], property: "linkTextAttributes",
      source: "\(documented), UITextView.linkTextAttributes", .likely),
    ContrastRole(
      "textField.caret", .control, [.iOS7: .tint], property: "tintColor",
      source: "\(documented), UITextInputTraits.insertionPointColor", .certain),
    ContrastRole(
      "button.title", .text(.fixed(pointSize: 15, weight: .regular)), [.iOS7: .tint],
      property: "setTitleColor",
      source: "\(documented), UIButton", .certain),
    ContrastRole(
      "button.plain.title", .text(.style(.body)), [.iOS13: .tint],
      property: "configuration.baseForegroundColor",
      source: "\(documented), UIButton.Configuration (iOS 15)", .certain),
    ContrastRole(
      "button.filled.title", .text(.style(.body)), [.iOS13: .system("white")],
      on: [.iOS13: .fill(.tint)], property: "configuration.baseForegroundColor",
      source: "\(documented), UIButton.Configuration.filled()", .likely),
    ContrastRole(
      "button.tinted.title", .text(.style(.body)), [.iOS13: .tint],
      on: [
        .iOS13: .fill(
          .tintWithAlpha(
            light: 0.12, dark: 0.26, source: "\(flutter)/constants.dart", confidence: .likely))
      ], property: "configuration.baseForegroundColor", source: "\(flutter)/button.dart", .likely),
    ContrastRole(
      "button.destructive.title", .text(.style(.body)), [.iOS13: .system("systemRed")],
      source: "\(documented), UIButton.Role.destructive", .likely),
    ContrastRole(
      "button.disabled.title", .text(.fixed(pointSize: 15, weight: .regular)),
      [
        .iOS13: .fixed(
          light: Color(white: 0.52, alpha: 0.45), dark: Color(white: 0.55, alpha: 0.45),
          source: "\(openUIKit)/UIButton.swift (iOS 26.1)", confidence: .likely)
      ], exemption: .disabled, source: "\(openUIKit)/UIButton.swift (iOS 26.1)", .likely),
    ContrastRole(
      "image.template", .icon, [.iOS7: .tint], property: "tintColor",
      source: "\(documented), UIImage.RenderingMode.alwaysTemplate", .certain),
    ContrastRole(
      "tableCell.checkmark", .icon, [.iOS7: .tint], property: "tintColor",
      source: "\(documented), UITableViewCell.AccessoryType", .certain),
    ContrastRole(
      "tableCell.detailButton", .icon, [.iOS7: .tint], property: "tintColor",
      source: "\(documented), UITableViewCell.AccessoryType", .certain),
    ContrastRole(
      "alert.title", .text(.style(.headline)), [.iOS7: .system("label")],
      on: [.iOS7: .card(.alert)], source: "\(flutter)/dialog.dart", .likely),
    ContrastRole(
      "alert.button", .text(.style(.body)), [.iOS7: .tint, .iOS26: .system("label")],
      on: [.iOS7: .card(.alert)],
      source: "\(flutter)/dialog.dart; \(openUIKit)/UIAlertController.swift (iOS 26.1)", .likely),
    ContrastRole(
      "alert.destructiveButton", .text(.style(.body)), [.iOS7: .system("systemRed")],
      on: [.iOS7: .card(.alert)],
      source: "\(flutter)/dialog.dart; \(openUIKit)/UIAlertController.swift (iOS 26.1)", .certain),
    ContrastRole(
      "actionSheet.button", .text(.style(.body)), [.iOS7: .tint, .iOS26: .system("label")],
      on: [.iOS7: .card(.actionSheet)], source: "\(flutter)/dialog.dart", .likely),
    ContrastRole(
      "actionSheet.destructiveButton", .text(.style(.body)), [.iOS7: .system("systemRed")],
      on: [.iOS7: .card(.actionSheet)], source: "\(flutter)/dialog.dart", .certain),
    ContrastRole(
      "menu.item", .text(.style(.body)), [.iOS13: .system("label")], on: [.iOS13: .card(.menu)],
      source: "\(flutter)/menu_anchor.dart; \(openUIKit)/UIContextMenu.swift", .certain),
    ContrastRole(
      "menu.destructiveItem", .text(.style(.body)), [.iOS13: .system("systemRed")],
      on: [.iOS13: .card(.menu)],
      source:
        "\(documented), UIMenuElement.Attributes.destructive; \(openUIKit)/UIContextMenu.swift",
      .certain),
  ]
}
