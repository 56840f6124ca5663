import Foundation
import SwiftSourceScan
import TestSupport
import Testing

@testable import TypefitCommand

@Suite struct PreviewCommandTests {
  private static let example =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    + "/Examples/Bergwetter/Resources"

  private func file(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test(arguments: [("png", "\u{FFFD}PNG"), ("svg", "<?xml"), ("pdf", "%PDF-")])
  func endingSaysTheFormat(ending: String, start: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new folder/picture." + ending
    let harness = CommandHarness([
      "preview", "Delete note?", "--slot", "alert.title", "--companions",
      #"{"alert.button": ["Cancel", "Delete"]}"#, "-o", path,
    ])
    #expect(harness.code == .success, "\(harness.errors)")
    #expect(harness.output.hasPrefix("alert on iPhone SE (2nd/3rd gen), iOS 26, L, en: 340 × "))
    #expect(String(decoding: try file(path), as: UTF8.self).hasPrefix(start))
  }

  @Test func marksAreDrawnOnlyWhenAsked() throws {
    let folder = try TemporaryFolder()
    func svg(_ options: [String]) throws -> String {
      let path = folder.path + "/picture.svg"
      let words = [
        "preview", "A title that is much too long for its cell", "--slot",
        "tableCell.default.title", "-c", "XXXL", "-o", path,
      ]
      #expect(CommandHarness(words + options).code == .success)
      return String(decoding: try file(path), as: UTF8.self)
    }
    #expect(try svg([]).contains("class=\"mark\"") == false)
    #expect(try svg(["--marks"]).contains("class=\"mark\""))
  }

  @Test func aKeyIsDrawnInEveryLanguage() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/sheet.svg"
    let harness = CommandHarness([
      "preview", "hut.winterRoom", Self.example, "--slot", "tableCell.default.title",
      "--sweep", "locales", "-o", path,
    ])
    #expect(harness.code == .success, "\(harness.errors)")
    let svg = String(decoding: try file(path), as: UTF8.self)
    #expect(svg.contains("en: fits"))
    #expect(svg.contains("ar: "))
    #expect(svg.contains("de: "))
  }

  /// The alert of the booking stands in the sources beside the catalog, with its message and both
  /// buttons.
  @Test(.enabled(if: SwiftSourceReader.isAvailable))
  func placeAndCompanionsComeFromTheSources() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/alert.svg"
    let app = (Self.example as NSString).deletingLastPathComponent
    let harness = CommandHarness([
      "preview", "booking.cancel.alert.title", app, "-l", "en", "-o", path,
    ])
    #expect(harness.code == .success, "\(harness.errors)")
    #expect(harness.output.contains("HutBookingController.swift:73: alert.title"))
    let svg = String(decoding: try file(path), as: UTF8.self)
    #expect(svg.components(separatedBy: "alert.button: ").count == 3)
    #expect(svg.contains("alert.message: "))
  }

  @Test func aSheetHasAllTextSizes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/sheet.svg"
    let harness = CommandHarness([
      "preview", "Notifications", "--slot", "tableCell.switch.title", "--sweep", "categories",
      "--appearance", "dark", "-o", path,
    ])
    #expect(harness.code == .success, "\(harness.errors)")
    let svg = String(decoding: try file(path), as: UTF8.self)
    for category in ["XS", "L", "AX5"] { #expect(svg.contains("\(category): ")) }
  }

  @Test func mistakesAreExitCodeTwoAndLeaveNoFile() throws {
    let folder = try TemporaryFolder()
    let slot = ["--slot", "alert.title"]
    let png = folder.path + "/picture.png"
    for (words, message) in [
      (["Text"] + slot, "Missing '--output <file>'"),
      (["Text", "-o", png], "Missing '--slot <slot>'"),
      (["hut.winterRoom", Self.example, "-o", png], "Name its place with --slot."),
      (["Text", "-o", folder.path + "/picture.gif"] + slot, "expected .png, .svg or .pdf"),
      (["Text", "-o", folder.path + "/picture"] + slot, "expected .png, .svg or .pdf"),
      (["Text", "-o", png, "--slot", "alert.titel"], "Did you mean 'alert.title'?"),
      (["Text", "-o", png, "--scale", "99"] + slot, "a number from 0.25 to 8"),
      (["Text", "-o", png, "--sweep", "locales"] + slot, "needs a path"),
      (["no.such.key", Self.example, "-o", png] + slot, "no string has the key 'no.such.key'"),
      (["a", folder.path + "/none", "-o", png] + slot, "none"),
      (["Text", "-o", "/proc/none/picture.png"] + slot, "cannot be created"),
      (["Text", "-o", png, "--appearance", "dim"] + slot, "dim"),
    ] {
      let harness = CommandHarness(["preview"] + words)
      #expect(harness.code == .failure)
      #expect(harness.errors.contains(message), "\(harness.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
