import ColorContrast
import Foundation
import Testing

@testable import InterfaceScan

/// A colour set from the members of its `colors` list.
func colorSet(_ colors: String, name: String = "Test") -> (set: ColorSet?, problems: [ScanProblem])
{
  var reader = ColorSetReader(file: "Contents.json")
  let set = reader.read(Data("{\"colors\": [\(colors)]}".utf8), name: name)
  return (set, reader.problems)
}

/// A storyboard with one screen: what its root view holds.
func screen(
  _ content: String, root: String = "", resources: String = "", document: String = ""
) throws -> InterfaceDocument {
  try storyboard(
    """
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    \(content)
    </subviews>
    \(root)
    </view></viewController>
    """, resources: resources, document: document)
}

func storyboard(
  _ objects: String, resources: String = "", document: String = ""
) throws -> InterfaceDocument {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">\(document)<scenes><scene sceneID="s"><objects>
    \(objects)
    </objects></scene></scenes><resources>\(resources)</resources></document>
    """
  return try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
}

/// A `<color>` in sRGB from eight-bit components.
func color(_ key: String, _ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> String {
  "<color key=\"\(key)\" red=\"\(Double(red) / 255)\" green=\"\(Double(green) / 255)\""
    + " blue=\"\(Double(blue) / 255)\" alpha=\"\(alpha)\" colorSpace=\"custom\""
    + " customColorSpace=\"sRGB\"/>"
}

/// The pairs of a document as `component: foreground on backdrop`.
func pairs(_ document: InterfaceDocument, _ catalogs: AssetCatalogs = AssetCatalogs()) -> [String] {
  InterfacePairings(document, catalogs: catalogs).pairings.map {
    "\($0.component): \($0.foreground.name) on \($0.backdrop.name)"
  }
}

func hexadecimal(_ color: DynamicColor?, _ appearance: Appearance) -> String? {
  color?.resolved(in: appearance)?.color.hexadecimal
}
