import Foundation
import Testing

@testable import InterfaceScan

@Suite struct InformationTextsTests {
  private func slots(_ members: String, _ keys: Set<String>) throws -> [String] {
    try PropertyListSamples.slots(members, file: "App/Info.plist", keys: keys)
  }

  @Test func theNameOfAnAppIsOnTheHomeScreen() throws {
    let usages = try PropertyListSamples.usages(
      """
      <key>CFBundleDisplayName</key>
      <string>Notes</string>
      <key>LSRequiresIPhoneOS</key>
      <true/>
      """, file: "App/Info.plist", keys: ["CFBundleDisplayName"])
    #expect(usages.map(\.slot) == ["homeScreen.appName"])
    #expect(usages.first?.confidence == .certain)
    #expect(usages.first?.table == "InfoPlist")
    #expect(usages.first?.place.line == 5)
    #expect(try slots("<key>UILaunchScreen</key><dict/>", []).isEmpty)
  }

  @Test(
    "an extension's name stands where its extension point shows it",
    arguments: [
      ("com.apple.share-services", "activityView.app"),
      ("com.apple.ui-services", "activityView.action"),
      ("com.apple.widgetkit-extension", "unmeasured"),
    ])
  func extensions(_ point: String, slot: String) throws {
    #expect(
      try slots(
        """
        <key>NSExtension</key>
        <dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>
        """, ["CFBundleDisplayName"]) == ["CFBundleDisplayName: \(slot) certain"])
  }

  @Test func otherBundlesHaveNoNameOnAPhone() throws {
    #expect(
      try slots("<key>LSMinimumSystemVersion</key><string>13</string>", ["CFBundleDisplayName"])
        == ["CFBundleDisplayName: unmeasured certain"])
    #expect(
      try slots("<key>CFBundlePackageType</key><string>FMWK</string>", ["CFBundleDisplayName"])
        .isEmpty)
    #expect(try slots("<key>BUNDLE_ID</key><string>a</string>", ["CFBundleDisplayName"]).isEmpty)
  }

  @Test func permissionsAreAskedForInAlerts() throws {
    let usages = try PropertyListSamples.usages(
      """
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundleDisplayName</key><string>Notes</string>
      <key>NSCameraUsageDescription</key><string>To scan</string>
      <key>NSLocationWhenInUseUsageDescription</key><string>To sort</string>
      """, file: "App/Info.plist",
      keys: ["NSCameraUsageDescription", "NSLocationWhenInUseUsageDescription"])
    #expect(usages.map(\.slot) == ["alert.message", "alert.message"])
    #expect(
      usages[0].companions == [
        "alert.title": ["“Notes” Would Like to Access the Camera"],
        "alert.button": ["Don’t Allow", "OK"],
      ])
    #expect(usages[1].companions["alert.button"]?.count == 3)
    #expect(usages[1].place.line == 8)
  }

  @Test func quickActionsAreKeysOfTheTable() throws {
    let usages = try PropertyListSamples.usages(
      """
      <key>UIApplicationShortcutItems</key>
      <array>
      <dict>
      <key>UIApplicationShortcutItemTitle</key>
      <string>NEW_NOTE</string>
      <key>UIApplicationShortcutItemSubtitle</key>
      <string>IN_FOLDER</string>
      </dict>
      </array>
      """, file: "App/Info.plist", keys: ["NEW_NOTE", "IN_FOLDER"])
    #expect(
      usages.map(\.slot) == ["homeScreen.quickAction", "homeScreen.quickActionSubtitle"])
    #expect(usages[0].companions == ["homeScreen.quickActionSubtitle": ["key:IN_FOLDER"]])
    #expect(usages[0].place.line == 9)
  }

  @Test func damagedAndBinaryListsAreNamed() {
    let reader = PropertyListFacts()
    #expect(throws: ScanProblem.self) {
      _ = try reader.facts(in: Data("<plist><dict>".utf8), file: "Info.plist")
    }
    #expect(throws: ScanProblem.self) {
      _ = try reader.facts(in: Data("bplist00".utf8), file: "Info.plist")
    }
    #expect(throws: ScanProblem.self) {
      _ = try reader.facts(in: Data("<array/>".utf8), file: "Info.plist")
    }
  }

  @Test func otherListsArePassedOver() throws {
    let facts = try PropertyListFacts().facts(in: Data("{ a = b; }".utf8), file: "Data.plist")
    #expect(facts.usages.isEmpty)
  }
}
