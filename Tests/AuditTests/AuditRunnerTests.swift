import Components
import DynamicType
import Foundation
import Localization
import TestSupport
import Testing
import TextShaping

@testable import Audit

@Suite("AuditRunner")
struct AuditRunnerTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "badge" : {
          "comment" : "typefit: label width=60 lines=1",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Sound" } },
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "Benachrichtigungen" }
            },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "" } }
          }
        },
        "brand" : {
          "shouldTranslate" : false,
          "comment" : "typefit: label width=40 lines=1",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Typefit Pro" } }
          }
        },
        "debug.title" : {
          "comment" : "typefit: label width=10 lines=1",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Ignored by pattern" } }
          }
        },
        "files" : {
          "comment" : "typefit: label width=120 lines=1",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : { "state" : "translated", "value" : "%lld file of the folder" }
                  },
                  "other" : {
                    "stringUnit" : { "state" : "translated", "value" : "%lld files of the folder" }
                  }
                }
              }
            }
          }
        },
        "hint" : {
          "comment" : "typefit: label width=60 lines=1",
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "ipad" : {
                    "stringUnit" : { "state" : "translated", "value" : "Only an iPad shows this" }
                  },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
                }
              }
            }
          }
        },
        "menu.rename" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung"
              }
            }
          }
        },
        "nowhere" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func configuration() throws -> AuditConfiguration {
    try ConfigurationReader.read(Data("{ \"ignore\": [\"debug.*\"] }".utf8), file: "c.json")
  }

  private func findings(_ key: String, in report: AuditReport) -> [Finding] {
    report.findings.filter { $0.text?.key == key }
  }

  @Test("Base tables and tables outside any language's folder are in the source language")
  func baseTables() throws {
    let folder = try TemporaryFolder()
    let entry = "/* typefit: label width=40 lines=1 */\n\"a\" = \"Much too wide\";\n"
    try folder.write(entry, to: "Base.lproj/One.strings")
    try folder.write(entry, to: "Two.strings")
    var configuration = AuditConfiguration()
    configuration.sourceLanguage = "de"
    let runner = AuditRunner(
      configuration: configuration, fontStack: try FontStack.load(),
      filters: AuditFilters(locales: ["de"]), toolVersion: "test")
    let report = try runner.run(paths: [folder.path])
    #expect(report.texts.map(\.locale) == ["de", "de"])
    #expect(report.summary.locales == ["de"])
  }

  @Test func auditsACatalogFromFileToReport() throws {
    let report = try audit(Self.catalog, configuration: configuration())
    #expect(report.schemaVersion == 2)
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(!report.hasInputErrors)

    let badge = findings("badge", in: report).filter { $0.text?.locale == "de" }
    try #require(badge.count == 1)
    let badgeText = try #require(badge[0].text)
    #expect(badge[0].rule == "truncated-text")
    #expect(badge[0].severity == .error)
    #expect(badgeText.slot == "label")
    #expect(badgeText.breakingPoint == "XS")
    #expect(badgeText.categories == ContentSizeCategory.allCases.map(\.shortName))
    #expect(badgeText.devices.count == Device.auditDefaults.count)
    #expect(Set(badgeText.breakingPoints.values) == ["XS"])
    #expect(badgeText.room == 60)
    #expect(badgeText.need > 100)
    #expect(badgeText.visibleText.hasSuffix("…"))
    #expect(badgeText.lostText.hasSuffix("ungen"))
    #expect(badge[0].place.line == 9)
    #expect(badge[0].advice.contains("shorter fits, or allow two lines"))
    #expect(badgeText.breakingPointList.first?.device == badgeText.devices.first)

    #expect(report.summary.skipped["untranslated (empty)"] == 1)
    #expect(report.summary.skipped["ignored by the configuration"] == 1)
    #expect(findings("debug.title", in: report).isEmpty)
    #expect(report.summary.locales == ["de", "en"])
    #expect(report.summary.counts.keys.sorted() == ["error", "info", "note", "warning"])
    #expect(report.summary.assignments["certain"] == 6)
    #expect(report.summary.assignments["guess"] == 1)
    #expect(report.summary.assignments["fallback"] == 1)
  }

  @Test func notTranslatableStringsAreShownToo() throws {
    let report = try audit(Self.catalog, configuration: configuration())
    let brand = findings("brand", in: report)
    try #require(brand.count == 1)
    #expect(brand[0].notes.contains("marked as not to be translated"))
  }

  @Test func pluralVariationsMakeOneFinding() throws {
    let report = try audit(Self.catalog, configuration: configuration())
    let files = findings("files", in: report).filter { $0.rule == "truncated-text" }
    try #require(files.count == 1)
    let filesText = try #require(files[0].text)
    #expect(filesText.variation == "plural.other")
    #expect(filesText.otherVariations == ["plural.one"])
    #expect(files[0].notes.contains("measured with sample values in place of placeholders"))
    #expect(!filesText.text.contains("%"))
  }

  @Test func deviceVariationsAreForTheirDevices() throws {
    let phone = try #require(Device.named("iPhone 15"))
    let pad = try #require(Device.all.first { $0.idiom == .pad })
    let filters = AuditFilters(devices: [phone, pad], categories: [.large])
    let report = try audit(Self.catalog, configuration: configuration(), filters: filters)
    let hint = findings("hint", in: report)
    try #require(hint.count == 1)
    let hintText = try #require(hint[0].text)
    #expect(hintText.devices == [pad.name])
    #expect(hintText.variation == "device.ipad")
    let phones = try audit(
      Self.catalog, configuration: configuration(),
      filters: AuditFilters(devices: [phone], categories: [.large]))
    #expect(findings("hint", in: phones).isEmpty)
  }

  @Test func aGuessNeverExceedsWarningAndSaysSo() throws {
    let report = try audit(Self.catalog, configuration: configuration())
    let menu = findings("menu.rename", in: report)
    try #require(menu.count == 1)
    let menuText = try #require(menu[0].text)
    #expect(menuText.slot == "menu.item")
    #expect(menu[0].severity == .warning)
    #expect(menu[0].confidence == .guess)
    #expect(menu[0].notes.contains { $0.contains("guessed") })
  }

  @Test func withoutAPlaceThereIsOnlyInformation() throws {
    let report = try audit(Self.catalog, configuration: configuration())
    let nowhere = findings("nowhere", in: report)
    try #require(nowhere.count == 1)
    #expect(nowhere[0].severity == .info)
    #expect(nowhere[0].rule == "broken-word")
    #expect(nowhere[0].advice.contains("soft hyphen"))
    #expect(report.summary.undetermined["no place known: measured as a label only"] == 1)
  }

  @Test func whatOnlyIOSDrawsIsUndeterminedAndWhatNothingDrawsAFinding() throws {
    let long = String(repeating: "word ", count: 20)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "logo.title": {"comment": "typefit: nav.title", "localizations": {"en": {"stringUnit": {
          "state": "translated", "value": "\(long)\u{F8FF}"}}}},
        "icon.title": {"comment": "typefit: nav.title", "localizations": {"en": {"stringUnit": {
          "state": "translated", "value": "\u{E900} Home"}}}}
      }}
      """
    let report = try audit(catalog)
    let reason = "iOS draws a character that no installed font has"
    #expect(report.summary.undetermined[reason] == 1)
    #expect(report.texts.map(\.key) == ["icon.title"])
    #expect(report.findings.first?.rule == "missing-glyphs")
    #expect(report.findings.first?.reason.contains("no font of iOS has U+E900") == true)
  }

  @Test func filtersNarrowTheRun() throws {
    let phone = try #require(Device.named("iPhone SE (3rd generation)"))
    let filters = AuditFilters(
      locales: ["de"], devices: [phone], categories: [.accessibilityMedium, .large],
      os: [.iOS13], slots: ["label"])
    let report = try audit(Self.catalog, configuration: configuration(), filters: filters)
    #expect(report.texts.map(\.key) == ["badge"])
    #expect(report.texts.first?.categories == ["L", "AX1"])
    #expect(report.texts.first?.devices == [phone.name])
    #expect(report.texts.first?.os == OSGeneration.iOS13.displayName)
    #expect(report.summary.measurements == 2)
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.catalog, to: "Localizable.xcstrings")
    let stack = try FontStack.load()
    let data = try (0..<2).map { _ in
      try AuditRunner(configuration: try configuration(), fontStack: stack).run(paths: [file])
        .jsonData()
    }
    #expect(data[0] == data[1])
    let decoded = try JSONDecoder().decode(AuditReport.self, from: data[0])
    #expect(decoded.findings.count > 3)
  }

  @Test func theQuickWayJudgesAsTheSlowWay() throws {
    let slow = try audit(Self.probeCatalog, usesProbes: false)
    let quick = try audit(Self.probeCatalog, usesProbes: true)
    #expect(slow.findings.count > 20)
    func facts(_ report: AuditReport) -> [String] {
      report.texts.map { "\($0.key) \($0.breakingPoints) \($0.categories)" }
        .map { $0 }.sorted()
    }
    #expect(Set(slow.texts.map(\.key)) == Set(quick.texts.map(\.key)))
    for (one, other) in zip(slow.findings, quick.findings) {
      #expect(one.rule == other.rule)
      #expect(one.evidence == other.evidence)
      #expect(one.severity == other.severity)
    }
  }

  /// Texts of rising length in every slot there is.
  private static let probeCatalog: String = {
    let words = ["Share", "Benachrichtigungen", "with", "everybody", "in", "the", "conversation"]
    var entries: [String] = []
    for slot in ComponentRegistry.slots {
      for length in [1, 2, 3, 5, 7, 12, 30] {
        let text = (0..<length).map { words[$0 % words.count] }.joined(separator: " ")
        entries.append(
          """
          "\(slot.name) \(length)" : {
            "comment" : "typefit: \(slot.name)",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
            }
          }
          """)
      }
    }
    return """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { \(entries.joined(separator: ",")) } }
      """
  }()

  @Test func companionsComeFromTheSameLanguage() throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "ok" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "OK" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Einverstanden, weiter so" } }
        } },
        "name" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Language of the app" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Sprache der App" } },
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "Langue de l’app" } }
        } }
      } }
      """
    var configuration = AuditConfiguration()
    configuration.slots = [
      SlotRule(
        key: KeyPattern("name"), slot: "tableCell.value1.title", options: SlotOptions(),
        companions: ["tableCell.value1.detail": ["key:ok", "key:nothing"]])
    ]
    let device = try #require(Device.named("iPhone 15"))
    var planner = AuditPlanner(
      configuration: configuration, filters: AuditFilters(), devices: DeviceGroup.group([device]))
    let folder = try TemporaryFolder()
    let file = try folder.write(catalog, to: "Localizable.xcstrings")
    let plan = planner.plan(LocalizationReader.read(paths: [file]))
    let units = plan.units.filter { $0.slot == "tableCell.value1.title" }
    let texts = Dictionary(uniqueKeysWithValues: units.map { ($0.locale, $0.companions) })
    #expect(texts["de"] == ["tableCell.value1.detail": ["Einverstanden, weiter so"]])
    #expect(texts["fr"] == ["tableCell.value1.detail": ["OK"]])
    #expect(plan.problems.count == 1)
    #expect(plan.problems.first?.message.contains("key:nothing") == true)
  }

  @Test func brokenInputIsAProblemBesideTheFindings() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Self.catalog, to: "Good/Localizable.xcstrings")
    let bad = try folder.write("{ \"strings\" : {", to: "Bad/Localizable.xcstrings")
    let runner = AuditRunner(
      configuration: try configuration(), fontStack: try FontStack.load())
    let report = try runner.run(paths: [good, bad])
    #expect(report.hasInputErrors)
    #expect(report.problems.contains { $0.file.contains("Bad") && $0.isFatal })
    #expect(report.texts.contains { $0.key == "badge" })
  }

  @Test func nothingToCheckIsNotAPass() throws {
    let report = try audit(
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {} }")
    #expect(report.hasInputErrors)
    #expect(report.problems.contains { $0.message.contains("no localised strings were found") })
  }

  @Test func aWrongMarkerIsAProblemAtItsLine() throws {
    let catalog = Self.catalog.replacing("typefit: label width=40", with: "typefit: lable width=40")
    let report = try audit(catalog, configuration: configuration())
    #expect(!report.hasInputErrors)
    let problem = try #require(report.problems.first)
    #expect(problem.message.contains("unknown slot 'lable'"))
    #expect(problem.line != nil)
  }

  @Test func progressRisesToTheTotal() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.probeCatalog, to: "Localizable.xcstrings")
    let seen = ProgressLog()
    let runner = AuditRunner(
      configuration: AuditConfiguration(), fontStack: try FontStack.load(),
      filters: AuditFilters(categories: [.large]))
    _ = try runner.run(paths: [file]) { seen.add($0, $1) }
    let values = seen.values
    #expect(values.map(\.0) == values.map(\.0).sorted())
    #expect(values.last?.0 == values.last?.1)
  }
}

/// Collects progress from the worker threads.
private final class ProgressLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [(Int, Int)] = []
  var values: [(Int, Int)] { lock.withLock { log } }
  func add(_ done: Int, _ total: Int) { lock.withLock { log.append((done, total)) } }
}
