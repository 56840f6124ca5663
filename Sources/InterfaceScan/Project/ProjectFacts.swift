import Foundation

/// Reads what Xcode writes into the `Info.plist` of targets that have none of their own, or a short one:
/// the settings `INFOPLIST_KEY_…` of a project.
public struct ProjectFacts: FactReader {
  /// `pbxproj`.
  public let fileExtensions = ["pbxproj"]

  /// Creates a reader.
  public init() {}

  /// The name of each app, and the reasons in permission alerts.
  public func facts(in data: Data, file: String) throws(ScanProblem) -> SourceFacts {
    var facts = SourceFacts()
    // A damaged project is named where its targets are read.
    guard let targets = try? ProjectTargets.read(data, file: file) else { return facts }
    for target in targets where target.isForPhone {
      let isApp = target.productType == "com.apple.product-type.application"
      let name = target.information.first { $0.key == "CFBundleDisplayName" }
      for (key, _, line) in target.information {
        if key == "CFBundleDisplayName", isApp {
          facts.usages.append(
            usage(key, "homeScreen.appName", line, "the name under the app's icon", [:]))
        } else if key.hasSuffix("UsageDescription") {
          let companions = PermissionAlert(key: key).companions(app: name?.text ?? target.name)
          facts.usages.append(
            usage(key, "alert.message", line, "the message of the system's alert", companions))
        }
      }
    }
    return facts
  }

  private func usage(
    _ key: String, _ slot: String, _ line: Int, _ reason: String,
    _ companions: [String: [TextReference]]
  ) -> PendingUsage {
    PendingUsage(
      text: .lookUp(.localizedLiteral(key), table: "InfoPlist"), slot: slot, companions: companions,
      line: line, confidence: .certain, reason: "\(key): \(reason)")
  }
}
