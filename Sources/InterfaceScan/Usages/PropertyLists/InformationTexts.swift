import Components
import DynamicType

/// Texts of an `Info.plist` that the system shows: the name, the reasons for access to data, the
/// quick actions. Their translations are in `InfoPlist.strings`, under the key for the first two and
/// under the text for quick actions (Apple, "Bundle Resources: Information Property List").
enum InformationTexts {
  private static let table = "InfoPlist"

  static func usages(in root: PropertyListElement) -> [PendingUsage] {
    name(root) + permissions(root) + quickActions(root)
  }

  // MARK: Name

  private static func name(_ root: PropertyListElement) -> [PendingUsage] {
    let keys = Set(root.members.map(\.key))
    // `GoogleService-Info.plist` and others of the kind are of no bundle.
    guard
      let first = root.members.first(where: {
        ["CFBundle", "UI", "NSExtension", "EX", "LS"].contains(where: $0.key.hasPrefix)
      })
    else { return [] }
    let member = root.members.first { $0.key == "CFBundleDisplayName" }
    let line = member?.line ?? first.line
    guard let place = namePlace(root, keys) else { return [] }
    var usages = [usage("CFBundleDisplayName", place, line)]
    // Where there is no other name the short one is shown.
    if member == nil {
      usages.append(
        usage("CFBundleName", (place.slot, min(place.confidence, .likely), place.reason), line))
    }
    for (key, reason) in unmeasured where keys.contains(key) {
      usages.append(usage(key, (Usage.unmeasured, .certain, reason), line))
    }
    return usages
  }

  private static let unmeasured = [
    ("CFBundleSpokenName", "spoken by Siri"),
    ("NSHumanReadableCopyright", "shown by no iPhone or iPad"),
  ]

  private typealias NamePlace = (slot: String, confidence: Confidence, reason: String)

  /// Where the name of the bundle is shown; nil for bundles that have none to show.
  private static func namePlace(_ root: PropertyListElement, _ keys: Set<String>) -> NamePlace? {
    let point =
      root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? root["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    if let point { return extensions[point] ?? otherExtension(point) }
    if keys.contains(where: { $0.hasPrefix("WK") }) {
      return (Usage.unmeasured, .certain, "the name of an app for the watch")
    }
    let isMac = ["NSMainNibFile", "NSMainStoryboardFile", "LSMinimumSystemVersion"]
      .contains(where: keys.contains)
    if isMac { return (Usage.unmeasured, .certain, "the name of an app for the Mac") }
    let type = root["CFBundlePackageType"]?.string ?? ""
    if ["FMWK", "BNDL"].contains(type) { return nil }
    let isApp = type == "APPL" || appKeys.contains(where: keys.contains)
    return (
      "homeScreen.appName", isApp ? .certain : .likely, "the name under the app's icon"
    )
  }

  private static let appKeys = [
    "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen", "UIApplicationSceneManifest",
    "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities",
  ]

  /// Extension points whose names have a place that is modelled (Apple, "App Extension Programming
  /// Guide", "Share" and "Action").
  private static let extensions: [String: NamePlace] = [
    "com.apple.share-services": (
      "activityView.app", .certain, "the name of a share extension in the share sheet"
    ),
    "com.apple.ui-services": (
      "activityView.action", .certain, "the name of an action extension in the share sheet"
    ),
  ]

  private static func otherExtension(_ point: String) -> NamePlace {
    let name = point.split(separator: ".").last.map(String.init) ?? point
    return (Usage.unmeasured, .certain, "the name of an extension (\(name))")
  }

  private static func usage(_ key: String, _ place: NamePlace, _ line: Int) -> PendingUsage {
    PendingUsage(
      text: .lookUp(.localizedLiteral(key), table: table), slot: place.slot, line: line,
      confidence: place.confidence, reason: "\(key): \(place.reason)")
  }

  // MARK: Permission alerts

  private static func permissions(_ root: PropertyListElement) -> [PendingUsage] {
    let name =
      [root["CFBundleDisplayName"], root["CFBundleName"]].lazy.compactMap { $0?.string }
      .first { !$0.isEmpty && !$0.contains("$(") } ?? "App"
    return root.members.filter { $0.key.hasSuffix("UsageDescription") }.map { member in
      PendingUsage(
        text: .lookUp(.localizedLiteral(member.key), table: table), slot: "alert.message",
        companions: PermissionAlert(key: member.key).companions(app: name), line: member.line,
        confidence: .certain, reason: "\(member.key): the message of the system's alert")
    }
  }

  // MARK: Quick actions

  private static func quickActions(_ root: PropertyListElement) -> [PendingUsage] {
    let items = root["UIApplicationShortcutItems"]?.values ?? []
    return items.flatMap { item -> [PendingUsage] in
      let title = item["UIApplicationShortcutItemTitle"]
      let subtitle = item["UIApplicationShortcutItemSubtitle"]
      let titleText = title?.reference(in: table)
      let subtitleText = subtitle?.reference(in: table)
      func usage(
        _ text: TextReference?, _ slot: String, _ line: Int?, _ other: String,
        _ beside: TextReference?
      ) -> [PendingUsage] {
        guard let text else { return [] }
        return [
          PendingUsage(
            text: text, slot: slot, companions: beside.map { [other: [$0]] } ?? [:],
            line: line ?? item.line, confidence: .certain, reason: "UIApplicationShortcutItems")
        ]
      }
      return usage(
        titleText, "homeScreen.quickAction", title?.line, "homeScreen.quickActionSubtitle",
        subtitleText)
        + usage(
          subtitleText, "homeScreen.quickActionSubtitle", subtitle?.line, "homeScreen.quickAction",
          titleText)
    }
  }
}
