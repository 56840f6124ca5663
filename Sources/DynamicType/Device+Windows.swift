/// The size of an app's window, and how sure it is.
public struct WindowBounds: Sendable, Hashable {
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double
  /// How sure the size is.
  public let confidence: Confidence
  /// What was assumed about the size, in a sentence for a reader; nil for nothing.
  public let note: String?

  /// Makes bounds, in points.
  public init(width: Double, height: Double, confidence: Confidence = .certain, note: String? = nil)
  {
    self.width = width
    self.height = height
    self.confidence = confidence
    self.note = note
  }
}

extension Device {
  /// The window of an app that shares an iPad's screen; nil where the system offers no such window.
  ///
  /// Until iPadOS 18 the narrow part of a Split View is 320 or 375 points wide, a divider of 10
  /// follows, and the wide part has what is left; an even split exists in landscape only. Sources:
  /// minimalab.com, "splitview-width" (9.7-inch); gist sgl0v/3509f3ae628f4047cdb6 (9.7 and
  /// 12.9-inch); hacknicity.medium.com, "How iPad Apps Adapt to …" (10.5, 11, 12.9 and 8.3-inch).
  /// Slide Over is as wide as the narrow part and 40 points less high (the same, 9.7 and 10.5-inch).
  ///
  /// iPadOS 26 tiles windows: a half was measured as exactly half of the screen
  /// (vjt/grappa-irc#2160), thirds are taken to be thirds, and are offered where they are 320 wide or
  /// wider, which is an estimate, as is a Slide Over of the old size.
  ///
  /// - Parameters:
  ///   - window: the part of the screen.
  ///   - orientation: how the device is held.
  ///   - os: the generation of iOS.
  public func windowBounds(
    _ window: WindowSize, _ orientation: Orientation, os: OSGeneration
  ) -> WindowBounds? {
    let width = screenWidth(orientation)
    let height = screenHeight(orientation)
    if window == .fullScreen { return WindowBounds(width: width, height: height) }
    guard idiom == .pad else { return nil }
    let isMeasured = Self.measuredLengths.contains(max(width, height))
    switch window {
    case .fullScreen:
      return WindowBounds(width: width, height: height)
    case .free(let freeWidth, let freeHeight):
      let freeHeight = freeHeight ?? height
      guard (Self.leastFreeLength...width).contains(freeWidth),
        (Self.leastFreeLength...height).contains(freeHeight)
      else { return nil }
      return WindowBounds(width: freeWidth, height: freeHeight)
    case .slideOver:
      return WindowBounds(
        width: narrowWidth(orientation), height: height - 40,
        confidence: os >= .iOS26 ? .guess : isMeasured ? .certain : .likely,
        note: os >= .iOS26 ? Self.slideOverNote : nil)
    case .oneThird, .half, .twoThirds:
      if os >= .iOS26 { return tile(window, width, height) }
      let rest = width - Self.divider
      let narrow = narrowWidth(orientation)
      if window == .half, orientation == .portrait { return nil }
      return WindowBounds(
        width: window == .half ? rest / 2 : window == .oneThird ? narrow : rest - narrow,
        height: height, confidence: isMeasured ? .certain : .likely)
    }
  }

  /// A tile of iPadOS 26.
  private func tile(_ window: WindowSize, _ width: Double, _ height: Double) -> WindowBounds? {
    if window == .half {
      return WindowBounds(width: width / 2, height: height, confidence: .likely)
    }
    let share = (width / (window == .oneThird ? 3 : 1.5)).rounded(.down)
    guard width / 3 >= Self.leastTile else { return nil }
    return WindowBounds(
      width: share, height: height, confidence: .guess, note: Self.tileNote)
  }

  /// The window sizes with a name that the system offers, the whole screen first.
  public func windowSizes(_ orientation: Orientation, os: OSGeneration) -> [WindowSize] {
    WindowSize.named.filter { windowBounds($0, orientation, os: os) != nil }
  }

  /// The horizontal size class of a window so wide, in points.
  ///
  /// On an iPad windows up to 639 wide are compact (openradar 34621309: two thirds of a 12.9-inch iPad
  /// in portrait) and from 678 on regular (commandshift.co.uk, "Understanding split view controller":
  /// half of it in landscape). Between the two nothing is known; compact is assumed.
  func horizontalSizeClass(windowWidth: Double) -> SizeClass {
    windowWidth >= Self.leastRegularWidth ? .regular : .compact
  }

  /// Width of the narrow part of a Split View, in points.
  private func narrowWidth(_ orientation: Orientation) -> Double {
    screenWidth(orientation) >= (orientation == .portrait ? 1024 : 1133) ? 375 : 320
  }

  /// Heights in portrait of the screens whose windows a source names.
  private static let measuredLengths: Set<Double> = [1024, 1080, 1112, 1194, 1366]
  private static let divider = 10.0
  private static let leastRegularWidth = 678.0
  private static let leastTile = 320.0
  /// The least width and height of a free window that is taken as meant, in points.
  public static let leastFreeLength = 200.0

  private static let slideOverNote =
    "estimate: Slide Over of iPadOS 26 is as wide as before"
  private static let tileNote =
    "estimate: a window of iPadOS 26 tiled to thirds is a third of the screen, or two, wide"
}
