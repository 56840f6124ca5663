import DynamicType

/// A documented number of a component: a length, a size or a limit, and where it comes from.
public struct Metric: Sendable, Hashable {
  /// What the number is, in words a report can print.
  public let name: String
  /// The number, in points unless the name says otherwise.
  public let value: Double
  /// The public document, or public repository and path, that states the number.
  public let source: String
  /// `certain`: measured by the source or documented by Apple; `likely`: one source, or another
  /// release; `guess`: inferred.
  public let confidence: Confidence
  /// The sentence a placement carries when it rests on this number and the number is a guess.
  public let estimateNote: String

  /// Creates a metric; `value` is in points.
  public init(_ name: String, _ value: Double, source: String, confidence: Confidence) {
    self.name = name
    self.value = value
    self.source = source
    self.confidence = confidence
    let whole = value == value.rounded() ? String(Int(value)) : String(value)
    estimateNote = "estimate: \(name), \(whole)"
  }
}

/// Public sources named by more than one component.
enum Source {
  static let openUIKitCell =
    "Vercantez/openuikit: Sources/OpenUIKit/UITableViewCell.swift (iOS 26.1)"
  static let openUIKitTable =
    "Vercantez/openuikit: Sources/OpenUIKit/UITableView.swift (iOS 26.1, iPhone and iPad)"
  static let openUIKitAlert =
    "Vercantez/openuikit: Sources/OpenUIKit/UIAlertController.swift (iOS 26.1)"
  static let openUIKitMenu =
    "Vercantez/openuikit: Sources/OpenUIKit/UIContextMenu.swift (iOS 26.1)"
  static let flutterDialog = "flutter/packages: packages/cupertino_ui/lib/src/dialog.dart"
  static let flutterMenu =
    "flutter/packages: packages/cupertino_ui/lib/src/menu_anchor.dart (iOS 18.5)"
  static let listableSwipe = "square/Listable#519 (compared with UIKit, iOS 17)"
  static let listConfiguration = "printed UIListContentConfiguration descriptions (iOS 14-18)"
  static let hierarchyDump = "view hierarchy dumps in public posts (iOS 8-12)"
  static let dija = "zelez-lab/dija: docs/platforms/ios/components (no method stated)"
  static let openUIKitButton =
    "Vercantez/openuikit: Sources/OpenUIKit/UIButton.swift (iOS 26.1, Catalyst)"
  static let simulatorControls =
    "iamcgn/swiftui-web: Docs/elements/UIKit/Controls.md (iOS 26, iPhone simulator)"
  static let simulatorProfile =
    "iamcgn/swiftui-web: Docs/elements/iOS.md (iOS 26, iPhone simulator)"
  static let none = "no public source found"
}

/// How sure a room is: the weakest of the numbers it was computed from, with a note for each
/// number that is a guess.
struct Certainty {
  private(set) var confidence: Confidence = .certain
  private(set) var notes: [String] = []

  /// Takes a metric's value into a computation.
  mutating func use(_ metric: Metric) -> Double {
    if metric.confidence < .certain {
      confidence = min(confidence, metric.confidence)
      if metric.confidence == .guess { notes.append(metric.estimateNote) }
    }
    return metric.value
  }

  /// Records that a behaviour, not a number, is known only this well.
  mutating func lower(to other: Confidence, because note: String? = nil) {
    confidence = min(confidence, other)
    if let note { notes.append(note) }
  }
}
