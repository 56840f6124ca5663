import Components

/// The room along the width that a file leaves to a view.
struct LayoutRoom: Sendable, Hashable {
  /// Its edges, counted from the leading edge of the screen.
  var leading: ScreenLength
  var trailing: ScreenLength
  /// Whether the file alone tells it.
  var isExact: Bool

  var width: ScreenLength { trailing - leading }

  /// Whether the room is the screen but for margins, not a part of it.
  private var spansScreen: Bool {
    abs(width.share - 1) < 1e-6 && abs(leading.share) < 1e-6
  }

  /// Sets the width of a place, or how far it keeps away from the sides of the screen.
  func apply(to options: inout SlotOptions) {
    guard width.nominal > 0 else { return }
    if abs(width.share) < 1e-6 {
      options.width = Self.rounded(width.nominal)
      return
    }
    guard spansScreen else {
      options.width = Self.rounded(width.nominal)
      return
    }
    let margins = (leading.margins, -trailing.margins)
    var insets = (leading.points, -trailing.points)
    if margins != (1, 1) || insets.0 < 0 || insets.1 < 0 {
      // Counted from the sides of the screen.
      options.margin = 0
      insets.0 += margins.0 * 16
      insets.1 += margins.1 * 16
    }
    if insets.0 > 0 { options.leadingInset = Self.rounded(insets.0) }
    if insets.1 > 0 { options.trailingInset = Self.rounded(insets.1) }
  }

  /// Whether the width is stated, or follows that of the screen.
  var isKnown: Bool { isExact && width.nominal > 0 && (spansScreen || abs(width.share) < 1e-6) }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
