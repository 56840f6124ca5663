import TextLayout

/// The text system that draws a component, told from the words of its case.
enum ComponentKind: String, Sendable {
  /// `UILabel` and the UIKit components made of it.
  case label
  /// SwiftUI `Text`.
  case swiftUI
  /// `UITextView`: TextKit without a line break strategy.
  case textView

  init(_ words: String) {
    let words = words.lowercased()
    if words.contains("text view") {
      self = .textView
    } else if words.contains("swiftui") {
      self = .swiftUI
    } else {
      self = .label
    }
  }

  /// The room of a case in the terms of this text system.
  func request(for testCase: GroundTruthCase, width: Double) -> FitRequest {
    let limit = testCase.lineLimit ?? (testCase.isTruncated ? testCase.lines.count : 0)
    var request = FitRequest(
      pointSize: testCase.pointSize, width: width, maximumLines: limit,
      lineBreakMode: testCase.lineBreakMode,
      lineBreakStrategy: self == .textView ? [] : .standard,
      hyphenationLocale: self == .swiftUI && testCase.isAccessibilitySize ? testCase.locale : nil)
    if self == .swiftUI { request.leastFillAfterPushOut = 0.72 }
    return request
  }
}
