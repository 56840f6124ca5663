/// Where a string begins to break on one device.
public struct BreakingPoint: Sendable, Hashable, Codable {
  /// The device's name.
  public let device: String
  /// Short name of the first content size category with a fault, such as `XXL`.
  public let category: String

  /// Creates a breaking point.
  public init(device: String, category: String) {
    self.device = device
    self.category = category
  }
}

/// A string in a place, on however many devices and sizes its fault shows.
public struct TextEvidence: Sendable, Hashable, Codable {
  /// The string's key.
  public var key: String
  /// The string's language.
  public var locale: String
  /// The table: name of the file without ending.
  public var table: String
  /// The variation shown in this finding, such as `plural.other`; nil for a plain string.
  public var variation: String?
  /// Other variations of the key that break here too.
  public var otherVariations: [String]
  /// The measured text as it is drawn, with sample values in place of placeholders.
  public var text: String
  /// The slot, such as `alert.title`.
  public var slot: String
  /// The component of the slot, such as `alert`.
  public var component: String
  /// Names of the devices with the fault, narrowest first.
  public var devices: [String]
  /// The iOS generation, such as `iOS 26`.
  public var os: String
  /// The first category with the fault on the worst device.
  public var breakingPoint: String
  /// The first category with the fault: device name → category.
  public var breakingPoints: [String: String]
  /// Every category with the fault on any device, in order; not always without gaps.
  public var categories: [String]
  /// Name of the verdict of the worst example, such as `truncates`.
  public var verdict: String
  /// What can be read in the worst example.
  public var visibleText: String
  /// What is lost in the worst example.
  public var lostText: String
  /// Lines in the worst example.
  public var lines: Int
  /// Font scale in the worst example; 1 when not shrunk.
  public var scale: Double
  /// Width the place has in the worst example, in points.
  public var room: Double
  /// Width the text needs in the worst example, in points.
  public var need: Double
  /// Font size in the worst example, in points, before shrinking.
  public var pointSize: Double

  /// The breaking points in the order of `devices`.
  public var breakingPointList: [BreakingPoint] {
    devices.compactMap { device in
      breakingPoints[device].map { BreakingPoint(device: device, category: $0) }
    }
  }
}
