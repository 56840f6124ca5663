extension NavigationBar {
  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short title between a back button and a button.",
      ComponentContent(texts: [
        title: ["Settings"], backButton: ["Home"], button: ["Edit"],
      ]),
      os: .iOS13, verdicts: ["fits", "fits", "fits"]),
    ComponentExample(
      "A title that needs the room makes the back button say Back.",
      ComponentContent(texts: [
        title: ["Notifications, sounds and badges"], backButton: ["Conversations"],
      ]),
      os: .iOS13, verdicts: ["fits", "stacks"]),
    ComponentExample(
      "A longer one leaves only the chevron.",
      ComponentContent(texts: [
        title: ["Notifications, alerts, sounds and badges"], backButton: ["Conversations"],
      ]),
      os: .iOS13, verdicts: ["fits", "collapses"]),
    ComponentExample(
      "A title wider than the bar loses its end.",
      ComponentContent(
        "Everything you have ever wanted to know about sounds", in: title),
      verdicts: ["truncates"]),
    ComponentExample(
      "Buttons keep their width; the title has what is left.",
      ComponentContent(texts: [
        title: ["Edit the description"], button: ["Cancel everything", "Save as draft"],
      ]),
      os: .iOS13, verdicts: ["truncates", "fits", "fits"]),
    ComponentExample(
      "On iOS 26 the back button has no title.",
      ComponentContent(texts: [
        title: ["Notifications, sounds and badges"], backButton: ["Conversations"],
      ]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A large title has one line.",
      ComponentContent("Notifications and sounds", in: largeTitle),
      verdicts: ["truncates"]),
    ComponentExample(
      "At the largest size an inline title is drawn as at XXL.",
      ComponentContent("Notifications", in: title),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits"]),
    ComponentExample(
      "A button in a box of 44 points loses letters.",
      ComponentContent("Ayuda", in: button, options: SlotOptions(width: 44)), os: .iOS13,
      locale: "es", verdicts: ["truncates"]),
    ComponentExample(
      "Where the app puts its bar at the top of the screen, the status bar covers it.",
      ComponentContent("Notes", in: title, options: SlotOptions(style: underStatusBar)),
      device: "iPhone 8", os: .iOS13, verdicts: ["clips"]),
  ]
}
