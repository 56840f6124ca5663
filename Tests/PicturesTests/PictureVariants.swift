import Components
import DynamicType

/// Components with what an app may decide about them.
enum PictureVariants {
  static let pad = "iPad Pro 11-inch (1st-4th gen)"

  /// Options by component, each drawn on its own.
  static let options: [(component: String, options: [SlotOptions])] = [
    (
      "label",
      [
        SlotOptions(width: 160, lineLimit: 0), SlotOptions(width: 120, height: 18),
        SlotOptions(margin: 4),
        SlotOptions(lineLimit: 2, leadingInset: 40, trailingInset: 30),
      ]
    ),
    (
      "tableSection",
      ["plain", "insetGrouped", "list", "listPlain", "prominent"].map { SlotOptions(style: $0) }
        + [SlotOptions(width: 240)]
    ),
    (
      "tableRow",
      [
        SlotOptions(image: .standard), SlotOptions(height: 100, image: .standard),
        SlotOptions(count: 4), SlotOptions(width: 240),
      ]
    ),
    (
      "actionSheet",
      [
        SlotOptions(style: "popover"), SlotOptions(style: "destructive"), SlotOptions(count: 9),
        SlotOptions(image: .standard),
      ]
    ),
    (
      "menu",
      [
        SlotOptions(image: .standard), SlotOptions(selected: true),
        SlotOptions(image: .standard, selected: true), SlotOptions(style: "medium"),
        SlotOptions(count: 20), SlotOptions(width: 180),
      ]
    ),
    (
      "navigationBar",
      [
        SlotOptions(count: 3), SlotOptions(style: "leading"), SlotOptions(selected: true),
        SlotOptions(style: "underStatusBar"), SlotOptions(style: "titleView"),
        SlotOptions(width: 250),
      ]
    ),
    ("toolbar", [SlotOptions(count: 5), SlotOptions(style: "bar"), SlotOptions(selected: true)]),
    ("tabBar", [SlotOptions(count: 5), SlotOptions(width: 300), SlotOptions(style: "top")]),
    (
      "searchBar",
      [
        SlotOptions(style: "bar"), SlotOptions(style: "drawer"),
        SlotOptions(leadingInset: 20, trailingInset: 12, style: "custom"),
        SlotOptions(image: .standard), SlotOptions(count: 3),
      ]
    ),
    (
      "button",
      [
        "custom", "plain", "gray", "tinted", "filled", "bordered", "borderedProminent",
        "borderless", "glass", "prominentGlass",
      ].map { SlotOptions(style: $0) }
        + [
          SlotOptions(image: .standard, style: "filled", controlSize: "large"),
          SlotOptions(width: 160, style: "filled", controlSize: "small"),
          SlotOptions(count: 3, distribution: "fillProportionally", style: "tinted"),
          SlotOptions(height: 44, image: .standard),
        ]
    ),
    (
      "segmentedControl",
      [SlotOptions(style: "proportional"), SlotOptions(count: 4), SlotOptions(width: 200)]
    ),
    (
      "textField",
      [
        SlotOptions(style: "plain"), SlotOptions(leadingInset: 28, trailingInset: 28),
        SlotOptions(height: 30),
      ]
    ),
    ("textView", [SlotOptions(height: 60), SlotOptions(height: 40, style: "static")]),
    ("toggle", [SlotOptions(style: "form"), SlotOptions(width: 200), SlotOptions(margin: 30)]),
    ("stepper", [SlotOptions(style: "form")]), ("slider", [SlotOptions(style: "form")]),
    ("progressView", [SlotOptions(style: "form")]),
    ("datePicker", [SlotOptions(style: "date"), SlotOptions(width: 300)]),
    ("picker", [SlotOptions(style: "form"), SlotOptions(count: 2), SlotOptions(width: 240)]),
    ("colorPicker", [SlotOptions(style: "form")]),
    ("collectionCell", [SlotOptions(count: 3), SlotOptions(width: 100, lineLimit: 2)]),
    ("activityView", [SlotOptions(width: 320)]), ("popover", [SlotOptions(height: 200)]),
    ("splitView", [SlotOptions(image: .standard, accessory: "disclosure", style: "secondary")]),
    ("widget", [SlotOptions(count: 2), SlotOptions(image: .standard)]),
    ("notification", [SlotOptions(image: .standard, style: "banner")]),
    ("homeScreen", [SlotOptions(accessory: "badge"), SlotOptions(image: ImageOption.none)]),
    ("tooltip", [SlotOptions(width: 120)]),
  ]

  /// A drawing of each, in an era, a language and a text size.
  static func cases(
    _ os: OSGeneration, locale: String, _ category: ContentSizeCategory
  ) -> [PictureCase] {
    options.flatMap { component, options in
      options.map {
        PictureCase(
          component: component, os: os, locale: locale, category: category, options: $0)
      }
    }
  }
}
