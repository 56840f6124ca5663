import ColorContrast
import Foundation
import Testing

@testable import InterfaceScan

@Suite("Interface files")
struct InterfaceDocumentTests {
  @Test("elements are found by id, with their line")
  func ids() throws {
    let document = try screen("<label id=\"l\"/>")
    #expect(document.element(id: "l")?.name == "label")
    #expect(document.element(id: "l")?.line == 6)
    #expect(document.element(id: "x") == nil)
    #expect(document.kind == .storyboard && document.runtime == .cocoaTouch)
    #expect(document.element(id: "l")?.superview?.id == "root")
  }

  @Test(
    "what is no present interface file says so",
    arguments: [
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
        ScanProblem.Severity.skipped
      ),
      ("NIBArchive", .skipped), ("<html/>", .error), ("<document type=\"other\"/>", .error),
      ("", .error),
    ])
  func otherKinds(text: String, severity: ScanProblem.Severity) {
    #expect {
      _ = try InterfaceDocument(Data(text.utf8), file: "a.xib")
    } throws: { error in
      (error as? ScanProblem)?.severity == severity
    }
  }

  @Test("documents for other systems are left out with a note")
  func otherSystems() throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>"
    let document = try InterfaceDocument(Data(text.utf8), file: "a.xib")
    let pairs = InterfacePairings(document)
    #expect(pairs.pairings.isEmpty)
    #expect(pairs.problems.map(\.severity) == [.skipped])
  }

  @Test("a file cut off at any byte is an error")
  func truncated() {
    let text =
      "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\""
      + " targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"a\"><color key=\"backgroundColor\""
      + " white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></view></objects></document>"
    #expect(throws: Never.self) { try InterfaceDocument(Data(text.utf8), file: "a.xib") }
    for length in 0..<text.utf8.count {
      #expect(throws: ScanProblem.self) {
        try InterfaceDocument(Data(text.utf8.prefix(length)), file: "a.xib")
      }
    }
  }

  // MARK: Colours

  private func read(_ attributes: String, resources: String = "") throws -> PairedColor {
    let document = try screen(
      "<view id=\"v\"><color key=\"c\" \(attributes)/></view>", resources: resources)
    let colors = InterfaceColors(
      document: document, catalogs: AssetCatalogs(), idiom: .phone, gamut: .displayP3)
    let element = try #require(document.element(id: "v")?.child(key: "c"))
    return try colors.color(element)
  }

  @Test(
    "all ways to write a colour",
    arguments: [
      (
        "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        "#FF8000"
      ),
      ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"", "#FF8000"),
      ("white=\"1\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"", "#FFFFFF80"),
      // Gamma 2.2 and sRGB's curve differ a little: 0.333 ^ 2.2 is 0.0889, in sRGB 0.331.
      (
        "white=\"0.333\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        "#545454"
      ),
      ("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"", "#FFFFFF"),
      ("cocoaTouchSystemColor=\"darkTextColor\"", "#000000"),
      ("name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"", "#000000"),
    ])
  func notations(attributes: String, expected: String) throws {
    #expect(hexadecimal(try read(attributes).color, .light) == expected)
  }

  @Test("a name without its asset falls back on the file's copy, sure only of the light appearance")
  func copies() throws {
    let copy =
      "<namedColor name=\"Brand\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""
      + " colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
    let brand = try read("name=\"Brand\"", resources: copy)
    #expect(brand.resolved(in: .light)?.color.hexadecimal == "#FF0000")
    #expect(brand.resolved(in: .light)?.confidence == .likely)
    #expect(brand.resolved(in: .dark)?.confidence == .guess)
  }

  @Test(
    "colours that cannot be read",
    arguments: [
      ("name=\"Brand\"", "named colour \"Brand\""),
      ("systemColor=\"mauveColor\"", "unknown system colour \"mauveColor\""),
      ("white=\"1\" alpha=\"1\" colorSpace=\"cmyk\"", "unknown colour space \"cmyk\""),
      ("red=\"2\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"", "red from 0 to 1"),
      ("red=\"x\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"", "found \"x\""),
      ("white=\"1\" alpha=\"1\" colorSpace=\"deviceRGB\"", "component red"),
    ])
  func unreadable(attributes: String, message: String) {
    #expect {
      try read(attributes)
    } throws: { error in
      let problem = error as? ScanProblem
      return problem?.line == 6 && problem?.message.contains(message) == true
    }
  }
}
