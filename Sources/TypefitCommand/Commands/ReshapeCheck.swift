import DynamicType
import Foundation
import Localization
import Reporting
import TextShaping

/// Checks the arithmetic that gives a width at any size against shaping anew at that size.
struct ReshapeCheck {
  let paths: [String]
  let fontStack: FontStack
  /// Points; what rounding each glyph's position to the font's grid may add up to, per cluster.
  static let tolerancePerCluster = 0.001

  /// Compares every text at the twelve body sizes.
  /// - Returns: whether all widths agree.
  func run(in console: Console) -> Bool {
    let shaper = TextShaper(fontStack: fontStack)
    var comparisons = 0
    var failures = 0
    var worst = (difference: 0.0, place: "")
    for string in LocalizationReader.read(paths: paths).strings {
      let shaped = shaper.shape(string.text, locale: string.locale)
      for category in ContentSizeCategory.allCases {
        let size = TextStyle.body.pointSize(for: category)
        let anew = shaper.reshapedWidth(string.text, locale: string.locale, pointSize: size)
        let difference = abs(anew - shaped.advance(pointSize: size))
        comparisons += 1
        if difference > Self.tolerancePerCluster * Double(shaped.clusterCount + 10) {
          failures += 1
        }
        if difference > worst.difference {
          worst = (difference, "\(string.place.file):\(string.place.line) at \(category.shortName)")
        }
      }
    }
    var message = "shaped anew \(counted(comparisons, "time")), largest difference "
    message += "\(points(worst.difference, digits: 4)) pt"
    if worst.difference > 0 { message += " (\(worst.place))" }
    console.writeDiagnostic("typefit: \(message)\n")
    guard failures > 0 else { return true }
    console.report(
      error: "\(counted(failures, "width")) differ from shaping anew by more than rounding does."
        + " Please report it.")
    return false
  }
}
