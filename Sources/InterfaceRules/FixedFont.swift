import DynamicType
import InterfaceScan

/// A font of the system in a size that stays as it is.
struct FixedFont {
  /// The size in points; the largest, where the source chooses between some.
  var pointSize: Double
  /// The weight; nil for regular.
  var weight: FontWeight?
  /// What the source says, for findings: `systemFont(ofSize: 12)`.
  var source: String
  /// Whether it is one of UIKit's.
  var isUIKit: Bool

  /// The functions that make one in UIKit, with their weights.
  static let uiKitFunctions: [(name: String, weight: FontWeight?)] = [
    ("systemFont", nil), ("boldSystemFont", .bold), ("italicSystemFont", nil),
    ("monospacedSystemFont", nil), ("monospacedDigitSystemFont", nil),
  ]

  /// A font as its parts say.
  init(pointSize: Double, weight: FontWeight?, source: String, isUIKit: Bool) {
    self.pointSize = pointSize
    self.weight = weight
    self.source = source
    self.isUIKit = isUIKit
  }

  /// The font of `.system(size: 12)`; nil for one whose size the source computes.
  init?(swiftUI call: SourceCall) {
    guard call.name == "system", let size = call["size"], let points = Self.points(size),
      call["relativeTo"] == nil
    else { return nil }
    if case .name? = call.base, call.base?.dottedName != "Font" { return nil }
    pointSize = points
    weight = call["weight"]?.lastName.flatMap(FontWeight.init(name:))
    source = ".system(size: \(Self.number(points)))"
    isUIKit = false
  }

  /// The font of `UIFont.systemFont(ofSize: 12, weight: .bold)` and its like; nil for one whose size
  /// the source computes.
  init?(uiKit call: SourceCall) {
    guard let function = Self.uiKitFunctions.first(where: { $0.name == call.name }),
      call.base == nil || call.base?.dottedName == "UIFont", let size = call["ofSize"],
      let points = Self.points(size)
    else { return nil }
    pointSize = points
    weight = function.weight ?? call["weight"]?.lastName.flatMap(FontWeight.init(name:))
    source = "\(function.name)(ofSize: \(Self.number(points)))"
    isUIKit = true
  }

  /// The text style that looks the same at the default text size: that of the same size, where there
  /// is one, else the nearest, of two the smaller; semibold and bolder at 17 points is `headline`.
  var style: TextStyle {
    if pointSize == TextStyle.headline.pointSize(for: .large), (weight ?? .regular) >= .semibold {
      return .headline
    }
    let styles = TextStyle.allCases.filter { $0 != .headline }
    let distance = { (style: TextStyle) in abs(style.pointSize(for: .large) - pointSize) }
    return styles.reversed().min { distance($0) < distance($1) } ?? .body
  }

  /// Whether ``style`` has the very size.
  var hasExactStyle: Bool { style.pointSize(for: .large) == pointSize }

  /// The style and its size, for an advice.
  var styleInWords: String {
    let points = Self.number(style.pointSize(for: .large))
    return "\(hasExactStyle ? "" : "the nearest, ")\(points) pt at the default text size"
  }

  /// Sizes that UIKit has names for, in points: `UIFont.labelFontSize` and others, as documented for
  /// iOS (17, 18, 14, 12).
  private static let named: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "systemFontSize": 14, "smallSystemFontSize": 12,
  ]

  private static func points(_ expression: SourceExpression) -> Double? {
    switch expression {
    case .number(let number): return number
    case .member(_, let name): return named[name]
    case .choice(_, let results):
      let sizes = results.compactMap(points)
      return sizes.count == results.count ? sizes.max() : nil
    default: return nil
    }
  }

  /// A number as a person writes it: `17`, `8.5`.
  static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
