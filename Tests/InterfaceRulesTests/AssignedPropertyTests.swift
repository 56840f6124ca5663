import InterfaceRules
import SwiftSourceScan
import Testing

/// What code sets through an outlet counts, not what the interface file says.
@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct AssignedPropertyTests {
  private let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <tableViewCell id="c" customClass="HutCell"><subviews><label text="Pay" id="a">
    <fontDescription key="fontDescription" type="system" pointSize="13"/></label></subviews>
    <connections><outlet property="titleLabel" destination="a" id="o"/></connections>
    </tableViewCell></objects></document>
    """

  private func faults(_ code: String) throws -> [String] {
    let example = InterfaceExample(
      "", files: [.init("Hut.xib", cell), .init("Hut.swift", code)], faults: [])
    return try example.run(FixedFontSizeRule(), readers: [SwiftSourceReader()])
  }

  @Test(
    "A font set in the cell's class, or from outside, replaces the file's",
    arguments: [
      "class HutCell { func awakeFromNib() { titleLabel.font = fonts.title } }",
      "extension HutCell { func style() { self.titleLabel?.font = fonts.title } }",
      "class List { func show(cell: HutCell) { cell.titleLabel.font = fonts.title } }",
    ])
  func replaced(code: String) throws { #expect(try faults(code).isEmpty) }

  @Test(
    "A font of another class or object, or another property, does not",
    arguments: [
      "class PassCell { func awakeFromNib() { titleLabel.font = fonts.title } }",
      "class HutCell { func awakeFromNib() { noteLabel.font = fonts.title } }",
      "class HutCell { func awakeFromNib() { titleLabel.textColor = colors.title } }",
    ])
  func kept(code: String) throws { #expect(try faults(code).count == 1) }
}
