import InterfaceScan
import Localization
import Testing

@testable import Audit

@Suite struct NearestUsagesTests {
  private func usage(_ slot: String, in file: String) -> Usage {
    Usage(
      key: "CFBundleDisplayName", table: "InfoPlist", slot: slot,
      place: SourcePlace(file: file, line: 1), confidence: .certain, reason: "name")
  }

  @Test(
    "each table belongs to the nearest list",
    arguments: [
      ("src/iOS/InfoPlist.xcstrings", "homeScreen.appName"),
      ("src/iOS/Share/InfoPlist.xcstrings", "activityView.app"),
      ("src/iOS/en.lproj/InfoPlist.strings", "homeScreen.appName"),
      ("src/iOS/Share/Resources/en.lproj/InfoPlist.strings", "activityView.app"),
    ])
  func nearest(_ table: String, slot: String) {
    let usages = [
      usage("activityView.app", in: "src/iOS/Share/Info.plist"),
      usage("homeScreen.appName", in: "src/iOS/Info.plist"),
      usage(Usage.unmeasured, in: "src/mac/Info.plist"),
    ]
    #expect(NearestUsages.of(usages, to: table).map(\.slot) == [slot])
  }

  @Test func sourceCodeMayBeAnywhere() {
    let usages = [
      usage("label", in: "src/A.swift"), usage("homeScreen.appName", in: "src/Info.plist"),
      usage("activityView.app", in: "other/Info.plist"),
    ]
    #expect(
      NearestUsages.of(usages, to: "src/InfoPlist.xcstrings").map(\.slot)
        == ["label", "homeScreen.appName"])
  }

  @Test func whatNothingMeasuresIsLeftOutWithAReason() {
    let string = LocalizedString(
      key: "k", locale: "en", table: "Localizable", text: "Text",
      place: SourcePlace(file: "en.lproj/Localizable.strings", line: 1))
    func decision(_ slots: [String]) -> String {
      let usages = slots.map {
        Usage(
          key: "k", slot: $0, place: SourcePlace(file: "A.swift", line: 1), confidence: .certain,
          reason: "r")
      }
      let assigner = SlotAssigner(configuration: AuditConfiguration(), usages: usages)
      switch assigner.decide(string).decision {
      case .skip(let reason): return reason
      case .measure(let assignments): return assignments.map(\.slot).joined(separator: " ")
      }
    }
    #expect(decision([Usage.unmeasured]) == "shown where nothing is measured")
    #expect(decision([Usage.unmeasured, "label"]) == "label")
  }
}
