import Foundation
import Localization
import Testing

/// The texts of storyboards are found under the keys that Xcode writes for them.
@Suite struct InterfaceTextsTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
    <label text="Departures" id="lb1-aa-001"/>
    <button id="bt1-aa-001"><state key="normal" title="Reload"/></button>
    <segmentedControl id="sg1-aa-001"><segments><segment title="Day"/><segment title="Week"/>
    </segments></segmentedControl>
    <label id="lb2-aa-001"><string key="text">Two
    lines</string></label>
    <constraint placeholder="YES" id="cn1-aa-001"/>
    </document>
    """

  @Test func keysAndLines() throws {
    let interface = try #require(
      InterfaceTexts(
        LocalizationFile(
          path: "App/Base.lproj/Main.storyboard", data: Data(Self.storyboard.utf8))))
    #expect(interface.table == "Main")
    #expect(interface.container == "App")
    #expect(
      interface.texts.map(\.key) == [
        "lb1-aa-001.text", "bt1-aa-001.normalTitle", "sg1-aa-001.segmentTitles[0]",
        "sg1-aa-001.segmentTitles[1]", "lb2-aa-001.text",
      ])
    #expect(interface.texts.map(\.line) == [2, 3, 4, 4, 6])
    #expect(interface.texts.last?.text == "Two\nlines")
    #expect(interface.objects.contains("cn1-aa-001"))
  }

  @Test func anythingElseIsNone() {
    #expect(InterfaceTexts(LocalizationFile(path: "a.xib", data: Data("<plist/>".utf8))) == nil)
    #expect(InterfaceTexts(LocalizationFile(path: "a.xib", data: Data("x".utf8))) == nil)
  }
}
