import Components
import Foundation

@testable import InterfaceScan

/// The places of a document's texts.
func places(_ document: InterfaceDocument) -> [PendingUsage] {
  InterfaceFactReader().facts(in: document).usages
}

extension [PendingUsage] {
  /// The places of a key.
  subscript(key: String) -> [PendingUsage] {
    filter {
      if case .interfaceText(key, _, _) = $0.text { return true }
      return false
    }
  }
}

extension PendingUsage {
  /// The companions of a slot as texts of the file.
  func beside(_ slot: String) -> [String] {
    (companions[slot] ?? []).map {
      switch $0 {
      case .interfaceText(_, _, let text), .verbatim(let text): text
      default: "?"
      }
    }
  }
}

/// A label with a text, laid out by constraints.
func label(_ id: String, _ attributes: String = "", content: String = "") -> String {
  """
  <label id="\(id)" text="A text" adjustsFontSizeToFit="NO" \
  translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(content)</label>
  """
}

/// A constraint between two anchors, `a.leading`, with a relation and a constant.
func constraint(
  _ first: String, _ second: String? = nil, _ constant: Double = 0, relation: String? = nil,
  more: String = ""
) -> String {
  func anchor(_ name: String, _ ordinal: String) -> String {
    let parts = name.split(separator: ".")
    return "\(ordinal)Item=\"\(parts[0])\" \(ordinal)Attribute=\"\(parts[1])\""
  }
  let other = second.map { anchor($0, "second") } ?? ""
  let kind = relation.map { "relation=\"\($0)\"" } ?? ""
  return "<constraint \(anchor(first, "first")) \(kind) \(other) constant=\"\(constant)\" \(more)/>"
}

/// A screen 375 points wide on the canvas whose views are laid out by constraints.
func laidOut(_ content: String, _ constraints: String...) throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(content)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints.joined())</constraints>
    </view></viewController>
    </objects></scene></scenes></document>
    """
  return try InterfaceDocument(Data(text.utf8), file: "Base.lproj/Main.storyboard")
}

/// The options of the only place in a document.
func options(_ document: InterfaceDocument, _ id: String = "l") -> SlotOptions? {
  places(document)["\(id).text"].first?.options
}
