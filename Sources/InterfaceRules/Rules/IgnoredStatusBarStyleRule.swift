import DynamicType
import InterfaceScan
import LocalizationRules

/// Status-bar styles of controllers in an app that does not ask its controllers.
public struct IgnoredStatusBarStyleRule: SourceRule {
  public let id = "ignored-status-bar-style"
  public let summary =
    "A controller chooses a status-bar style, and the Info.plist says that controllers are not asked."
  public let why =
    "With UIViewControllerBasedStatusBarAppearance set to NO the style of the Info.plist holds"
    + " everywhere (Apple's Technical Note TN3105)."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  private static let controller = InterfaceExample.File(
    "App/HutController.swift",
    """
    import UIKit
    final class HutController: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    """)

  private static func propertyList(isControllerBased: Bool) -> InterfaceExample.File {
    InterfaceExample.File(
      "App/Info.plist",
      """
      <plist version="1.0"><dict>
        <key>UIViewControllerBasedStatusBarAppearance</key><\(isControllerBased)/>
      </dict></plist>
      """)
  }

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "Controllers are not asked",
        files: [Self.controller, Self.propertyList(isControllerBased: false)],
        faults: [
          "App/HutController.swift:3: preferredStatusBarStyle has no effect: the Info.plist turns"
            + " styles of controllers off"
        ]),
      InterfaceExample(
        "Controllers are asked",
        files: [Self.controller, Self.propertyList(isControllerBased: true)], faults: []),
    ]
  }

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    StatusBarOverride.all(in: source.nodes).map { override in
      fault(
        at: override.index, of: source, subject: "preferredStatusBarStyle",
        "preferredStatusBarStyle has no effect: the Info.plist turns styles of controllers off",
        advice: "delete the property, or set UIViewControllerBasedStatusBarAppearance to YES")
    }
  }

  public func isWanted(
    _ fault: InterfaceFault, in project: InterfaceProject, context: RuleContext
  ) -> Bool {
    // A target's property list lies in a folder around its sources.
    let around = project.propertyLists.filter { list in
      let folder = list.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      return fault.place.file.hasPrefix(folder.joined(separator: "/") + "/")
    }
    guard let nearest = around.map(\.file.count).max() else { return false }
    return around.filter { $0.file.count == nearest }.allSatisfy {
      $0.isStatusBarControllerBased?.value == false
    }
  }
}
